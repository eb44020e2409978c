// @ts-check
// Every card and piece of a game.
import { html, useState } from "../vendor/ui.js";
import { t, has, nameOf } from "../app/texts.js";
import { withValue } from "../app/forms.js";
import { sourceText, useReference, Frame } from "./reference.js";

/**
 * @typedef {import("../types/rest.js").EntityInfo} Entity
 * @typedef {import("../types/rest.js").FactValue} FactValue
 */

/**
 * A fact in the reader's words, "" when it has none: names of entities, of the kind the field is
 * called after before others, numbers, yes.
 * @param {FactValue} v
 * @param {string} field
 * @param {string[]} kinds
 * @returns {string}
 */
function factText(v, field, kinds) {
  if (typeof v === "number") return nameOf(v);
  if (v === true) return t("ui-yes");
  if (typeof v === "string") {
    const kind = [field, ...kinds].find((k) => has(`${k}-${v}`));
    return kind ? t(`${kind}-${v}`) : "";
  }
  if (Array.isArray(v))
    return v
      .map((x) => factText(x, field, kinds))
      .filter(Boolean)
      .join(", ");
  return Object.entries(v ?? {})
    .map(([what, n]) => [n, factText(what, field, kinds)])
    .filter(([n, name]) => typeof n === "number" && n && name)
    .map(([n, name]) => `${n} × ${name}`)
    .join(", ");
}

/**
 * The facts of a record that have words, as [name of the field, text].
 * @param {Entity["facts"]} facts
 * @param {string[]} kinds
 */
const toldFacts = (facts, kinds) =>
  Object.entries(facts)
    .filter(([f]) => has(`field-${f}`))
    .map(([f, v]) => [f, factText(v, f, kinds)])
    .filter(([, text]) => text);

/**
 * One card or piece: what it does, its figures, where they come from.
 * @param {{e: Entity, kinds: string[]}} p
 */
function EntityCard({ e, kinds }) {
  const named = (/** @type {FactValue} */ v) => typeof v === "string" || Array.isArray(v);
  const told = toldFacts(e.facts, kinds).filter(
    ([f, text]) => !named(e.facts[f]) || !e.text?.includes(text),
  ); // its text names it already
  const counted = "count" in e.facts || "copies" in e.facts;
  return html`<li id=${e.ref.replace(":", "-")}>
    <h3>
      ${e.name}${
        e.copies > 1 && !counted
          ? html` <small>${t("ui-times", { count: e.copies })}</small>`
          : null
      }
    </h3>
    ${e.original && e.original !== e.name ? html`<p class="small-text">${e.original}</p>` : null}
    ${e.text ? html`<p>${e.text}</p>` : null}${e.note ? html`<p class="note">${e.note}</p>` : null}
    ${
      told.length
        ? html`<dl>
            ${told.map(
              ([f, text]) =>
                html`<div key=${f}>
                  <dt>${t(`field-${f}`)}</dt>
                  <dd>${text}</dd>
                </div>`,
            )}
          </dl>`
        : null
    }
    ${
      e.source
        ? html`<p class="small-text">${t("ui-source", { source: sourceText(e.source) })}</p>`
        : null
    }
  </li>`;
}

/**
 * All of one kind; those with nothing but a name are folded into a line.
 * @param {{kind: string, entities: Entity[], kinds: string[]}} p
 */
function KindOf({ kind, entities, kinds }) {
  const bare = entities.filter((e) => !e.text && !e.note && !toldFacts(e.facts, kinds).length);
  const rich = entities.filter((e) => !bare.includes(e));
  return html`<section>
    <h2>${has(`kind-${kind}`) ? t(`kind-${kind}`) : kind}</h2>
    ${
      rich.length
        ? html`<ul class="encyclopaedia">
            ${rich.map((e) => html`<${EntityCard} key=${e.ref} e=${e} kinds=${kinds} />`)}
          </ul>`
        : null
    }
    ${
      bare.length
        ? html`<details>
            <summary>${t("ui-names-only", { count: bare.length })}</summary>
            <p>${bare.map((e) => e.name).join(", ")}</p>
          </details>`
        : null
    }
  </section>`;
}

/** @param {{game: string}} p */
export function CardsPage({ game }) {
  const data = useReference({ game, what: "cards" });
  const [find, setFind] = useState("");
  const word = find.trim().toLowerCase();
  const fits = (/** @type {Entity} */ e) =>
    !word || [e.name, e.original, e.text, e.note].some((x) => x?.toLowerCase().includes(word));
  /** @type {{kind: string, cards: boolean, entities: Entity[]}[]} */
  const all = (data || null)?.kinds ?? [];
  const shown = [...all.filter((k) => k.cards), ...all.filter((k) => !k.cards)]
    .map((k) => ({ ...k, entities: k.entities.filter(fits) }))
    .filter((k) => k.entities.length);
  const kinds = [...all.filter((k) => !k.cards), ...all.filter((k) => k.cards)].map((k) => k.kind);
  return html`<${Frame} game=${game} here="cards">${
    data === null
      ? html`<p>${t("ui-loading")}</p>`
      : data === false
        ? html`<p role="alert">${t("ui-failed")}</p>`
        : html`<div class="field">
              <label for="find">${t("ui-find-card")}</label>
              <input id="find" type="search" value=${find} onInput=${withValue(setFind)} />
            </div>
            ${shown.map(
              (k) =>
                html`<${KindOf}
                  key=${k.kind}
                  kind=${k.kind}
                  entities=${k.entities}
                  kinds=${kinds}
                />`,
            )}
            ${shown.length ? null : html`<p role="status">${t("ui-found-none")}</p>`}`
  }</${Frame}>`;
}
