// @ts-check
// What the info card tells of a card, a region, an Estate or the seal of Anno 1452.
import {
  html,
  Icon,
  Shield,
  RuleLink,
  nameOf,
  t,
  attribute,
  has,
} from "/static/board-kit/index.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").Region} Region
 * @typedef {import("./board.d.ts").Place} Place
 */

/**
 * The rule of a card: Special, Reaction and Event cards have their own, the others that of
 * their kind.
 * @param {string} word
 */
function ruleOf(word) {
  const [kind, name] = word.split("-");
  return ["special", "reaction", "event"].includes(kind) ? "card." + name : "card.kind-" + kind;
}

/**
 * What the tooltip of an entity says: a card's text, what is in a region and who holds it, the
 * force of an Estate.
 * @param {string} ref
 * @param {View} view
 */
export function about(ref, view) {
  const [kind, id] = ref.split(":");
  if (kind === "card")
    return html`<p>${attribute("card-" + id, "text")}</p>
      ${attribute("card-" + id, "note") ? html`<p><i>${attribute("card-" + id, "note")}</i></p>` : null}
      <p><${RuleLink} id=${ruleOf(id)} /></p>`;
  if (kind === "seal")
    return has(`about-seal-${id}`) ? html`<p>${t(`about-seal-${id}`)}</p>` : null;
  const owner = (/** @type {string|null} */ who) =>
    who === "ottokar"
      ? html`<p class="an-fact"><b>O</b> ${t("board-ottokar")}</p>`
      : who
        ? html`<p class="an-fact"><${Shield} seat=${who} /> ${nameOf("seat:" + who)}</p>`
        : null;
  if (kind === "estate") {
    const p = view.board.regions
      .flatMap((/** @type {Region} */ r) => r.places)
      .find((/** @type {Place} */ x) => x.id === id);
    if (!p?.owner) return html`<p>${t("board-free")}</p>`;
    return html`${owner(p.owner)}
      <p class="an-fact">
        <${Icon} n="an-estate" /> ${t("board-value", { value: p.value })} ·${" "}
        <${Icon} n="an-citizen" />${" "}
        ${p.citizens}${p.city ? html` · <${Icon} n="an-city" /> ${t("board-city")}` : null}
      </p>`;
  }
  const r =
    kind === "region" ? view.board.regions.find((/** @type {Region} */ x) => x.id === id) : null;
  return r
    ? html`<p class="an-fact">
          <${Icon} n="an-estate" />${" "}
          ${r.places.filter((/** @type {Place} */ p) => p.owner).length}/${r.limit} ·${" "}
          <${Icon} n="an-city" />${" "}
          ${r.places.filter((/** @type {Place} */ p) => p.city).length}/${r.towers} ·${" "}
          <${Icon} n="an-gold" /> ${r.price}
        </p>
        ${owner(r.holder)}${r.bound ? html`<p>${t("board-bound")}</p>` : null}`
    : null;
}
