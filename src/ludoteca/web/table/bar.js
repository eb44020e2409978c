// @ts-check
// The bar at the top of a table on a desktop.
import { html } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { settings, set } from "../app/store.js";
import { Icon } from "../board-kit/icon.js";
import { undoSteps } from "./log.js";
import { over } from "./over.js";
import { mayTry } from "./derive.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {{model: TableModel}} p */
export function Connection({ model }) {
  const s = model.connection.value;
  return html`<span class=${"conn " + s} role="status"
    >${
      s === "open"
        ? html`<span class="sr">${t("ui-connected")}</span>`
        : html`<${Icon} n="ui-flag" /> ${t(s === "lost" ? "ui-reconnecting" : "ui-connecting")}`
    }</span
  >`;
}

/** What the undo button does now. @param {TableModel} model */
export const undoName = (model) =>
  t(model.askedBack.value !== null && !model.trial.on.value ? "ui-undo-ask" : "ui-undo");

/** Whether a step can be taken back, alone or with the others' consent. @param {TableModel} model */
export const canUndo = (model) =>
  model.trial.on.value
    ? Boolean(model.trial.moves.value?.length)
    : model.me.value.undo.length > 0 || model.askedBack.value !== null;

/** Undo one step, or to an own step of the turn. @param {{model: TableModel}} p */
function UndoTools({ model }) {
  const { undo, redo } = model.me.value;
  const live = model.replay.at.value === null;
  const steps = undoSteps(model);
  const name = undoName(model);
  return html`<button
      type="button"
      class="tool wide"
      data-act="undo"
      disabled=${!live || !canUndo(model)}
      onClick=${() => model.undo()}
      title=${name}
    >
      <${Icon} n="ui-undo" /><span>${name}</span>
    </button>
    ${
      live && undo.length > 1 && steps.length
        ? html`<label class="tool undo-to" title=${t("ui-undo-to")}
            ><${Icon} n="ui-down" /><span class="sr">${t("ui-undo-to")}</span>
            <select
              value=""
              onChange=${(/** @type {{target: HTMLSelectElement}} */ e) => {
                if (e.target.value) model.undo(Number(e.target.value));
                e.target.value = "";
              }}
            >
              <option value="">${t("ui-undo-to")}</option>
              ${steps.map((x) => html`<option key=${x.to} value=${x.to}>${x.text}</option>`)}
            </select></label
          >`
        : null
    }
    <button
      type="button"
      class="tool wide"
      data-act="redo"
      disabled=${!live || !redo}
      onClick=${() => model.redo()}
      title=${t("ui-redo")}
    >
      <${Icon} n="ui-redo" /><span>${t("ui-redo")}</span>
    </button>`;
}

/** @param {{model: TableModel}} p */
export function Bar({ model }) {
  const running = model.table.value?.state === "playing";
  const tool = (
    /** @type {string} */ act,
    /** @type {string} */ icon,
    /** @type {string} */ text,
    /** @type {() => void} */ run,
    on = false,
    off = false,
  ) =>
    html`<button
      type="button"
      class="tool"
      data-act=${act}
      disabled=${off}
      aria-label=${t(text)}
      title=${t(text)}
      aria-pressed=${on || null}
      onClick=${run}
    >
      <${Icon} n=${icon} />
    </button>`;
  return html`<header class="bar">
    <a class="logo" href="/">Ludoteca</a>
    <h1 class="game">${t("game-name")}</h1>
    <${Connection} model=${model} />
    ${
      model.me.value.seats.length
        ? null
        : html`<span class="watch"><${Icon} n="ui-eye" />${t("ui-spectator")}</span>`
    }
    <span class="grow"></span
    >${model.me.value.seats.length ? html`<${UndoTools} model=${model} />` : null}
    <div class="tools" role="toolbar" aria-label=${t("ui-tools")}>
      ${mayTry(model) ? tool("try", "ui-eye", "ui-trial", () => model.trial.begin()) : null}
      ${
        model.myTurn.value && model.table.value?.hints
          ? tool("hint", "ui-hint", "ui-hint", () => model.askHint())
          : null
      }
      ${tool("recap", "ui-bell", "ui-since", () => {
        over.value = "recap";
      })}
      ${tool(
        "replay",
        "ui-replay",
        "ui-replay",
        () => (model.replay.at.value === null ? openReplay(model) : model.replay.present()),
        model.replay.at.value !== null,
        !hasPast(model),
      )}
      ${
        running
          ? tool(
              "sound",
              settings.value.sound ? "ui-sound" : "ui-mute",
              "ui-sound",
              () => set({ sound: !settings.peek().sound }),
              settings.value.sound,
            )
          : null
      }
      ${tool("theme", "ui-candle", "ui-theme-dark", () =>
        set({ theme: document.documentElement.dataset.theme === "dark" ? "light" : "dark" }),
      )}
      ${tool("settings", "ui-settings", "ui-settings", () => {
        over.value = "settings";
      })}
      ${tool("menu", "ui-menu", "ui-menu", () => {
        over.value = "menu";
      })}
    </div>
  </header>`;
}

/** Whether anything has happened that the replay can show. @param {TableModel} model */
export const hasPast = (model) => (model.state.value?.seq ?? 0) > 0;

/** @param {TableModel} model */
export function openReplay(model) {
  const last = model.state.peek()?.seq ?? 0;
  model.replay.look(model.table.peek()?.state === "over" ? last : Math.max(0, last - 1));
}
