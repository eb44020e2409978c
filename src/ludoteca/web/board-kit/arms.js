// @ts-check
// What distinguishes a seat: colour, pattern and letter.
import { html } from "../vendor/ui.js";
import { board, viewOf } from "./host.js";

const SEAT_LETTERS = ["A", "B", "C", "D", "E", "F"];

/** @typedef {{colour: string, pattern: string, letter: string}} Arms */
const TINCTURES = ["orange", "yellow", "blue", "green", "red", "black"];
/** @type {Record<string, string>} */
export const PATTERNS = {
  orange: "bend",
  yellow: "roundel",
  blue: "chevron",
  green: "chequy",
  red: "pale",
  black: "lozenge",
  white: "barry",
};

/**
 * The arms of a seat; a game's board may give the seats other colours and letters.
 * @param {string} seat
 * @returns {Arms}
 */
export function armsOf(seat) {
  const i = Math.max(0, SEAT_LETTERS.indexOf(seat));
  const view = viewOf();
  const own = (view && board.value?.arms?.(seat, view)) || {};
  const colour = own.colour ?? TINCTURES[i];
  return { colour, pattern: PATTERNS[colour] ?? "bend", letter: own.letter ?? seat };
}

/** @param {{seat: string, class?: string}} p */
export function Shield(p) {
  const a = armsOf(p.seat);
  const d = "M2 2h28v15c0 8.500-5 13.500-14 17.300C7 30.500 2 25.500 2 17Z";
  return html`<svg
    class=${`shield pl-${a.colour} ${p.class ?? ""}`}
    viewBox="0 0 32 36"
    aria-hidden="true"
  >
    <path d=${d} class="pl-fill" />
    <path d=${d} fill=${`url(#hp-${a.pattern})`} class="pl-edge" />
    <circle cx="16" cy="16" r="8.600" class="pl-fill" />
    <text x="16" y="21.600" text-anchor="middle" class="ui pl-letter" font-size="16">
      ${a.letter}
    </text>
  </svg>`;
}

/** @param {{seat: string, class?: string}} p */
export function Dot(p) {
  const a = armsOf(p.seat);
  return html`<svg
    class=${`d pl-${a.colour} ${p.class ?? ""}`}
    viewBox="0 0 20 20"
    aria-hidden="true"
  >
    <circle cx="10" cy="10" r="9" class="pl-fill pl-edge" />
    <text x="10" y="14.600" text-anchor="middle" class="ui pl-letter" font-size="13">
      ${a.letter}
    </text>
  </svg>`;
}
