// @ts-check
// The table's menu, and what happened since one's last action.
import { html, useState } from "../vendor/ui.js";
import { t } from "../texts.js";
import { settings, set } from "../store.js";
import { Icon } from "../kit.js";
import { Dialog } from "../dialog.js";
import { InviteBox, Recovery } from "./lobby.js";
import { plain } from "./log.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** A file of the server, saved by the browser. @param {TableModel} model @param {string} path @param {string} name */
async function download(model, path, name) {
  try {
    const response = await fetch(`/api/tables/${model.id}/${path}`, { headers: model.token ? { Authorization: `Bearer ${model.token}` } : {} });
    if (!response.ok) throw new Error(String(response.status));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 5000);
  } catch { model.say(t("ui-failed"), true); }
}

/** @param {{model: TableModel, close: () => void, open: (window: string) => void}} p */
export function TableMenu({ model, close, open }) {
  const table = model.table.value;
  const seated = model.me.value.seats.length > 0;
  const running = table?.state === "playing";
  const [sure, setSure] = useState("");
  const [note, setNote] = useState("");
  const [code, setCode] = useState(/** @type {Record<string, string>} */ ({}));
  const act = (/** @type {string} */ path, /** @type {any} */ body = {}) => async () => { await model.post(path, body); close(); };
  const risky = (/** @type {string} */ path, /** @type {string} */ text) => html`<button type="button" class=${"button " + (sure === path ? "primary" : "")} data-act=${path} onClick=${sure === path ? act(path) : () => setSure(path)}>${sure === path ? t("ui-sure") : t(text)}</button>`;
  return html`<${Dialog} title=${t("ui-menu")} close=${close}><div class="menugrid">
    <button type="button" class="button" onClick=${() => { open("settings"); }}><${Icon} n="ui-settings" />${t("ui-settings")}</button>
    <button type="button" class="button" data-act="text" onClick=${() => { set({ view: settings.peek().view === "text" ? "board" : "text" }); close(); }}><${Icon} n="ui-log" />${t(settings.value.view === "text" ? "ui-view-board" : "ui-view-text")}</button>
    <button type="button" class="button" onClick=${() => { open("keys"); }}><${Icon} n="ui-why" />${t("ui-keys")}</button>
    <a class="button" target="_blank" href=${`/rules/${table?.game}`}><${Icon} n="ui-book" />${t("ui-ref-rules")}</a>
    <a class="button" target="_blank" href=${`/cards/${table?.game}`}><${Icon} n="ui-hand" />${t("ui-ref-cards")}</a>
    <a class="button" target="_blank" href=${`/about/${table?.game}`}><${Icon} n="ui-star" />${t("ui-ref-about")}</a>
    <button type="button" class="button" onClick=${() => download(model, "journal", `${table?.game}-${model.id}.journal`)}><${Icon} n="ui-table" />${t("ui-export")}</button>
    ${seated && running && table?.paused ? html`<button type="button" class="button" onClick=${act("resume")}>${t("ui-resume")}</button>` : seated && running ? html`<button type="button" class="button" data-act="pause" onClick=${act("pause")}>${t("ui-pause")}</button>` : null}
    ${seated && running ? html`${risky("vote-end", "ui-vote-end")}${risky("resign", "ui-resign")}${risky("leave", "ui-leave")}` : null}
    <a class="button" href="/">${t("ui-home")}</a></div>
    ${seated && running ? html`<div class="row wrap"><span>${t("ui-concede")}</span>${table?.seats.filter((s) => !model.me.value.seats.includes(s.seat)).map((s) => html`<button type="button" class="small" key=${s.seat} onClick=${act("concede", { winner: s.seat })}>${s.name}</button>`)}</div>
      ${table?.seats.some((s) => s.kind === "human" && !s.online && !s.standin) ? html`<div class="row wrap"><span>${t("ui-replace")}</span>${table.seats.filter((s) => s.kind === "human" && !s.online && !s.standin).map((s) => html`<button type="button" class="small" key=${s.seat} onClick=${act("replace", { seat: s.seat })}>${s.name}</button>`)}</div>` : null}` : null}
    ${model.me.value.host && table?.seats.some((s) => s.kind === "human" && !model.me.value.seats.includes(s.seat)) ? html`<div class="row wrap"><span>${t("ui-reissue")}</span>${table?.seats.filter((s) => s.kind === "human" && !model.me.value.seats.includes(s.seat)).map((s) => html`<button type="button" class="small" key=${s.seat} onClick=${async () => { const made = await model.post("reissue", { seat: s.seat }); if (made) setCode({ ...code, [s.seat]: made.recovery }); }}>${s.name}</button> ${code[s.seat] ? html`<code>${code[s.seat]}</code>` : null}`)}</div>` : null}
    <${InviteBox} model=${model} /><${Recovery} model=${model} />
    <form class="report" onSubmit=${(/** @type {Event} */ e) => { e.preventDefault(); download(model, `report?note=${encodeURIComponent(note)}`, `report-${model.id}.txt`); }}><label for="problem">${t("ui-report-about")}</label>
      <textarea id="problem" rows="2" maxLength="2000" value=${note} onInput=${(/** @type {any} */ e) => setNote(e.target.value)}></textarea><button type="submit" class="button" data-act="report"><${Icon} n="ui-flag" />${t("ui-report")}</button></form></${Dialog}>`;
}

/** @param {{model: TableModel, close: () => void}} p */
export function Recap({ model, close }) {
  const since = model.lines.value.filter((line) => line.seq > model.lastOwn.value);
  const said = plain(since);
  return html`<${Dialog} title=${t("ui-since")} close=${close}><ol class="plainlog">${said.map((s, i) => html`<li key=${i}>${s}</li>`)}${said.length ? null : html`<li class="none">${t("ui-since-none")}</li>`}</ol></${Dialog}>`;
}
