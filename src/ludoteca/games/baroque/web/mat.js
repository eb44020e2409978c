// @ts-check
// What is printed and lies beside the map: order of play, decks, the event, wars, actions with
// their prices, support.
import {
  html,
  entity,
  Badge,
  nameOf,
  t,
  isLit,
  text,
  use,
  Piece,
  wrap,
  zone,
  counter,
} from "/static/board-kit/index.js";
import { Token } from "./pieces.js";
import { HEIGHT } from "./printed.js";
import { coat, iconOf, playerOf } from "./cards.js";
import { X, W, FAVOURS, sprite, Deck, Event, Favours } from "./decks.js";

/**
 * @typedef {import("./board.d.ts").View} View
 */

const SUPPORT = Array.from({ length: 30 }, (_, i) => [
  X + (W / 5) * (i % 5),
  1006 + 41 * Math.floor(i / 5),
  W / 5,
  41,
]);
/**
 * The actions of a phase with what they are drawn by, in the order of the rules: verb, symbol, what
 * it costs.
 */
export const ACTIONS = /** @type {[string, string, string|null][]} */ ([
  ["influence", "ba-influence", null],
  ["build-army", "ba-army", "army"],
  ["influence-politician", "ui-human", null],
  ["build-city", "ba-city", "city"],
  ["influence-bishop", "ba-diocese", null],
  ["build-fortified", "ba-fortified", "fortified"],
  ["done", "ui-check", null],
  ["build-residence", "ba-residence", "residence"],
]);
/** Verbs that end something: all of them are the seal of the mat. */
export const ENDINGS = [
  "end-phase",
  "done-buying",
  "done-moving",
  "done-favours",
  "no-structure",
  "stay",
  "commit",
  "forgo",
  "suffer",
  "pass",
];
export const DONE = "seal:done";

/** @param {number} y @param {string} words @param {unknown} [more] */
const heading = (y, words, more) =>
  html`<g aria-hidden="true"
    ><path
      d=${`M${X} ${y - 8}H${X + W}`}
      class="thin"
    />${text(X + W / 2, y, words, 25, "sc soft on-rule")}${more}</g
  >`;

/** Who plays when, whose turn it is, and the actions left. @param {{view: View}} p */
function Order({ view }) {
  const { order = [], active, actions = 0 } = view.board;
  const step = Math.min(62, 232 / Math.max(1, order.length));
  return html`<g
    >${order.map(
      (seat, i) =>
        html`<g
          key=${seat}
          ...${entity("seat:" + seat, { class: `orderseat ${seat === active ? "active" : ""}` })}
          transform=${`translate(${X + 30 + step * i} 44)`}
        >
          <circle r="27" class="seatring" /><g transform="scale(1.400)"
            ><${Token} kind="control" arms=${coat(view, seat)} /></g
        ></g>`,
    )}
    <g aria-hidden="true"
      >${[0, 1, 2].map(
        (i) =>
          html`<circle
            cx=${X + 258 + 25 * i}
            cy="36"
            r="9.500"
            class=${i < actions ? "pip on" : "pip"}
          />`,
      )}${text(X + 283, 70, t("board-actions"), 22, "it soft")}</g
    ></g
  >`;
}

/** @param {{refs: string[], y: number, rows: number, symbol: string}} p */
const Rows = ({ refs, y, rows, symbol }) =>
  html`${Array.from(
    { length: rows },
    (_, i) =>
      html`<rect
          key=${"s" + i}
          x=${X}
          y=${y + 39 * i}
          width=${W}
          height="35"
          rx="6"
          class="slot"
        /><g class="faint"
          >${
            symbol === "war"
              ? sprite("ba-war", X + 22, y + 17.5 + 39 * i, 26)
              : sprite("ui-clock", X + 22, y + 17.5 + 39 * i, 22)
          }</g
        >`,
  )}
  ${refs
    .slice(0, rows)
    .map(
      (ref, i) =>
        html`<g key=${ref} ...${entity(ref, { class: "row" })}
          ><rect x=${X} y=${y + 39 * i} width=${W} height="35" rx="6" class="hi ring" />${
            symbol === "war"
              ? use("ba-p-war", X + 22, y + 17.5 + 39 * i, 30)
              : sprite(iconOf(ref), X + 22, y + 17.5 + 39 * i, 28)
          }${text(X + 44, y + 25 + 39 * i, wrap(nameOf(ref), 28)[0], 24, "it", "start")}<${Badge}
            of=${ref}
            x=${X + W - 6}
            y=${y + 39 * i}
            r=${14}
        /></g>`,
    )}`;

/** Where an action has its place. @param {number} i */
const cellOf = (i) => ({
  x: X + 145 * (i % 2),
  y: 760 + 52 * Math.floor(i / 2),
  wide: i % 2 ? 175 : 141,
});
/** @param {string} verb */
const refOf = (verb) => (verb === "done" ? DONE : "do:" + verb);
/** Longer names are written smaller, so that they stay in their place. */
const MAX_LETTERS = 9;

/**
 * One action of the mat: a seal, its name, its price for the player who looks.
 * @param {{i: number, view: View, me: string|null}} p
 */
function Action({ i, view, me }) {
  const [verb, symbol, work] = ACTIONS[i];
  const { x, y, wide } = cellOf(i);
  const ref = refOf(verb);
  const player = playerOf(view, me ?? "") ?? view.board.players?.[0];
  const price = work ? player?.costs?.[work] : null;
  const name = verb === "done" && isLit("do:pass") ? t("do-pass") : t(`mat-${verb}`);
  return html`<g
    ...${entity(ref, {
      class: `act ${verb === "done" ? "seal" : ""}`,
      label: isLit(ref) ? undefined : t(`spot-${verb}`),
    })}
    id=${"act-" + verb}
    ><rect x=${x} y=${y} width=${wide} height="46" rx="6" class="cell" /><circle
      cx=${x + 20}
      cy=${y + 23}
      r="17"
      class="medal"
    />${sprite(symbol, x + 20, y + 23, 24)}
    ${text(x + 38.5, y + 31, name, name.length > MAX_LETTERS ? 21 : 23, "nm", "start")}${
      price
        ? html`<g aria-hidden="true"
            ><circle
              cx=${x + wide - 14.5}
              cy=${y + 23}
              r="12.500"
              class="coin"
            />${text(x + wide - 14.5, y + 30.5, price, 21, "nm coined")}</g
          >`
        : null
    }</g
  >`;
}

/**
 * The keys of the actions, over all of them: at the lower left a key covers neither a price nor a
 * heading.
 */
const Keys = () =>
  html`<g class="keys"
    >${ACTIONS.map(([verb], i) => {
      const { x, y } = cellOf(i);
      return html`<${Badge} key=${verb} of=${refOf(verb)} x=${x + 11} y=${y + 36} r=${12.5} />`;
    })}</g
  >`;

/** Markers this near to the edge of the board would leave it. */
const EDGE = 20;

/**
 * Markers on a numbered space: one stands in the middle, several share it.
 * @param {{
 *   view: View,
 *   id: string,
 *   cells: number[][],
 *   of: (v: number) => number,
 *   hundreds?: boolean,
 *   shift?: number,
 *   apart?: number,
 *   alone?: number,
 * }} p
 */
export function Markers({ view, id, cells, of, hundreds, shift = 0, apart = 13.5, alone = 0 }) {
  /** @type {Map<number, string[]>} */
  const on = new Map();
  for (const p of view.board.players ?? []) {
    const at = of(counter(view, id, p.seat));
    on.set(at, [...(on.get(at) ?? []), p.seat]);
  }
  return [...on].flatMap(([at, seats]) =>
    seats.map((seat, i) => {
      const [x, y, w, h] = cells[at];
      const hundred = hundreds ? Math.floor(counter(view, id, seat) / 100) : 0;
      const dx = seats.length > 1 ? (i % 2 ? apart : -apart) : alone,
        dy = seats.length > 2 ? (i < 2 ? -13 : 13) : 0;
      // at the edges of the board the markers spread inwards
      const right = seats.length > 1 && x < EDGE && w < h ? EDGE - apart : 0,
        down = y < EDGE ? 1 : y + h > HEIGHT - EDGE ? -1 : 0;
      const spot = {
        x: x + w / 2 + dx + shift + right,
        y: y + h / 2 + dy + (dy ? 13 * down : 0),
      };
      return html`<${Piece} key=${id + seat} name=${`${id}-${seat}`} x=${spot.x} y=${spot.y}>
        <${Token} kind="control" arms=${coat(view, seat)} />
      ${
        hundred > 0
          ? html`<g transform=${`translate(15 ${down > 0 ? 10 : -14})`}
              ><circle r="12" class="hundred" />${text(0, 6.5, hundred, 18.6, "ui coined")}</g
            >`
          : null
      }</${Piece}>`;
    }),
  );
}

/** The two decks with what lies on top of their discards. @param {{view: View}} p */
function Decks({ view }) {
  const discards = zone(view, "discards"),
    events = zone(view, "event-discards");
  return html`${text(X + 76, 112, t("board-events"), 24, "sc soft")}<${Deck}
      x=${X}
      n=${counter(view, "event-deck")}
      of="ev"
      ref="pile:events"
      id="deck-event"
      top=${events[events.length - 1]}
      below="pile:past-events"
    />
    ${text(X + 244, 112, t("board-opportunities"), 21.5, "sc soft")}<${Deck}
      x=${X + 170}
      n=${counter(view, "deck")}
      of="op"
      ref="do:buy"
      id="deck-opportunity"
      top=${discards[discards.length - 1]}
      below="do:mulligan"
    />`;
}

/** The wars, with what a new one costs. @param {{view: View}} p */
function Wars({ view }) {
  const cost = view.board.war_cost ?? 0;
  const price = html`${text(X + W - 30, 442, `−${cost}`, 24, "nm", "end")}<circle
      cx=${X + W - 14}
      cy="433"
      r="11"
      class="coin"
    />`;
  return heading(442, t("zone-wars"), cost ? price : null);
}

/** The track of the Emperor's supporters. @param {{view: View}} p */
const Support = ({ view }) =>
  html`${heading(
      996,
      t("counter-support"),
      html`<rect
          x=${X + 6}
          y="974"
          width="34"
          height="26"
          class="cell2 bare"
        />${sprite("ba-elector", X + 22, 986, 28)}`,
    )}
    ${SUPPORT.map(
      ([x, y, w, h], i) =>
        html`<rect
            key=${i}
            x=${x}
            y=${y}
            width=${w}
            height=${h}
            class=${i % 5 ? "cell" : "cell2"}
            id=${`support-${i}`}
          />${text(x + 5, y + 20, i, 22, i % 5 ? "soft" : "nm", "start")}`,
    )}
    <g class="pieces"
      ><${Markers}
        view=${view}
        id="support"
        cells=${SUPPORT}
        of=${(/** @type {number} */ v) => Math.min(29, v)}
        shift=${9}
        apart=${10.5}
        alone=${6}
    /></g>`;

/** @param {{view: View, me: string|null, height: number}} p */
export function Mat({ view, me, height }) {
  const playing = zone(view, "in-play").filter((ref) => !/:war(_\d+)?$/.test(ref));
  const spending = FAVOURS.some(([id]) => isLit("favour:" + id));
  return html`<g class="mat"
    ><rect x="1672.500" y="1.500" width="336" height=${height - 3} rx="4" class="cell2" /><rect
      x="1677"
      y="6"
      width="327"
      height=${height - 12}
      rx="3"
      class="thin" />
    <${Order} view=${view} />
    <${Decks} view=${view} />
    ${spending ? null : html`<${Event} view=${view} /><${Wars} view=${view} />`}<${Rows}
      refs=${zone(view, "wars")}
      y=${453}
      rows=${3}
      symbol="war" />
    ${spending ? html`<${Favours} />` : null}${heading(595, t("zone-in-play"))}<${Rows}
      refs=${playing}
      y=${606}
      rows=${3}
      symbol="event" />
    ${heading(748, t("board-mat"))}${ACTIONS.map(
      (_, i) => html`<${Action} key=${i} i=${i} view=${view} me=${me} />`,
    )}<${Keys} /> <${Support} view=${view}
  /></g>`;
}
