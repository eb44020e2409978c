// @ts-check
// The tabs of the bottom sheet on a phone: which is open, their buttons and what they show.
import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { Icon } from "../board-kit/icon.js";
import { drawing } from "../board-kit/later.js";
import { mayDeal } from "./dealing.js";
import { Choices, MustSay, Notice } from "./prompt.js";
import { Log } from "./log.js";
import { Seats, Radar } from "./seats.js";
import { Hand } from "./board.js";
import { Chat, Notes } from "./side.js";
import { elementsOf, isLaidOut, sought } from "./marks.js";
import { canUndo, undoName } from "./bar.js";
import { Guide, DealsPanel, Prospects } from "./parts.js";
import { mayTry } from "./derive.js";
import { Requests, OffersToMe, StandIn, NextTable, Ending, HintBox } from "./panels.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** The tabs with their icons. */
const TABS = [
  ["act", "action"],
  ["hand", "ui-hand"],
  ["players", "ui-human"],
  ["log", "ui-log"],
];

/**
 * Which tab is open, and whether it hides the board: that of the choices when there are new ones,
 * or the one where the thing is that a lesson points at.
 * @param {TableModel} model
 */
export function useTab(model) {
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

/**
 * The buttons of the tabs. `count` is the number of choices, `unread` of log lines and messages.
 * @param {{tab: string, set: (tab: string) => void, count: number, unread: number}} p
 */
export function Tabs({ tab, set, count, unread }) {
  /** @type {Record<string, unknown>} */
  const badges = {
    act: count
      ? html`<span class="bdg"
          ><span class="sr">${t("ui-choices", { count })}</span
          ><span aria-hidden="true">${count}</span></span
        >`
      : null,
    log: unread ? html`<span class="bdg quiet">${unread}</span>` : null,
  };
  return html`<div class="tabs" role="tablist">
    ${TABS.map(
      ([x, icon]) =>
        html`<button
          type="button"
          key=${x}
          role="tab"
          id=${"ptab-" + x}
          aria-selected=${tab === x}
          aria-controls="pane"
          class=${tab === x ? "on" : ""}
          onClick=${() => set(x)}
        >
          <${Icon} n=${icon} />${t(`ui-tab-${x}`)} ${badges[x]}
        </button>`,
    )}
  </div>`;
}

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

/** @param {{model: TableModel, taught: boolean}} p */
const ActTab = ({ model, taught }) =>
  html`<${Notice} model=${model} /><${Requests} model=${model} /><${OffersToMe}
      model=${model}
    /><${StandIn} model=${model} /><${NextTable} model=${model} />
    <${Ending} model=${model} />${taught ? null : html`<${Guide} model=${model} />`}
    <div class="must"><${MustSay} model=${model} /></div>
    <${Choices} model=${model} /><${HintBox} model=${model} />${
      model.myTurn.value ? html`<${Helpers} model=${model} />` : null
    }`;

/** @param {{model: TableModel}} p */
const PlayersTab = ({ model }) =>
  html`<${Seats} model=${model} /><${Radar} model=${model} />
    <h2>${t("ui-near")}</h2>
    <${Prospects} model=${model} />${
      mayDeal(model)
        ? html`<h2>${t("ui-tab-deals")}</h2>
            <${DealsPanel} model=${model} />`
        : null
    }`;

/** @param {{model: TableModel}} p */
const LogTab = ({ model }) =>
  html`<${Log} model=${model} newest=${true} />
    <h2>${t("ui-chat")}</h2>
    <${Chat} model=${model} />
    <h2>${t("ui-tab-notes")}</h2>
    <${Notes} model=${model} />`;

/**
 * What the open tab shows. In a lesson (`taught`) its words stand above all tabs.
 * @param {{tab: string, model: TableModel, taught: boolean}} p
 */
export function TabContent({ tab, model, taught }) {
  if (tab === "act") return html`<${ActTab} model=${model} taught=${taught} />`;
  if (tab === "hand") return html`<${Hand} model=${model} />`;
  return tab === "players"
    ? html`<${PlayersTab} model=${model} />`
    : html`<${LogTab} model=${model} />`;
}
