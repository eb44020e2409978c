// @ts-check
// The table on a phone, with its bottom sheet.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { seats as held } from "../app/store.js";
import { Icon } from "../board-kit/icon.js";
import { drawing } from "../board-kit/later.js";
import { mayDeal } from "./dealing.js";
import { Choices, MustSay, Notice } from "./prompt.js";
import { Log } from "./log.js";
import { Seats, SeatStrip, Radar } from "./seats.js";
import { BoardSlot, Hand } from "./board.js";
import { Chat, Notes } from "./side.js";
import { useUnread } from "./unread.js";
import { over } from "./over.js";
import { elementsOf, isLaidOut, sought } from "./marks.js";
import { Connection, canUndo, hasPast, openReplay, undoName } from "./bar.js";
import { Replay, Guide, DealsPanel, Prospects } from "./parts.js";
import { mayTry } from "./derive.js";
import { Requests, OffersToMe, StandIn, NextTable, Ending, HintBox, TrialBar } from "./panels.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** Undo, trial and hint below the choices. @param {{model: TableModel}} p */
const Helpers = ({ model }) =>
  html`<div class="two">
    <button
      type="button"
      class="chip ghost"
      disabled=${!canUndo(model)}
      onClick=${() => model.undo()}
    >
      <${Icon} n="ui-undo" />${undoName(model)}
    </button>
    ${
      mayTry(model)
        ? html`<button
            type="button"
            class="chip ghost"
            data-act="try"
            onClick=${() => model.trial.begin()}
          >
            <${Icon} n="ui-eye" />${t("ui-trial")}
          </button>`
        : null
    }
    ${
      model.table.value?.hints
        ? html`<button
            type="button"
            class="chip ghost"
            data-act="hint"
            onClick=${() => model.askHint()}
          >
            <${Icon} n="ui-hint" />${t("ui-hint")}
          </button>`
        : null
    }
  </div>`;

/**
 * Which tab is open, and whether it hides the board: that of the choices when there are new ones,
 * or the one where the thing is that a lesson points at.
 * @param {TableModel} model
 */
function useTab(model) {
  const [tab, setTab] = useState("act");
  const [tall, setTall] = useState(false);
  const seq = model.state.value?.seq;
  const asked = model.myTurn.value;
  const refs = sought.value;
  const left = useRef(/** @type {string[]} */ ([]));
  useEffect(() => {
    if (asked && !refs.length) setTab("act");
  }, [seq, asked, !refs.length]);
  useEffect(() => {
    left.current = refs.length ? ["act", "hand", "players", "act"].filter((x) => x !== tab) : [];
    if (refs.length) setTall(false);
  }, [refs, seq]);
  useEffect(() => {
    if (!left.current.length || drawing.value) return;
    if (elementsOf(refs[0]).some(isLaidOut)) left.current = [];
    else setTab(/** @type {string} */ (left.current.shift()));
  });
  return { tab, setTab, tall, setTall };
}

/** @param {{model: TableModel}} p */
export function Phone({ model }) {
  const { tab, setTab, tall, setTall } = useTab(model);
  const unread = useUnread(model, tab === "log");
  const count = model.branches.value.length; // the buttons of the tab
  const tabs = [
    ["act", "action"],
    ["hand", "ui-hand"],
    ["players", "ui-human"],
    ["log", "ui-log"],
  ];
  // the words of a lesson stay above each tab
  const taught = Boolean(held.value[model.id]?.lesson);
  // A tab begins at its top, and so does every new question; the log sees to its own place.
  const pane = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    if (tab !== "log") pane.current?.scrollTo(0, 0);
  }, [tab, tab === "act" ? model.state.value?.seq : 0]);
  return html`<div class=${`phone ${tall || tab !== "act" ? "tall" : ""}`}>
    <header class="pbar">
      <button
        type="button"
        class="tool"
        data-act="menu"
        aria-label=${t("ui-menu")}
        onClick=${() => {
          over.value = "menu";
        }}
      >
        <${Icon} n="ui-menu" />
      </button>
      <h1 class="game">${t("game-name")}</h1>
      <${Connection} model=${model} />
      ${
        model.me.value.seats.length
          ? html`<button
              type="button"
              class="tool"
              data-act="undo"
              aria-label=${undoName(model)}
              disabled=${!canUndo(model)}
              onClick=${() => model.undo()}
            >
              <${Icon} n="ui-undo" />
            </button>`
          : null
      }
      <button
        type="button"
        class="tool"
        data-act="replay"
        disabled=${!hasPast(model)}
        aria-label=${t("ui-replay")}
        onClick=${() => (model.replay.at.value === null ? openReplay(model) : model.replay.present())}
      >
        <${Icon} n="ui-replay" />
      </button>
    </header>
    <main id="main" class="pmain">
      <${SeatStrip} model=${model} />
      ${model.replay.at.value !== null ? html`<${Replay} model=${model} />` : null}
      <div class="board"><${BoardSlot} model=${model} /></div>
      <section class="sheet">
        <button
          type="button"
          class="grip"
          aria-expanded=${tall}
          aria-label=${t("ui-sheet")}
          onClick=${() => setTall(!tall)}
        ></button>
        <div class="tabs" role="tablist">
          ${tabs.map(
            ([x, icon]) =>
              html`<button
                type="button"
                key=${x}
                role="tab"
                id=${"ptab-" + x}
                aria-selected=${tab === x}
                aria-controls="pane"
                class=${tab === x ? "on" : ""}
                onClick=${() => setTab(x)}
              >
                <${Icon} n=${icon} />${t(`ui-tab-${x}`)}
                ${
                  x === "act" && count
                    ? html`<span class="bdg"
                        ><span class="sr">${t("ui-choices", { count })}</span
                        ><span aria-hidden="true">${count}</span></span
                      >`
                    : x === "log" && unread
                      ? html`<span class="bdg quiet">${unread}</span>`
                      : null
                }
              </button>`,
          )}
        </div>
        ${taught ? html`<div class="taught"><${Guide} model=${model} /></div>` : null}
        <${TrialBar} model=${model} />
        <div
          class="pane"
          id="pane"
          ref=${pane}
          role="tabpanel"
          tabindex="0"
          aria-labelledby=${"ptab-" + tab}
        >
          ${
            tab === "act"
              ? html`<${Notice} model=${model} /><${Requests} model=${model} /><${OffersToMe}
                    model=${model}
                  /><${StandIn} model=${model} /><${NextTable} model=${model} />
                  <${Ending} model=${model} />${taught ? null : html`<${Guide} model=${model} />`}
                  <div class="must"><${MustSay} model=${model} /></div>
                  <${Choices} model=${model} /><${HintBox} model=${model} />${
                    model.myTurn.value ? html`<${Helpers} model=${model} />` : null
                  }`
              : tab === "hand"
                ? html`<${Hand} model=${model} />`
                : tab === "players"
                  ? html`<${Seats} model=${model} /><${Radar} model=${model} />
                      <h2>${t("ui-near")}</h2>
                      <${Prospects} model=${model} />${
                        mayDeal(model)
                          ? html`<h2>${t("ui-tab-deals")}</h2>
                              <${DealsPanel} model=${model} />`
                          : null
                      }`
                  : html`<${Log} model=${model} newest=${true} />
                      <h2>${t("ui-chat")}</h2>
                      <${Chat} model=${model} />
                      <h2>${t("ui-tab-notes")}</h2>
                      <${Notes} model=${model} />`
          }
        </div>
      </section>
    </main>
  </div>`;
}
