// @ts-check
// A card: a portrait, the small form of the market, a tile of a full tableau, or what lies under
// another card.
import {
  html,
  entity,
  isLit,
  explain,
  unexplain,
  Icon,
  nameOf,
  t,
} from "/static/board-kit/index.js";
import {
  RELIGIONS,
  bishopsOn,
  heldDown,
  operationAt,
  placeName,
  printed,
  shortName,
} from "./printed.js";
import { Small } from "./pieces.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").CardProps} CardProps
 * @typedef {import("./board.d.ts").PrintedAgent} PrintedAgent
 * @typedef {import("./board.d.ts").PrintedCard} PrintedCard
 * @typedef {import("./board.d.ts").PrintedOperation} PrintedOperation
 */

/** @type {Record<string, string>} */
const COLOUR_OF_OPERATION = {
  inquisitor: "religious",
  commerce: "economic",
  behead: "political",
  tax: "political",
  repress: "political",
  vote: "political",
  corsair: "military",
  siege: "military",
  campaign: "military",
};

/** The sprite of an operation. @param {string} op */
export const operationIcon = (op) => (op === "commerce" ? "op-trade" : "op-" + op);

/** @param {string} type @param {string|null} religion @param {number} i */
const agent = (type, religion, i) =>
  type === "pawn"
    ? html`<${Icon} key=${type + i} n="pc-cube" class="pawn" />`
    : html`<${Icon}
        key=${type + religion + i}
        n=${`pc-${type}-${religion}`}
        class=${"rel-" + religion}
      />`;

/** @param {{of: PrintedAgent[]}} p */
const Agents = ({ of }) =>
  html`<span class="agents"
    >${of.flatMap(([type, religion, n]) =>
      Array.from({ length: n }, (_, i) => agent(type, religion, i)),
    )}</span
  >`;

/** @param {string} p */
const seal = (p) =>
  html`<span key=${p} class=${"pxseal " + p} title=${nameOf("prestige:" + p)}
    ><${Icon} n=${"pr-" + p}
  /></span>`;

/** @param {{of: string[]}} p */
const Seals = ({ of }) => html`<span class="seals">${of.map(seal)}</span>`;

/** The full name of an operation, as its entity says it. @param {string} op @param {string|null} of */
const operation = (op, of) => op + (of && op !== "repress" && op !== "siege" ? "_" + of : "");

/** The side or the religion of an operation. @param {string|null} of */
function tag(of) {
  const faith = of !== null && RELIGIONS.includes(of);
  if (!faith && of !== "west" && of !== "east") return null;
  return html`<span class="tag"
    ><${Icon} n=${faith ? "rel-" + of : of} class=${faith ? "rel-" + of : ""}
  /></span>`;
}

/**
 * An operation with its side or religion as a small tag; while it may be used it can be clicked by
 * itself.
 * @param {{op: string, of: string|null, card: string}} p
 */
function Op({ op, of, card }) {
  const ref = "operation:" + operation(op, of),
    place = operationAt(card, operation(op, of)),
    lit = isLit(place);
  return html`<span
    class=${`pxop ${COLOUR_OF_OPERATION[op]} ${lit ? "can" : ""}`}
    title=${nameOf(ref)}
    onClick=${lit ? entity(place).onClick : undefined}
    onMouseEnter=${(/** @type {MouseEvent} */ e) =>
      explain(ref, /** @type {Element} */ (e.currentTarget), false)}
    onMouseLeave=${unexplain}
    ><${Icon} n=${operationIcon(op)} />${tag(of)}</span
  >`;
}

/** @param {PrintedOperation[]} ops @param {string} card */
const operations = (ops, card) =>
  ops.map(([op, side], i) => html`<${Op} key=${op + i} op=${op} of=${side} card=${card} />`);

/** @param {string[]} words */
const lying = (words) => words.map((w, i) => html`<${Small} key=${i} word=${w} lying=${true} />`);

/** The bishops on a card, small. @param {string[]} religions @param {string} [cls] */
export const bishops = (religions, cls = "") =>
  religions.map((r) => html`<${Icon} key=${r} n=${"pc-bishop-" + r} class=${`${cls}rel-${r}`} />`);

/**
 * The sprite of a queen's, a king's or a republic's card.
 * @param {string} kind
 * @param {boolean} [republic]
 */
function crownOf(kind, republic) {
  if (kind === "queen") return "pc-queen";
  if (kind === "empire") return republic ? "pc-republic" : "pc-king";
  return null;
}

/**
 * A card in the size of a portrait, of the market (small) or of a full tableau (tile).
 * @param {CardProps} p
 */
export function Card(p) {
  const { of, silenced, republic, small, tile } = p;
  if (of.startsWith("back:"))
    return html`<div ...${entity(of, { text: true, class: "pxcard back" })}>
      <span>${nameOf(of)}</span>
    </div>`;
  const c = printed(of, republic),
    name = shortName(of),
    crown = crownOf(c.kind, republic);
  const word = /\p{L}{12}/u.test(name) ? "word" : "";
  const long = `${name.length > 24 || /\S{14}/.test(name) ? "long" : ""} ${word}`;
  const about = entity(of, {
    text: true,
    class: `pxcard ${c.deck} ${small ? "mk" : ""} ${tile ? "tile" : ""} ${silenced ? "silenced" : ""} ${long}`,
  });
  const parts = {
    id: of.slice(5),
    name,
    ops: operations(c.ops, of.slice(5)),
    king: crown ? html`<${Icon} n=${crown} class="king" />` : null,
    ability: c.ability ? html`<${Icon} n="ui-star" class="ability" />` : null,
    down: lying(p.repressed ?? heldDown(of, p.view)),
    sitting: bishops(p.bishops ?? bishopsOn(of, p.view), "bish "),
  };
  return html`<div ...${about} data-piece=${of}>
    ${tile ? tileOf(c, parts) : portraitOf(c, parts, Boolean(small))}
    <div class="lc">${placeName(c.place)}</div>
    ${parts.sitting}
  </div>`;
}

/** @param {PrintedCard} c @param {import("./board.d.ts").CardParts} p */
const tileOf = (c, { king, name, ops, ability, down }) =>
  html`<h3>${king}${name}</h3>
    <div class="ops">
      ${ops}${ability}<span class="seals">${down}<${Seals} of=${c.prestige} /></span>
    </div>`;

/** @param {PrintedCard} c @param {import("./board.d.ts").CardParts} p @param {boolean} small */
function portraitOf(c, { id, king, name, ops, ability, down }, small) {
  const shot =
    c.shot !== "none"
      ? html`<span class="shot" title=${nameOf("shot:" + c.shot)}
          ><${Icon} n=${"os-" + c.shot.replace("_", "-")}
        /></span>`
      : null;
  const top = html`<div class="top">
    <${Agents} of=${c.agents} />${king}<${Seals} of=${c.prestige} />
  </div>`;
  const shotline = html`<div class="shotline">
    ${shot}<span>${nameOf("shot:" + c.shot)}</span>
  </div>`;
  return html`${c.agents.length || king || c.prestige.length || !small ? top : null}
    <h3>${name}</h3>
    <div class="ops">${ops}${small ? html`${shot}${ability}` : ability}</div>
    ${!small && shot ? shotline : null}
    ${down.length ? html`<div class="down" title=${nameOf("zone:repressed_" + id)}>${down}</div>` : null}`;
}

/**
 * A card that lies under another: a vassal with its operations, a married queen.
 * @param {{of: string, icon: string, view: View|null, republic?: boolean}} p
 */
export function Under({ of, icon: n, view, republic }) {
  const c = printed(of, republic);
  return html`<div ...${entity(of, { text: true, class: `pxunder ${c.deck}` })} data-piece=${of}>
    <${Icon} n=${n} class="king" /><i
      >${t(n === "vassal" ? "board-under-vassal" : "board-under-queen")} </i
    ><b>${shortName(of)}</b>
    <span class="ops"
      >${operations(c.ops, of.slice(5))}<${Seals} of=${c.prestige} />${bishops(
        bishopsOn(of, view),
      )}${lying(heldDown(of, view))}</span
    >
  </div>`;
}

/** The bishops and the repressed pieces on a card of another player. @param {{of: string, view: View}} p */
export const Burden = ({ of, view }) =>
  html`${bishops(bishopsOn(of, view))}${lying(heldDown(of, view))}`;
