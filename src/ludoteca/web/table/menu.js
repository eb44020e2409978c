// @ts-check
// The table's menu, and what happened since the player's last action.
import { html, useState } from "../vendor/ui.js";
import { t, tell } from "../app/texts.js";
import { withValue } from "../app/forms.js";
import { settings, set, drop, guideAgain, phone } from "../app/store.js";
import { go } from "../app/router.js";
import { Icon } from "../board-kit/icon.js";
import { RuleLink } from "../board-kit/sentence.js";
import { Dialog } from "../app/dialog.js";
import { InviteBox, Recovery } from "./lobby.js";
import { undoSteps } from "./log.js";
import { turnsOf } from "./turns.js";
import { HostTools } from "./host.js";
import { Notices } from "./notices.js";
import { Pace } from "./correspondence.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/**
 * A file of the server, saved by the browser.
 * @param {TableModel} model
 * @param {string} path
 * @param {string} name
 */
async function download(model, path, name) {
  try {
    const response = await fetch(`/api/tables/${model.id}/${path}`, {
      headers: model.token ? { Authorization: `Bearer ${model.token}` } : {},
    });
    if (!response.ok) throw new Error(String(response.status));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 5000);
  } catch {
    model.say(t("ui-failed"), true);
  }
}

/**
 * A line of the menu that asks for a player.
 * @param {{label: string, seats: import("../types/wire.js").SeatInfo[], run: (seat: string) =>
 *   void, children?: unknown}} p
 */
const Whom = ({ label, seats, run, children }) =>
  seats.length
    ? html`<div class="row wrap">
        <span>${label}</span>
        ${seats.map(
          (s) =>
            html`<button type="button" class="small" key=${s.seat} onClick=${() => run(s.seat)}>
              ${s.name}
            </button>`,
        )}${children}
      </div>`
    : null;

/**
 * What a player may ask of the table while the game runs.
 * @param {{model: TableModel, close: () => void, open: (window: string) => void}} p
 */
function Asking({ model, close, open }) {
  const table = /** @type {import("../types/wire.js").TableInfo} */ (model.table.value);
  const [sure, setSure] = useState("");
  const mine = model.me.value.seats;
  const act = async (/** @type {string} */ path, /** @type {object} */ body = {}) => {
    await model.post(path, body);
    close();
  };
  const risky = (/** @type {string} */ path, /** @type {string} */ text) =>
    html`<button
      type="button"
      class=${"button " + (sure === path ? "primary" : "")}
      data-act=${path}
      onClick=${() => (sure === path ? act(path) : setSure(path))}
    >
      ${t(sure === path ? "ui-sure" : text)}
    </button>`;
  return html`<div class="menugrid">
      ${
        table.paused
          ? html`<button type="button" class="button" onClick=${() => act("resume")}>
              ${t("ui-resume")}
            </button>`
          : html`<button
              type="button"
              class="button"
              data-act="pause"
              onClick=${() => act("pause")}
            >
              ${t("ui-pause")}
            </button>`
      }
      <button type="button" class="button" data-act="prepared" onClick=${() => open("prepared")}>
        ${t("ui-prepared")}
      </button>
      ${risky("vote-end", "ui-vote-end")}${risky("resign", "ui-resign")}${risky("leave", "ui-leave")}
    </div>
    <${Whom}
      label=${t("ui-concede")}
      seats=${table.seats.filter((s) => !mine.includes(s.seat))}
      run=${(/** @type {string} */ winner) => act("concede", { winner })}
    />
    <${Whom}
      label=${t("ui-replace")}
      seats=${table.seats.filter((s) => s.kind === "human" && !s.online && !s.standin)}
      run=${(/** @type {string} */ seat) => act("replace", { seat })}
    />`;
}

/** The host gives a player who lost their seat a new code. @param {{model: TableModel}} p */
function Reissue({ model }) {
  const [codes, setCodes] = useState(/** @type {Record<string, string>} */ ({}));
  const people = (model.table.value?.seats ?? []).filter(
    (s) => s.kind === "human" && !model.me.value.seats.includes(s.seat),
  );
  const issue = async (/** @type {string} */ seat) => {
    const made = await model.post("reissue", { seat });
    if (made?.recovery) setCodes({ ...codes, [seat]: made.recovery });
    else if (made) model.say(t("ui-reissue-asked"), false);
  };
  return html`<${Whom} label=${t("ui-reissue")} seats=${people} run=${issue}>${Object.entries(
    codes,
  ).map(([seat, code]) => html`<code key=${seat}>${code}</code>`)}</${Whom}>`;
}

/** @param {{model: TableModel}} p */
function Report({ model }) {
  const [note, setNote] = useState("");
  const save = (/** @type {Event} */ e) => {
    e.preventDefault();
    download(
      model,
      `report?note=${encodeURIComponent(note)}&tried=${encodeURIComponent(model.tried)}`,
      `report-${model.id}.txt`,
    );
  };
  return html`<form class="report" onSubmit=${save}>
    <label for="problem">${t("ui-report-about")}</label>
    <textarea
      id="problem"
      rows="2"
      maxlength="2000"
      value=${note}
      onInput=${withValue(setNote)}
    ></textarea>
    <button type="submit" class="button" data-act="report">
      <${Icon} n="ui-flag" />${t("ui-report")}
    </button>
  </form>`;
}

/** Erase the player's data from the table. @param {{model: TableModel}} p */
function Forget({ model }) {
  const [sure, setSure] = useState(false);
  const forget = async () => {
    if (!sure) {
      setSure(true);
      return;
    }
    if (await model.post("forget")) {
      drop(model.id);
      go("/");
    }
  };
  return html`<div class="report">
    <p class="small-text">${t("ui-forget-about")}</p>
    <button
      type="button"
      class=${"button " + (sure ? "primary" : "")}
      data-act="forget"
      onClick=${forget}
    >
      ${t(sure ? "ui-sure" : "ui-forget")}
    </button>
  </div>`;
}

/** @param {{model: TableModel, close: () => void}} p */
function GuideAgain({ model, close }) {
  const table = model.table.value;
  if (table?.state !== "playing" || !settings.value.guided.includes(table.game)) return null;
  const again = () => {
    guideAgain(table.game);
    close();
  };
  return html`<button type="button" class="button" data-act="guide-again" onClick=${again}>
    <${Icon} n="ui-book" />${t("ui-guide-again")}
  </button>`;
}

/** @param {{model: TableModel, close: () => void, open: (window: string) => void}} p */
export function TableMenu({ model, close, open }) {
  const table = model.table.value;
  const steps = undoSteps(model);
  const text = settings.value.view === "text";
  const toggle = () => {
    set({ view: text ? "board" : "text" });
    close();
  };
  return html`<${Dialog} title=${t("ui-menu")} close=${close}><div class="menugrid">
      <button type="button" class="button" data-act="recap" onClick=${() => open("recap")}>
        <${Icon} n="ui-bell" />${t("ui-since")}
      </button>
      ${
        phone.value && model.me.value.redo
          ? html`<button
              type="button"
              class="button"
              data-act="redo"
              onClick=${() => {
                model.redo();
                close();
              }}
            >
              <${Icon} n="ui-redo" />${t("ui-redo")}
            </button>`
          : null
      }
      <button type="button" class="button" onClick=${() => open("settings")}>
        <${Icon} n="ui-settings" />${t("ui-settings")}
      </button>
      <button type="button" class="button" data-act="text" onClick=${toggle}>
        <${Icon} n="ui-log" />${t(text ? "ui-view-board" : "ui-view-text")}</button>
      <button type="button" class="button" onClick=${() => open("keys")}>
        <${Icon} n="ui-why" />${t("ui-keys")}
      </button>
      <a class="button" target="_blank" data-act="learn" href=${`/learn/${table?.game}`}>
        <${Icon} n="ui-book" />${t("ui-ref-learn")}
      </a>
      <a class="button" target="_blank" href=${`/rules/${table?.game}`}>
        <${Icon} n="ui-book" />${t("ui-ref-rules")}
      </a>
      <a class="button" target="_blank" href=${`/cards/${table?.game}`}>
        <${Icon} n="ui-hand" />${t("ui-ref-cards")}
      </a>
      <a class="button" target="_blank" href=${`/about/${table?.game}`}>
        <${Icon} n="ui-star" />${t("ui-ref-about")}
      </a>
      <a class="button" target="_blank" data-act="chance" href=${`/t/${model.id}/chance`}>
        <${Icon} n="die-5" />${t("ui-ref-chance")}
      </a>
      <button type="button" class="button" onClick=${() =>
        download(
          model,
          "journal",
          `${table?.game}-${model.id}.journal`,
        )}><${Icon} n="ui-table" />${t("ui-export")}</button>
      <${GuideAgain} model=${model} close=${close} />
      <a class="button" href="/">${t("ui-home")}</a></div>
    ${
      phone.value && steps.length > 1
        ? html`<div class="field">
            <label for="undoto">${t("ui-undo-to")}</label
            ><select
              id="undoto"
              value=""
              onChange=${(/** @type {{target: HTMLSelectElement}} */ e) => {
                if (e.target.value) {
                  model.undo(Number(e.target.value));
                  close();
                }
              }}
            >
              <option value=""></option>
              ${steps.map((x) => html`<option key=${x.to} value=${x.to}>${x.text}</option>`)}
            </select>
          </div>`
        : null
    }
    ${
      model.me.value.seats.length && table?.state === "playing"
        ? html`<hr />
            <${Asking} model=${model} close=${close} open=${open} /><${Pace}
              model=${model}
              close=${close}
            />`
        : null
    }
    ${model.me.value.host ? html`<${Reissue} model=${model} /><${HostTools} model=${model} />` : null}
    <${InviteBox} model=${model} /><${Recovery} model=${model} /><${Report} model=${model} />
    ${
      model.me.value.seats.length
        ? html`<${Notices} model=${model} /><${Forget} model=${model} />`
        : null
    }</${Dialog}>`;
}

/** @param {{model: TableModel, close: () => void}} p */
export function Recap({ model, close }) {
  const turns = turnsOf(model.lines.value.filter((line) => line.seq > model.lastOwn.value));
  const mine = model.me.value.seats.map((seat) => "seat:" + seat);
  const touches = (/** @type {import("../types/wire.js").LogEvent} */ e) =>
    Object.values(e.args).some((ref) => mine.includes(String(ref)));
  const watch = () => {
    close();
    model.replay.watch(model.lastOwn.peek());
  };
  return html`<${Dialog} title=${t("ui-since")} close=${close}>
    ${
      turns.length
        ? html`<p>
            <button type="button" class="button" data-act="watch" onClick=${watch}>
              <${Icon} n="ui-play" class="solid" />${t("ui-since-watch")}
            </button>
          </p>`
        : null
    }
    <ol class="plainlog">${turns.map(
      (turn) =>
        html`<li key=${turn.first}>
          <ul>
            ${turn.lines
              .flatMap((line) => line.events)
              .map(
                (e, i) =>
                  html`<li key=${i} class=${touches(e) ? "tome" : ""}>
                    ${
                      touches(e)
                        ? html`<${Icon} n="ui-flag" /><span class="sr">${t("ui-since-you")}</span> `
                        : null
                    }${tell(`log-${e.key}`, e.args)}${" "}
                    <${RuleLink} id=${e.rule} />
                  </li>`,
              )}
          </ul>
        </li>`,
    )}
    ${turns.length ? null : html`<li class="none">${t("ui-since-none")}</li>`}</ol></${Dialog}>`;
}
