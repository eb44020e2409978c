// @ts-check
// The pieces: knights, rooks, pirates and bishops of a religion, cubes of a bank.
import { html, PATTERNS } from "/static/board-kit/index.js";
import { FAMILY, icon } from "./printed.js";

/** A bank's concession; the letter of a small one fills it. @param {{family: string, size?: number}} p */
export function Cube({ family, size = 29 }) {
  const a = FAMILY[family],
    small = size < 29;
  return html`<g
    class=${"pl-" + a.colour}
    transform=${`translate(${-size / 2} ${-size / 2}) scale(${size / 24})`}
    ><path d="M12 1.500 21 6.300v10.900L12 22.500 3 17.200V6.300Z" class="cubebody" /><path
      d="M12 1.500 21 6.300 12 11.200 3 6.300Z"
      fill="#fff"
      opacity=".34"
    /><path d="M12 11.200 21 6.300v10.900L12 22.500Z" fill=${`url(#hp-${PATTERNS[a.colour]})`} />
    <path
      d="M3 6.300l9 4.900 9-4.900M12 11.200v11.300"
      fill="none"
      stroke="#2b2320"
      stroke-width=".9"
    /><circle cx="12" cy="12.300" r=${small ? 8 : 7} class="cubeface" /><text
      x="12"
      y="12.300"
      dy=".340em"
      text-anchor="middle"
      class="ui cubeletter"
      font-size=${small ? 14.5 : 10.4}
      >${a.letter}</text
    ></g
  >`;
}

/** A piece by its word. @param {{word: string, size?: number, cls?: string}} p */
export function Man({ word, size = 29, cls = "" }) {
  const at = word.lastIndexOf("_"),
    who = word.slice(0, at),
    kind = word.slice(at + 1);
  return kind === "cube"
    ? html`<${Cube} family=${who} size=${size} />`
    : icon(`pc-${kind}-${who}`, 0, 0, size, `rel-${who} man ${cls}`);
}

/** A piece outside the map. @param {{word: string, lying?: boolean}} p */
export const Small = ({ word, lying }) =>
  html`<svg viewBox="-15 -15 30 30" class=${"i piece " + (lying ? "lying" : "")} aria-hidden="true">
    <${Man} word=${word} size=${28} />
  </svg>`;
