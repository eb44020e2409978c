// @ts-check
// The table on a desktop.
import { html, useState } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { short } from "../app/store.js";
import { mayDeal } from "./dealing.js";
import { PromptBar, Notice } from "./prompt.js";
import { Log } from "./log.js";
import { Seats, Radar } from "./seats.js";
import { board } from "../board-kit/host.js";
import { BoardSlot, Hand } from "./board.js";
import { Chat, Notes } from "./side.js";
import { useUnread } from "./unread.js";
import { HintBox, Requests, OffersToMe, StandIn, NextTable, Ending, TrialBar } from "./panels.js";
import { DealsPanel, Guide, Replay } from "./parts.js";
import { Bar } from "./bar.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {{model: TableModel}} p */
function Side({ model }) {
  const [chosen, setTab] = useState(short.value ? "players" : "log");
  const tab = chosen === "players" && !short.value ? "log" : chosen;
  const unread = useUnread(model, tab === "chat");
  const players = html`<${Seats} model=${model} /><${Radar} model=${model} />`;
  const tabs = [
    ...(short.value ? ["players"] : []),
    "log",
    "chat",
    ...(mayDeal(model) ? ["deals"] : []),
    "notes",
  ];
  const waiting = (model.live.value?.deals ?? []).filter((c) => c.verb === "accept").length;
  return html`<aside class="side" aria-label=${t("ui-side")}>
    ${short.value ? null : players}<${HintBox} model=${model} />
    <section class="tabbed panel">
      <div class="tabrow" role="tablist">
        ${tabs.map(
          (x) =>
            html`<button
              type="button"
              key=${x}
              role="tab"
              id=${"tab-" + x}
              aria-selected=${tab === x}
              aria-controls="tabpanel"
              tabindex=${tab === x ? 0 : -1}
              onClick=${() => setTab(x)}
              onKeyDown=${(/** @type {KeyboardEvent} */ e) => {
                const step = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
                if (!step) return;
                e.preventDefault();
                const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
                setTab(next);
                document.getElementById("tab-" + next)?.focus();
              }}
            >
              ${t(`ui-tab-${x}`)}${
                x === "deals" && waiting
                  ? html` <span class="bdg">${waiting}</span>`
                  : x === "chat" && unread
                    ? html` <span class="bdg quiet">${unread}</span>`
                    : null
              }
            </button>`,
        )}
      </div>
      <div id="tabpanel" class="tabpanel" role="tabpanel" aria-labelledby=${"tab-" + tab}>
        ${
          tab === "players"
            ? html`<div class="players">${players}</div>`
            : tab === "log"
              ? html`<${Log} model=${model} />`
              : tab === "chat"
                ? html`<${Chat} model=${model} />`
                : tab === "deals"
                  ? html`<${DealsPanel} model=${model} />`
                  : html`<${Notes} model=${model} />`
        }
      </div>
    </section>
    <${TrialBar} model=${model} />
  </aside>`;
}

/** @param {{model: TableModel}} p */
export function Desk({ model }) {
  return html`<div class=${`desk ${board.value?.Board ? "drawn" : ""}`}>
    <${Bar} model=${model} />
    <div class="left">
      <${PromptBar} model=${model} />
      <div class="banners">
        <${Notice} model=${model} /><${Guide} model=${model} /><${Requests}
          model=${model}
        /><${OffersToMe} model=${model} /><${StandIn} model=${model} /><${NextTable}
          model=${model}
        />
      </div>
      <${Ending} model=${model} />
      ${model.replay.at.value !== null ? html`<${Replay} model=${model} />` : null}
      <main id="main" class="board" aria-label=${t("ui-board")}>
        <${BoardSlot} model=${model} />
      </main>
      ${
        model.looking.value
          ? html`<section class="bottom" aria-label=${t("ui-your-hand")}>
              <${Hand} model=${model} />
            </section>`
          : null
      }
    </div>
    <${Side} model=${model} />
  </div>`;
}
