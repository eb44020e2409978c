// @ts-check
// Deals: the offers on the table, their answers, and the making of a new one.
import { html, useState } from "../vendor/ui.js";
import { t, tell, nameOf, has, OPEN_WORD } from "../app/texts.js";
import { withValue } from "../app/forms.js";
import { Icon } from "../board-kit/icon.js";
import { Dot } from "../board-kit/arms.js";
import { dealing } from "./dealing.js";
import { listed } from "./prompt.js";
import { Agreements, QuestionTimer } from "./agreements.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/wire.js").Offer} Offer
 * @typedef {import("../types/wire.js").Ref} Ref
 * @typedef {{thing: string, kind: string}} Thing
 * @typedef {{promise: string, args: {name: string, kind: string}[]}} Promised
 * @typedef {{what: string, values: string[]}} Item  one thing or promise of an offer that is being
 *   made; the values are still words
 * @typedef {"give"|"take"|"promise"} Side
 */

/** @param {{thing: string, value: Ref}[]} side */
function sideText(side) {
  const words = side.map((x) =>
    typeof x.value === "number"
      ? t("ui-thing-number", { thing: t(`thing-${x.thing}`), n: x.value })
      : `${t(`thing-${x.thing}`)} ${nameOf(x.value)}`,
  );
  return words.length ? listed(words) : t("ui-deal-nothing");
}

/** What an offer says beside the exchange. @param {Offer} offer */
const termsText = (offer) =>
  listed(offer.promises.map((p) => tell(`promise-${p.promise}`, p.args)));

/** The buttons that answer an offer. @param {{model: TableModel, number: number}} p */
function Answers({ model, number }) {
  const answers = (model.live.value?.deals ?? []).filter((c) => c.args.number === number);
  return answers.map(
    (c) =>
      html`<button
        type="button"
        key=${c.do}
        class=${"small " + (c.verb === "accept" ? "primary" : "")}
        data-verb=${c.verb}
        onClick=${() => model.act(c)}
      >
        ${t(`ui-deal-${c.verb}`)}
      </button>`,
  );
}

/** @param {{model: TableModel, offer: Offer}} p */
const OfferOf = ({ model, offer }) =>
  html`<li class="offer">
    <p>
      <${Dot} seat=${offer.from} /> <b>${nameOf("seat:" + offer.from)}</b> →${" "}
      <${Dot} seat=${offer.to} /> <b>${nameOf("seat:" + offer.to)}</b>
    </p>
    <dl>
      <div>
        <dt>${t("ui-deal-gives")}</dt>
        <dd>${sideText(offer.give)}</dd>
      </div>
      <div>
        <dt>${t("ui-deal-gets")}</dt>
        <dd>${sideText(offer.take)}</dd>
      </div>
      ${
        offer.promises.length
          ? html`<div>
              <dt>${t("ui-deal-terms")}</dt>
              <dd>${termsText(offer)}</dd>
            </div>`
          : null
      }
    </dl>
    <div class="row"><${Answers} model=${model} number=${offer.number} /></div>
  </li>`;

/**
 * Offers that wait for this player's answer, beside the board.
 * @param {{model: TableModel}} p
 */
export function OffersToMe({ model }) {
  const waiting = (model.live.value?.deals ?? [])
    .filter((c) => c.verb === "accept")
    .map((c) => c.args.number);
  return (model.live.value?.offers ?? [])
    .filter((o) => waiting.includes(o.number))
    .map(
      (o) =>
        html`<div
          class="request panel"
          key=${o.number}
          role="group"
          aria-label=${t("ui-tab-deals")}
        >
          <p>
            <${Dot} seat=${o.from} />${" "}
            ${t("ui-deal-for-you", {
              name: nameOf("seat:" + o.from),
              give: sideText(o.give),
              take: sideText(o.take),
            })}
            ${o.promises.length ? html` ${t("ui-deal-terms")}: ${termsText(o)}.` : null}
          </p>
          <${Answers} model=${model} number=${o.number} />
        </div>`,
    );
}

/**
 * Every entity of a kind that the view names.
 * @param {TableModel} model
 * @param {string} kind
 * @returns {string[]}
 */
function known(model, kind) {
  if (kind === "seat") return (model.table.value?.seats ?? []).map((s) => "seat:" + s.seat);
  /** @type {Set<string>} */
  const found = new Set();
  const walk = (/** @type {unknown} */ x, /** @type {string} */ key) => {
    if (typeof x === "string") {
      if (x.startsWith(kind + ":") && !x.endsWith(":none")) found.add(x);
      else if (key === "id" && has(`${kind}-${x}`)) found.add(`${kind}:${x}`);
    } else if (Array.isArray(x)) x.forEach((y) => walk(y, key));
    else if (x && typeof x === "object") Object.entries(x).forEach(([k, y]) => walk(y, k));
  };
  walk(model.live.value?.board, "");
  return [...found];
}

/**
 * A number to type or an entity to choose.
 * @param {{model: TableModel, kind: string, value: string, set: (v: string) => void, label:
 *   string}} p
 */
function Value({ model, kind, value, set, label }) {
  const change = withValue(set);
  if (kind === "number")
    return html`<input
      type="number"
      aria-label=${label}
      min="0"
      value=${value}
      onInput=${change}
    />`;
  if (kind === "text")
    return html`<input
      type="text"
      aria-label=${label}
      maxlength="160"
      value=${value}
      onInput=${change}
    />`;
  return html`<select aria-label=${label} value=${value} onChange=${change}>
    <option value="">${t("ui-choose")}</option>
    ${known(model, kind).map(
      (ref) =>
        html`<option key=${ref} value=${ref.slice(ref.indexOf(":") + 1)}>${nameOf(ref)}</option>`,
    )}
  </select>`;
}

/** How a value is sent: free text percent-encoded. @param {string} kind @param {string} value */
const wordOf = (kind, value) => (kind === "text" ? encodeURIComponent(value.trim()) : value);

/**
 * A promise in words, as far as it is filled in; what is open is left open in all forms such a word
 * has.
 * @param {TableModel} model
 * @param {Promised} promise
 * @param {string[]} [values]
 */
function promiseText(model, promise, values = []) {
  const args = promise.args.map(({ name, kind }, i) => [
    name,
    !values[i]
      ? OPEN_WORD + (kind === "number" ? "" : (known(model, kind)[0] ?? ""))
      : kind === "number"
        ? Number(values[i])
        : `${kind}:${wordOf(kind, values[i])}`,
  ]);
  return tell(`promise-${promise.promise}`, Object.fromEntries(args));
}

/**
 * One column of an offer: what is in it, and buttons for what may be added.
 * @param {{model: TableModel, title: string, items: Item[], put: (items: Item[]) => void, choices:
 *   {what: string, kinds: string[], label: string, said: (values: string[]) => string}[]}} p
 */
function Column({ model, title, items, put, choices }) {
  const change = (/** @type {number} */ i, /** @type {number} */ j, /** @type {string} */ v) =>
    put(
      items.map((x, n) =>
        n === i ? { ...x, values: x.values.map((old, m) => (m === j ? v : old)) } : x,
      ),
    );
  return html`<fieldset>
    <legend>${title}</legend>
    ${items.map((item, i) => {
      const choice = choices.find((c) => c.what === item.what);
      return (
        choice &&
        html`<div class="row" key=${i}>
          <span>${choice.said(item.values)}</span>
          ${choice.kinds.map(
            (kind, j) =>
              html`<${Value}
                key=${j}
                model=${model}
                kind=${kind}
                value=${item.values[j]}
                label=${choice.label}
                set=${(/** @type {string} */ v) => change(i, j, v)}
              />`,
          )}
          <button
            type="button"
            class="tool"
            aria-label=${t("ui-remove")}
            onClick=${() => put(items.filter((_, n) => n !== i))}
          >
            <${Icon} n="ui-close" />
          </button>
        </div>`
      );
    })}
    <div class="row">
      ${choices.map(
        (c) =>
          html`<button
            type="button"
            class="small"
            key=${c.what}
            onClick=${() =>
              put([
                ...items,
                { what: c.what, values: c.kinds.map((kind) => (kind === "number" ? "1" : "")) },
              ])}
          >
            <${Icon} n="ui-plus" />${c.label}
          </button>`,
      )}
    </div>
  </fieldset>`;
}

/** @param {{model: TableModel}} p */
function Compose({ model }) {
  const rules = dealing.value;
  const others = (model.table.value?.seats ?? []).filter((s) => s.seat !== model.looking.value);
  const [to, setTo] = useState(others[0]?.seat ?? "");
  const [sides, setSides] = useState(
    /** @type {Record<Side, Item[]>} */ ({ give: [], take: [], promise: [] }),
  );
  if (!rules) return null;
  const put = (/** @type {Side} */ side) => (/** @type {Item[]} */ items) =>
    setSides({ ...sides, [side]: items });
  const things = rules.things.map((x) => ({
    what: x.thing,
    kinds: [x.kind],
    label: t(`thing-${x.thing}`),
    said: () => t(`thing-${x.thing}`),
  }));
  const promises = rules.promises.map((x) => ({
    what: x.promise,
    kinds: x.args.map((a) => a.kind),
    label: promiseText(model, x),
    said: (/** @type {string[]} */ values) => promiseText(model, x, values),
  }));
  const items = [...sides.give, ...sides.take, ...sides.promise];
  const ready = items.length > 0 && items.every((x) => x.values.every((v) => v.trim() !== ""));
  const words = (/** @type {Side} */ side) =>
    sides[side]
      .map(({ what, values }) => {
        const kinds = (side === "promise" ? promises : things).find((c) => c.what === what)?.kinds;
        return [what, ...values.map((v, i) => wordOf(kinds?.[i] ?? "", v))].join(" ");
      })
      .join(" ");
  const send = () => {
    model.act(`offer ${to} ${words("give")} / ${words("take")} / ${words("promise")}`);
    setSides({ give: [], take: [], promise: [] });
  };
  return html`<details class="compose">
    <summary>${t("ui-deal-new")}</summary>
    <div class="row">
      <label for="dealto">${t("ui-deal-to")}</label
      ><select id="dealto" value=${to} onChange=${withValue(setTo)}>
        ${others.map((s) => html`<option key=${s.seat} value=${s.seat}>${s.name}</option>`)}
      </select>
    </div>
    <${Column}
      model=${model}
      title=${t("ui-deal-you-give")}
      items=${sides.give}
      put=${put("give")}
      choices=${things}
    />
    <${Column}
      model=${model}
      title=${t("ui-deal-you-get")}
      items=${sides.take}
      put=${put("take")}
      choices=${things}
    />
    ${
      promises.length
        ? html`<${Column}
            model=${model}
            title=${t("ui-deal-terms")}
            items=${sides.promise}
            put=${put("promise")}
            choices=${promises}
          />`
        : null
    }
    <button type="button" class="small primary" disabled=${!ready} onClick=${send}>
      ${t("ui-deal-send")}
    </button>
  </details>`;
}

/** @param {{model: TableModel}} p */
export function DealsPanel({ model }) {
  const view = model.live.value;
  const mine = model.me.value.seats.length > 0 && model.table.value?.state === "playing";
  const clock = model.table.value?.clock;
  return html`<div class="deals">
    ${clock ? html`<${QuestionTimer} clock=${clock} />` : null}
    <${Agreements} clauses=${view?.board.agreements ?? []} />
    <ul class="offers">
      ${(view?.offers ?? []).map(
        (o) => html`<${OfferOf} key=${o.number} model=${model} offer=${o} />`,
      )}
    </ul>
    ${view?.offers.length ? null : html`<p class="none">${t("ui-deals-none")}</p>`}
    ${mine ? html`<${Compose} model=${model} />` : null}
  </div>`;
}
