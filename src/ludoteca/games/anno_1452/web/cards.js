// @ts-check
// Cards of Anno 1452, the hand, and what lies in front of a player.
import {
  html,
  entity,
  Icon,
  armsOf,
  nameOf,
  attribute,
  t,
  phone,
  isLit,
  zone,
} from "/static/board-kit/index.js";

/** @typedef {import("./board.d.ts").View} View */

/** @type {Record<string, string>} */
const KIND_ICON = {
  city: "an-city",
  marriage: "laurel",
  title: "an-prestige",
  inheritance: "vassal",
  special: "ba-war",
  reaction: "die-6",
  event: "os-comet",
};
/** @param {string} ref */
const wordOf = (ref) => ref.slice(ref.indexOf(":") + 1);
/** @param {string} ref */
export const kindOf = (ref) => wordOf(ref).split("-")[0];
/** @param {string} ref */
export const iconOf = (ref) => KIND_ICON[kindOf(ref)] ?? "action";

/** @param {{of: string}} p */
export function Card({ of }) {
  if (of.startsWith("back:")) {
    return html`<div ...${entity(of, { text: true, class: "ancard facedown" })}>
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <circle cx="30" cy="30" r="24" />
        <circle cx="30" cy="30" r="20" />
        <use href="#an-crown" x="18" y="17" width="24" height="24" /></svg
      ><span>${nameOf(of)}</span>
    </div>`;
  }
  const word = wordOf(of),
    kind = kindOf(of);
  const city = attribute("card-" + word, "city");
  return html`<div ...${entity(of, { text: true, class: `ancard k-${kind}` })} data-piece=${of}>
    <header>
      <span class="medal"><${Icon} n=${iconOf(of)} /></span
      ><span
        ><small>${t(`sort-${kind}`)}</small
        ><strong>${nameOf(of).replace(/ \(.*\)$/, "")}</strong></span
      >
    </header>
    <p>${attribute("card-" + word, "text")}</p>
    ${city && kind !== "city" ? html`<footer><${Icon} n="an-city" />${city}</footer>` : null}
  </div>`;
}

/** Of many cards those that can be played lie on top. @param {{view: View, me: string|null}} p */
export function Cards({ view, me }) {
  if (!me) return null;
  const held = zone(view, "hand", me);
  const hand =
    held.length > 5 ? [...held].sort((a, b) => Number(isLit(b)) - Number(isLit(a))) : held;
  const front = [...zone(view, "married", me), ...zone(view, "titles", me)];
  const letters = [...hand, ...front].reduce(
    (sum, c) => sum + attribute("card-" + wordOf(c), "text").length,
    0,
  );
  // beside a lesson or a puzzle there is less room: cards are low, and the hand scrolls, also by keyboard
  const strips =
    hand.length + front.length > 4 ||
    zone(view, "market").length > 0 ||
    view.board.battle ||
    document.querySelector(".banners > .coach") !== null;
  return html`<div
    class=${`anhand ${phone.value ? "" : strips ? "strips" : letters < 540 ? "roomy" : ""}`}
    tabindex=${phone.value ? null : 0}
    role=${phone.value ? null : "group"}
    aria-label=${phone.value ? null : t("zone-hand")}
  >
    <section aria-label=${t("zone-hand")}>
      ${hand.map((/** @type {string} */ c, /** @type {number} */ i) => html`<${Card} key=${c + i} of=${c} />`)}
      ${hand.length ? null : html`<p class="empty">${t("board-no-cards")}</p>`}
    </section>
    ${
      front.length
        ? html`<section class=${`court pl-${armsOf(me).colour}`}>
            <h3>${t("board-court")}</h3>
            ${front.map((c) => html`<${Card} key=${c} of=${c} />`)}
          </section>`
        : null
    }
  </div>`;
}
