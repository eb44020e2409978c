// @ts-check
// The table on a phone, with its bottom sheet.
import { html, useLayoutEffect, useRef } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { seats as held } from "../app/store.js";
import { Icon } from "../board-kit/icon.js";
import { SeatStrip } from "./seats.js";
import { BoardSlot } from "./board.js";
import { useUnread } from "./unread.js";
import { over } from "./over.js";
import { Connection, canUndo, hasPast, openReplay, undoName } from "./bar.js";
import { Replay, Guide } from "./parts.js";
import { TrialBar } from "./panels.js";
import { TabContent, Tabs, useTab } from "./phone-tabs.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** The line at the top: menu, title, undo, replay. @param {{model: TableModel}} p */
const TopBar = ({ model }) =>
  html`<header class="pbar">
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
  </header>`;

/** @param {{model: TableModel}} p */
export function Phone({ model }) {
  const { tab, setTab, tall, setTall } = useTab(model);
  const unread = useUnread(model, tab === "log");
  // the words of a lesson stay above each tab
  const taught = Boolean(held.value[model.id]?.lesson);
  // A tab begins at its top, and so does every new question; the log sees to its own place.
  const pane = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    if (tab !== "log") pane.current?.scrollTo(0, 0);
  }, [tab, tab === "act" ? model.state.value?.seq : 0]);
  return html`<div class=${`phone ${tall || tab !== "act" ? "tall" : ""}`}>
    <${TopBar} model=${model} />
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
        <${Tabs} tab=${tab} set=${setTab} count=${model.branches.value.length} unread=${unread} />
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
          <${TabContent} tab=${tab} model=${model} taught=${taught} />
        </div>
      </section>
    </main>
  </div>`;
}
