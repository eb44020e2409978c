// @ts-check
// Cards of Baroque, the hand, and what lies in front of the players.
import {
  html,
  entity,
  Icon,
  armsOf,
  nameOf,
  attribute,
  phone,
  t,
  zone,
} from "/static/board-kit/index.js";

/**
 * @typedef {import("./board.d.ts").View} View
 */

/** @type {import("./board.d.ts").PrintedMap} */
export const MAP = await (await fetch(new URL("./map.json", import.meta.url))).json();
/** @type {Record<string, {colour: string, letter: string}>} */
export const ARMS = {
  brandenburg: { colour: "red", letter: "B" },
  austria: { colour: "green", letter: "A" },
  palatinate: { colour: "yellow", letter: "P" },
  spanish_netherlands: { colour: "blue", letter: "S" },
};
/** @type {Record<string, string>} */
const KIND_ICON = {
  architect: "ba-city",
  bishop: "ba-diocese",
  politician: "ba-influence",
  general: "ba-general",
  painter: "ui-star",
  baroque: "ba-composer",
  capitalism: "florin",
  power: "ba-army",
  event: "ba-war",
  assassin: "op-behead",
  divine_intervention: "ui-sun",
  traitor: "os-conspiracy",
};
/** @type {Record<string, string>} */
const EVENT_ICON = {
  chaos: "os-comet",
  famine: "ri-skull",
  city_trade: "ri-market",
  maritime_trade: "ri-ship",
  confusion_in_command: "ui-why",
  denmark_sells_holstein: "ba-hammer",
  religious_dispute: "op-inquisitor",
  fugger_calls_in_loans: "florin",
  bad_weather: "ui-lock",
  imperial_subsidies: "an-gold",
  marriage: "pc-queen",
  birth_of_an_heir: "an-crown",
  peace: "ba-peace",
  polish_permission: "ui-move",
  army_pay: "ba-army",
  own_army_pay: "ba-army",
  revolt: "os-peasant-revolt",
  spain_sells_franche_comte: "ba-hammer",
  spain_sells_spanish_netherlands: "ba-hammer",
  support_for_the_emperor: "ba-elector",
  sweden_sells_western_pomerania: "ba-hammer",
};
/** @param {View|null|undefined} view @param {string} seat */
export const playerOf = (view, seat) => (view?.board?.players ?? []).find((p) => p.seat === seat);
/**
 * Colour and letter of a seat: those of its power, once it has one.
 * @param {View|null|undefined} view
 * @param {string} seat
 * @returns {{colour: string, letter: string}}
 */
export const coat = (view, seat) => ARMS[playerOf(view, seat)?.power ?? ""] ?? armsOf(seat);

/** @param {string} word */
const plain = (word) => (MAP.cards[word] !== undefined ? word : word.replace(/_\d+$/, ""));
/** @param {string} ref */
export const kindOf = (ref) => MAP.cards[plain(ref.slice(ref.indexOf(":") + 1))] ?? "event";
/** @param {string} ref */
export const iconOf = (ref) =>
  EVENT_ICON[plain(ref.slice(ref.indexOf(":") + 1))] ?? KIND_ICON[kindOf(ref)] ?? "action";
/** A card's name and title stand in one text: "Carlo Lurago (Architect)". @param {string} ref */
export function called(ref) {
  const [, name, title] = /** @type {string[]} */ (nameOf(ref).match(/^(.*?)(?:,? \((.*)\))?$/));
  return { name, title };
}

/**
 * The text of a card, as this table plays it: show.py names the form where an option changes it.
 * @param {string} ref
 * @param {View|null|undefined} view
 */
export function textOf(ref, view) {
  const word = ref.slice(ref.indexOf(":") + 1);
  return attribute(`card-${word}`, view?.board?.readings?.[plain(word)] ?? "text");
}

/** @param {{of: string, view?: View}} p */
export function Card({ of, view }) {
  if (of.startsWith("back:")) {
    return html`<div
      ...${entity(of, { text: true, class: `bacard facedown ${of === "back:1" ? "ev" : ""}` })}
    >
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <circle cx="30" cy="30" r="24" />
        <circle cx="30" cy="30" r="20" />
        <use
          href=${of === "back:1" ? "#ba-war" : "#ba-elector"}
          x="18"
          y="18"
          width="24"
          height="24"
        /></svg
      ><span>${nameOf(of)}</span>
    </div>`;
  }
  const kind = kindOf(of);
  const { name, title } = called(of);
  return html`<div
    ...${entity(of, {
      text: true,
      class: `bacard k-${kind} ${sizeOf(of)} ${name.length > 26 ? "longname" : ""}`,
    })}
    data-piece=${of}
  >
    <header>
      <span class="medal"><${Icon} n=${iconOf(of)} /></span
      ><span><small>${title ?? t(`sort-${kind}`)}</small><strong>${name}</strong></span>
    </header>
    <p>${textOf(of, view)}</p>
  </div>`;
}

/**
 * The copies of a card in the player's own hand: the rules offer one of them, a finger finds any.
 * @param {View} view
 * @param {unknown} ref
 */
export const copies = (view, ref) =>
  zone(view, "hand", view?.seat).filter((c) => nameOf(c) === nameOf(String(ref)));

/** How much a card has to say: "", "wide" or "long". @param {string} ref */
function sizeOf(ref) {
  const { name } = called(ref);
  const letters = attribute(`card-${ref.slice(ref.indexOf(":") + 1)}`, "text").length + name.length;
  return letters > 140 || name.length > 26 ? "long" : letters > 85 ? "wide" : "";
}

/**
 * How wide cards lie beside one another: with all their text, or with emblem and name only.
 * @param {string[]} cards
 * @param {boolean} narrow
 */
function width(cards, narrow) {
  /** @type {Record<string, number>} */
  const wide = { "": 180, wide: 212, long: 286 };
  const names = cards.map(nameOf),
    larger = Number(document.documentElement.dataset.text ?? 100) / 100;
  return cards.reduce(
    (sum, c, i) =>
      sum + (names.indexOf(names[i]) !== i ? 22 : larger * (narrow ? 144 : wide[sizeOf(c)])),
    0,
  );
}

/**
 * Copies of one card lie together; each later one shows its edge only.
 * @param {{cards: string[], view: View, narrow: boolean}} p
 */
function Fan({ cards, view, narrow }) {
  const sorted = [...cards].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return html`<div class=${`fan ${narrow ? "narrow" : ""}`}>
    ${sorted.map(
      (c, i) =>
        html`<div
          class=${`bacell ${i && nameOf(sorted[i - 1]) === nameOf(c) ? "same" : ""}`}
          key=${c}
        >
          <${Card} of=${c} view=${view} />
        </div>`,
    )}
  </div>`;
}

/** @param {{view: View, me: string|null}} p */
export function Hand({ view, me }) {
  if (!me) return null;
  const hand = zone(view, "hand", me),
    front = zone(view, "front", me);
  const room = phone.value ? Infinity : 950;
  const narrowFront = width([...hand, ...front], false) > room;
  const narrow = narrowFront && width(hand, false) + width(front, true) > room;
  return html`<div class="bahand">
    <section aria-label=${t("zone-hand")}>
      ${
        hand.length
          ? html`<${Fan} cards=${hand} view=${view} narrow=${narrow} />`
          : html`<p class="empty">${t("board-no-cards")}</p>`
      }
    </section>
    ${
      front.length
        ? html`<section class=${`court pl-${coat(view, me).colour}`}>
            <h3>${t("board-court")}</h3>
            <${Fan} cards=${front} view=${view} narrow=${narrowFront} />
          </section>`
        : null
    }
  </div>`;
}
