// @ts-check
// The table's menu, and what happened since the player's last action.
import { html, useState } from "../vendor/ui.js";
import { t, tell } from "../app/texts.js";
import { withValue } from "../app/forms.js";
import { settings, set, drop, guideAgain, phone } from "../app/store.js";
import { api } from "../app/net.js";
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
    const more = /** @type {const} */ ({ token: model.token, as: "blob" });
    const file = await api("GET", `/api/tables/${model.id}/${path}`, more);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
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

/**
 * A button of the menu.
 * @param {{icon: string, text: string, act?: string, run: () => void}} p
 */
const Entry = ({ icon, text, act, run }) =>
  html`<button type="button" class="button" data-act=${act} onClick=${run}>
    <${Icon} n=${icon} />${text}
  </button>`;

/**
 * A page that opens beside the table.
 * @param {{icon: string, text: string, act?: string, href: string}} p
 */
const PageLink = ({ icon, text, act, href }) =>
  html`<a class="button" target="_blank" data-act=${act} href=${href}>
    <${Icon} n=${icon} />${text}
  </a>`;

/** What the menu opens. @param {{model: TableModel, close: () => void, open: (window: string) => void}} p */
function Entries({ model, close, open }) {
  const game = model.table.value?.game;
  const text = settings.value.view === "text";
  const toggle = () => {
    set({ view: text ? "board" : "text" });
    close();
  };
  const redo = () => {
    model.redo();
    close();
  };
  return html`<div class="menugrid">
    <${Entry} icon="ui-bell" text=${t("ui-since")} act="recap" run=${() => open("recap")} />
    ${
      phone.value && model.me.value.redo
        ? html`<${Entry} icon="ui-redo" text=${t("ui-redo")} act="redo" run=${redo} />`
        : null
    }
    <${Entry} icon="ui-settings" text=${t("ui-settings")} run=${() => open("settings")} />
    <${Entry}
      icon="ui-log"
      text=${t(text ? "ui-view-board" : "ui-view-text")}
      act="text"
      run=${toggle}
    />
    <${Entry} icon="ui-why" text=${t("ui-keys")} run=${() => open("keys")} />
    <${PageLink} icon="ui-book" text=${t("ui-ref-learn")} act="learn" href=${`/learn/${game}`} />
    <${PageLink} icon="ui-book" text=${t("ui-ref-rules")} href=${`/rules/${game}`} />
    <${PageLink} icon="ui-hand" text=${t("ui-ref-cards")} href=${`/cards/${game}`} />
    <${PageLink} icon="ui-star" text=${t("ui-ref-about")} href=${`/about/${game}`} />
    <${PageLink}
      icon="die-5"
      text=${t("ui-ref-chance")}
      act="chance"
      href=${`/t/${model.id}/chance`}
    />
    <${Entry}
      icon="ui-table"
      text=${t("ui-export")}
      run=${() => download(model, "journal", `${game}-${model.id}.journal`)}
    />
    <${GuideAgain} model=${model} close=${close} />
    <a class="button" href="/">${t("ui-home")}</a>
  </div>`;
}

/** How far to take back, on a phone. @param {{model: TableModel, close: () => void}} p */
function UndoTo({ model, close }) {
  const steps = undoSteps(model);
  if (!phone.value || steps.length < 2) return null;
  const undo = (/** @type {string} */ to) => {
    if (!to) return;
    model.undo(Number(to));
    close();
  };
  return html`<div class="field">
    <label for="undoto">${t("ui-undo-to")}</label
    ><select id="undoto" value="" onChange=${withValue(undo)}>
      <option value=""></option>
      ${steps.map((x) => html`<option key=${x.to} value=${x.to}>${x.text}</option>`)}
    </select>
  </div>`;
}

/** @param {{model: TableModel, close: () => void, open: (window: string) => void}} p */
export function TableMenu({ model, close, open }) {
  const { seats, host } = model.me.value;
  const playing = seats.length > 0 && model.table.value?.state === "playing";
  return html`<${Dialog} title=${t("ui-menu")} close=${close}>
    <${Entries} model=${model} close=${close} open=${open} />
    <${UndoTo} model=${model} close=${close} />
    ${
      playing
        ? html`<hr />
            <${Asking} model=${model} close=${close} open=${open} /><${Pace}
              model=${model}
              close=${close}
            />`
        : null
    }
    ${host ? html`<${Reissue} model=${model} /><${HostTools} model=${model} />` : null}
    <${InviteBox} model=${model} /><${Recovery} model=${model} /><${Report} model=${model} />
    ${seats.length ? html`<${Notices} model=${model} /><${Forget} model=${model} />` : null}</${Dialog}>`;
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
