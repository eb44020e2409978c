// @ts-check
// Beside the log: chat, deals and private notes.
import { html, useState, useEffect, useRef, signal } from "../vendor/ui.js";
import { t, tell, nameOf, has } from "../texts.js";
import { api, once } from "../net.js";
import { Icon, Dot } from "../kit.js";
import { listed } from "./prompt.js";

/** @typedef {import("./model.js").TableModel} TableModel @typedef {import("./model.js").Offer} Offer @typedef {import("./model.js").Ref} Ref */

/** @param {{model: TableModel}} p */
export function Chat({ model }) {
  const [text, setText] = useState("");
  const [phrases, setPhrases] = useState(/** @type {string[]} */ ([]));
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => { once("/api/phrases").then((p) => setPhrases(Array.isArray(p) ? p : p.phrases ?? [])).catch(() => setPhrases([])); }, []);
  useEffect(() => { if (list.current) list.current.scrollTop = list.current.scrollHeight; }, [model.chat.value.length]);
  const send = (/** @type {Event} */ e) => {
    e.preventDefault();
    if (text.trim()) model.send({ type: "chat", text: text.trim().slice(0, 500) });
    setText("");
  };
  return html`<div class="chat">
    <div class="messages" role="log" aria-label=${t("ui-chat")} tabIndex="0" ref=${list}><ol>${model.chat.value.map((m) => html`<li key=${m.id}>
      ${m.seat ? html`<${Dot} seat=${m.seat} />` : null}<b>${m.name}</b> ${m.phrase ? t(`phrase-${m.phrase}`) : m.text}</li>`)}
      ${model.chat.value.length ? null : html`<li class="none">${t("ui-chat-empty")}</li>`}</ol></div>
    ${phrases.length ? html`<div class="phrases">
    ${phrases.map((p) => html`<button type="button" class="small" key=${p} onClick=${() => model.send({ type: "chat", phrase: p })}>${t(`phrase-${p}`)}</button>`)}</div>` : null}
    <form class="say" onSubmit=${send}><label class="sr" for="say">${t("ui-chat-say")}</label>
      <input id="say" autocomplete="off" maxLength="500" value=${text} placeholder=${t("ui-chat-say")} onInput=${(/** @type {any} */ e) => setText(e.target.value)} />
      <button type="submit" class="small primary">${t("ui-send")}</button></form></div>`;
}

/** @param {{model: TableModel}} p */
export function Notes({ model }) {
  const [text, setText] = useState(/** @type {string|null} */ (null));
  const [saved, setSaved] = useState(true);
  const timer = useRef(0);
  useEffect(() => {
    if (!model.token) return;
    api("GET", `/api/tables/${model.id}/notes`, { token: model.token }).then((n) => setText(n.text ?? "")).catch(() => setText(""));
  }, []);
  if (!model.token) return html`<p class="none">${t("ui-notes-none")}</p>`;
  const write = (/** @type {string} */ value) => {
    setText(value);
    setSaved(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => api("PUT", `/api/tables/${model.id}/notes`, { token: model.token, body: { text: value } }).then(() => setSaved(true)).catch(() => setSaved(false)), 600);
  };
  return html`<div class="notes"><label for="notes">${t("ui-notes-about")}</label>
    <textarea id="notes" maxLength="20000" value=${text ?? ""} disabled=${text === null} onInput=${(/** @type {any} */ e) => write(e.target.value)}></textarea>
    <small role="status">${text === null ? t("ui-loading") : saved ? t("ui-saved") : t("ui-saving")}</small></div>`;
}

/** @param {{thing: string, value: Ref}[]} side @param {{promise: string, args: Record<string, Ref>}[]} promises */
function sideText(side, promises) {
  const words = side.map((x) => (typeof x.value === "number" ? t("ui-thing-number", { thing: t(`thing-${x.thing}`), n: x.value }) : `${t(`thing-${x.thing}`)} ${nameOf(x.value)}`));
  for (const p of promises) words.push(tell(`promise-${p.promise}`, p.args));
  return words.length ? listed(words) : t("ui-deal-nothing");
}

/** @param {{model: TableModel, offer: Offer}} p */
function OfferOf({ model, offer }) {
  const answers = (model.live.value?.deals ?? []).filter((c) => c.args.number === offer.number);
  return html`<li class="offer"><p><${Dot} seat=${offer.from} /> <b>${nameOf("seat:" + offer.from)}</b> → <${Dot} seat=${offer.to} /> <b>${nameOf("seat:" + offer.to)}</b></p>
    <dl><div><dt>${t("ui-deal-gives")}</dt><dd>${sideText(offer.give, offer.promises)}</dd></div><div><dt>${t("ui-deal-gets")}</dt><dd>${sideText(offer.take, [])}</dd></div></dl>
    <div class="row">${answers.map((c) => html`<button type="button" key=${c.do} class=${"small " + (c.verb === "accept" ? "primary" : "")} data-verb=${c.verb} onClick=${() => model.act(c)}>${t(`ui-deal-${c.verb}`)}</button>`)}</div></li>`;
}

/** Offers that wait for this player's answer stand where he cannot miss them. @param {{model: TableModel}} p */
export function OffersToMe({ model }) {
  const waiting = (model.live.value?.deals ?? []).filter((c) => c.verb === "accept").map((c) => c.args.number);
  return (model.live.value?.offers ?? []).filter((o) => waiting.includes(o.number)).map((o) => html`<div class="request panel" key=${o.number} role="group" aria-label=${t("ui-tab-deals")}>
    <p><${Dot} seat=${o.from} /> ${t("ui-deal-for-you", { name: nameOf("seat:" + o.from), give: sideText(o.give, o.promises), take: sideText(o.take, []) })}</p>
    ${(model.live.value?.deals ?? []).filter((c) => c.args.number === o.number).map((c) => html`<button type="button" key=${c.do} class=${"small " + (c.verb === "accept" ? "primary" : "")} onClick=${() => model.act(c)}>${t(`ui-deal-${c.verb}`)}</button>`)}</div>`);
}

/** @typedef {{thing: string, kind: string}} Thing @typedef {{promise: string, args: {name: string, kind: string}[]}} Promised */
/** What may change hands in this game; filled when the table opens. */
export const dealing = signal(/** @type {{things: Thing[], promises: Promised[]}|null} */ (null));

/** Every entity of a kind that the view names. @param {TableModel} model @param {string} kind @returns {string[]} */
function known(model, kind) {
  /** @type {Set<string>} */
  const found = new Set();
  const walk = (/** @type {any} */ x, /** @type {string} */ key) => {
    if (typeof x === "string") {
      if (x.startsWith(kind + ":") && !x.endsWith(":none")) found.add(x);
      else if (key === "id" && has(`${kind}-${x}`)) found.add(`${kind}:${x}`);
    } else if (Array.isArray(x)) x.forEach((y) => walk(y, key));
    else if (x && typeof x === "object") Object.entries(x).forEach(([k, y]) => walk(y, k));
  };
  walk(model.live.value?.board, "");
  return [...found];
}

/** @param {{model: TableModel, kind: string, value: string, set: (v: string) => void, label: string}} p */
function Value({ model, kind, value, set, label }) {
  if (kind === "number") return html`<input type="number" aria-label=${label} min="0" value=${value} onInput=${(/** @type {any} */ e) => set(e.target.value)} />`;
  const seats = kind === "seat" ? (model.table.value?.seats ?? []).map((s) => "seat:" + s.seat) : known(model, kind);
  return html`<select aria-label=${label} value=${value} onChange=${(/** @type {any} */ e) => set(e.target.value)}><option value="">${t("ui-choose")}</option>
    ${seats.map((ref) => html`<option key=${ref} value=${ref.slice(ref.indexOf(":") + 1)}>${nameOf(ref)}</option>`)}</select>`;
}

/** @typedef {{what: string, values: string[]}} Item */

/** @param {{model: TableModel}} p */
function Compose({ model }) {
  const rules = dealing.value;
  const me = model.looking.value;
  const others = (model.table.value?.seats ?? []).filter((s) => s.seat !== me);
  const [to, setTo] = useState(others[0]?.seat ?? "");
  const [sides, setSides] = useState(/** @type {Record<"give"|"take"|"promise", Item[]>} */ ({ give: [], take: [], promise: [] }));
  if (!rules) return null;
  const put = (/** @type {"give"|"take"|"promise"} */ side, /** @type {Item[]} */ items) => setSides({ ...sides, [side]: items });
  const text = `offer ${to} ${[...sides.give.map((x) => `${x.what} ${x.values[0]}`), "/", ...sides.take.map((x) => `${x.what} ${x.values[0]}`), "/",
    ...sides.promise.map((x) => `${x.what} ${x.values.join(" ")}`)].join(" ")}`.trim();
  const items = [...sides.give, ...sides.take, ...sides.promise];
  const ready = items.length > 0 && items.every((x) => x.values.every((v) => v !== ""));
  const column = (/** @type {"give"|"take"} */ side) => html`<fieldset><legend>${t(side === "give" ? "ui-deal-you-give" : "ui-deal-you-get")}</legend>
    ${sides[side].map((item, i) => html`<div class="row" key=${i}><span>${t(`thing-${item.what}`)}</span>
      <${Value} model=${model} kind=${rules.things.find((x) => x.thing === item.what)?.kind ?? "number"} value=${item.values[0]} label=${t(`thing-${item.what}`)}
        set=${(/** @type {string} */ v) => put(side, sides[side].map((x, j) => (j === i ? { ...x, values: [v] } : x)))} />
      <button type="button" class="tool" aria-label=${t("ui-remove")} onClick=${() => put(side, sides[side].filter((_, j) => j !== i))}><${Icon} n="ui-close" /></button></div>`)}
    <div class="row">${rules.things.map((x) => html`<button type="button" class="small" key=${x.thing} onClick=${() => put(side, [...sides[side], { what: x.thing, values: [x.kind === "number" ? "1" : ""] }])}><${Icon} n="ui-plus" />${t(`thing-${x.thing}`)}</button>`)}</div></fieldset>`;
  return html`<details class="compose"><summary>${t("ui-deal-new")}</summary>
    <div class="row"><label for="dealto">${t("ui-deal-to")}</label><select id="dealto" value=${to} onChange=${(/** @type {any} */ e) => setTo(e.target.value)}>
    ${others.map((s) => html`<option key=${s.seat} value=${s.seat}>${s.name}</option>`)}</select></div>
    ${column("give")}${column("take")}
    ${rules.promises.length ? html`<fieldset><legend>${t("ui-deal-promises")}</legend>
      ${sides.promise.map((item, i) => html`<div class="row" key=${i}><span>
      ${tell(`promise-${item.what}`, Object.fromEntries((rules.promises.find((x) => x.promise === item.what)?.args ?? []).map((a, j) => [a.name, a.kind === "number" ? Number(item.values[j]) || 0 : item.values[j] ? `${a.kind}:${item.values[j]}` : "…"])))}</span>
        ${(rules.promises.find((x) => x.promise === item.what)?.args ?? []).map((a, j) => html`<${Value} key=${a.name} model=${model} kind=${a.kind} value=${item.values[j]} label=${t(`promise-${item.what}`)}
          set=${(/** @type {string} */ v) => put("promise", sides.promise.map((x, n) => (n === i ? { ...x, values: x.values.map((old, m) => (m === j ? v : old)) } : x)))} />`)}
        <button type="button" class="tool" aria-label=${t("ui-remove")} onClick=${() => put("promise", sides.promise.filter((_, j) => j !== i))}>
        <${Icon} n="ui-close" /></button></div>`)}
      <div class="row">${rules.promises.map((x) => html`<button type="button" class="small" key=${x.promise} onClick=${() => put("promise", [...sides.promise, { what: x.promise, values: x.args.map((a) => (a.kind === "number" ? "1" : "")) }])}><${Icon} n="ui-plus" />${tell(`promise-${x.promise}`, Object.fromEntries(x.args.map((a) => [a.name, "…"])))}</button>`)}</div></fieldset>` : null}
    <button type="button" class="small primary" disabled=${!ready} onClick=${() => { model.act(text); setSides({ give: [], take: [], promise: [] }); }}>
    ${t("ui-deal-send")}</button></details>`;
}

/** @param {{model: TableModel}} p */
export function DealsPanel({ model }) {
  const view = model.live.value;
  const mine = model.me.value.seats.length > 0 && model.table.value?.state === "playing";
  return html`<div class="deals"><ul class="offers">${(view?.offers ?? []).map((o) => html`<${OfferOf} key=${o.number} model=${model} offer=${o} />`)}</ul>
    ${view?.offers.length ? null : html`<p class="none">${t("ui-deals-none")}</p>`}
    ${mine ? html`<${Compose} model=${model} />` : null}</div>`;
}
