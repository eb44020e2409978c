// @ts-check
// Pieces and symbols of Baroque. A piece is told by shape, letter and colour; its seat's class pl-COLOUR gives the colours.
import { html, armsOf } from "/static/kit.js";

/** @param {number} x @param {number} y @param {any} words @param {number} size @param {string} cls @param {string} [anchor] */
export const text = (x, y, words, size, cls, anchor = "middle") => html`<text x=${x} y=${y} font-size=${size} class=${cls} text-anchor=${anchor}>${words}</text>`;
/** @param {string} id @param {number} x @param {number} y @param {number} size */
export const use = (id, x, y, size) => html`<use href=${"#" + id} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;

/** Something that travels when it stands elsewhere. @param {{name: string, x: number, y: number, children?: any}} p */
export const Piece = (p) => html`<g data-piece=${p.name} transform=${`translate(${p.x} ${p.y})`}>${p.children}</g>`;

/** @param {{kind: string, seat?: string, arms?: {colour: string, letter: string}, count?: number, moved?: number, letter?: boolean, off?: boolean}} p */
export function Token(p) {
  const arms = p.arms ?? (p.seat ? armsOf(p.seat) : null);
  const cls = `token ${arms ? "pl-" + arms.colour : "neutral"} ${p.off ? "used" : ""}`;
  if (p.kind === "shield") return html`<g class=${cls}>${use("ba-p-shield", 0, 0, 30)}${text(0, 5.5, arms?.letter ?? "", 17, "nm ink")}</g>`;
  if (p.kind === "army") {
    return html`<g class=${cls}>${use("ba-p-army", 0, 0, 44)}${text(3.5, -1.5, (arms?.letter ?? "") + (p.count ?? ""), 15.5, "nm ink")}
      ${p.moved ? html`<path d="M-8 20h18m-5-4.500 5 4.500-5 4.500" class="moved" />` : null}</g>`;
  }
  if (p.kind === "influence") return html`<g class=${cls}><rect x="-12" y="-12" width="24" height="24" rx="2.500" class="body" />${text(0, 7, p.count ?? 1, 20, "nm ink")}</g>`;
  if (p.kind === "general") return html`<g class=${cls}><circle r="15.500" class="body" /><path d="m0-11 3.100 6.900 7.500.800-5.600 5 1.600 7.400L0 5.300l-6.600 3.800 1.600-7.400-5.600-5 7.500-.800z" class="mark" /></g>`;
  if (p.kind === "nothing") return html`<g class="token neutral"><circle r="13" class="body" /><path d="M-8 8 8-8" class="line" stroke-width="2.400" />${text(0, 6, "0", 17, "nm ink")}</g>`;
  if (p.kind === "ottoman") return html`<g class="token enemy"><circle r="15.500" class="body" /><path d="M5 8.500A9.500 9.500 0 1 1 5-8.500 7.300 7.300 0 1 0 5 8.500z" class="mark" /></g>`;
  if (p.kind === "war") return use("ba-p-war", 0, 0, 34);
  return html`<g class=${cls}>${use(`ba-p-${p.kind}`, 0, 0, 34)}${p.off ? html`<path d="M-15 15 15-15" class="line" stroke-width="2.200" />` : null}</g>`;
}

/** @param {{id: string, children?: any}} p */
const Symbol_ = (p) => html`<symbol id=${p.id} viewBox="0 0 24 24">${p.children}</symbol>`;
/** @param {string} colour @param {any} inner */
const tincture = (colour, inner) => html`<pattern id=${"ba-t-" + colour} width="6" height="6" patternUnits="userSpaceOnUse"><g class=${"tinct-" + colour}>${inner}</g></pattern>`;

/** Hatchings, symbols and clips of the map. @param {{map: any}} p */
export const Defs = ({ map }) => html`<defs>
  <path id="ba-land" d=${map.land} /><clipPath id="ba-frame"><rect x="46" y="46" width="1577" height="1172" /></clipPath>
  ${Object.entries(map.states).map(([id, s]) => html`<clipPath id=${"ba-clip-" + id}><path d=${/** @type {any} */ (s).d} /></clipPath>`)}
  <pattern id="ba-h-sea" width="26" height="9" patternUnits="userSpaceOnUse"><path d="M0 4.500q6.500-3.400 13 0t13 0" class="ln" fill="none" stroke-width=".7" opacity=".34" /></pattern>
  <pattern id="ba-h-foreign" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0V7" class="ln" stroke-width=".8" opacity=".42" /></pattern>
  <pattern id="ba-h-out" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0V10" class="ln" stroke-width="1.300" opacity=".6" /></pattern>
  ${tincture("red", html`<path d="M3 0V6" />`)}${tincture("blue", html`<path d="M0 4.500 3 1.500 6 4.500" fill="none" />`)}
  ${tincture("green", html`<path d="M0 0h3v3H0zM3 3h3v3H3z" stroke="none" opacity=".45" />`)}${tincture("yellow", html`<circle cx="1.500" cy="1.500" r=".95" /><circle cx="4.500" cy="4.500" r=".95" />`)}
  <${Symbol_} id="ba-k-elector"><path d="M4 18h16v2.600H4zM4.400 16.400 3 7.400l5 3.600L12 4l4 7 5-3.600-1.400 9z" class="dark" /><path d="M5.600 14.600h12.800" stroke="var(--paper)" /></${Symbol_}>
  <${Symbol_} id="ba-k-diocese"><path d="M12 2.200C8.400 6 6 9.600 6 13.400l1.300 8.200h9.400l1.300-8.200C18 9.600 15.600 6 12 2.200z" class="dark" /><path d="M12 6v12M8.600 11.400h6.800" stroke="var(--paper)" stroke-width="1.700" /></${Symbol_}>
  <${Symbol_} id="ba-k-port"><path d="M12 7v14M5 14c.6 4.400 3.400 6.800 7 6.800s6.400-2.400 7-6.800M8 10.200h8" fill="none" class="lni" stroke-width="2.100" /><circle cx="12" cy="4.800" r="2.300" fill="none" class="lni" stroke-width="1.800" /></${Symbol_}>
  <${Symbol_} id="ba-k-hammer"><path d="M13 3l7 7-2.600 2.600-7-7zM11.600 7.400l4.600 4.600-2.400 2.400-4.600-4.600zM10.400 12.200 3.600 19a1.600 1.600 0 0 0 2.300 2.300l6.800-6.800z" class="dark" /></${Symbol_}>
  <${Symbol_} id="ba-p-army"><path d="M5 22V2.500M2.500 22h5" stroke="var(--ink)" stroke-width="1.700" stroke-linecap="round" /><path d="M5 3h18l-3.200 5L23 13H5z" class="body" /></${Symbol_}>
  <${Symbol_} id="ba-p-city"><path d="M3 21V11l4-3 4 3v-1l3-6 3 6v2h4v9z" class="body" /><path d="M9.400 21v-4.400h3.200V21M16 15v2.400M6.400 13.400v2" class="line" stroke-width="1.200" /></${Symbol_}>
  <${Symbol_} id="ba-p-fort"><path d="M2.500 21.500 5 15.600V8h2.600v2.400h2.800V8h3.200v2.400h2.800V8H19v7.600l2.500 5.900z" class="body" /><path d="M12 8V3.200l4 1.600-4 1.600M9.600 21.400v-3.600a2.400 2.400 0 0 1 4.800 0v3.600M5 15.400h14" class="line" stroke-width="1.200" /></${Symbol_}>
  <${Symbol_} id="ba-p-residence"><path d="M4 21.400V12l8-5.400 8 5.400v9.400z" class="body" /><path d="M12 6.400V2M10.200 3.600h3.600M9.800 21.200v-4.400a2.200 2.200 0 0 1 4.400 0v4.400M7 14.400h2M15 14.400h2" class="line" stroke-width="1.300" /></${Symbol_}>
  <${Symbol_} id="ba-p-composer"><circle cx="12" cy="12" r="10.600" class="body" /><path d="M9.600 16.600V7.200l6.600-1.400v8.600" class="line" stroke-width="1.500" /><ellipse cx="8" cy="16.800" rx="2.200" ry="1.600" class="mark" /><ellipse cx="14.600" cy="14.800" rx="2.200" ry="1.600" class="mark" /></${Symbol_}>
  <${Symbol_} id="ba-p-war"><circle cx="12" cy="12" r="11" class="warf" /><path d="M5.600 5.200 17 16.600M18.400 5.200 7 16.600M5 15.600l3.400 3.400M19 15.600 15.600 19M6.400 17.600l-2 2M17.600 17.600l2 2" class="warl" stroke-width="1.700" /></${Symbol_}>
  <${Symbol_} id="ba-p-shield"><path d="M2.500 2.500h19v9.400c0 5-3.800 8.200-9.500 10.400-5.700-2.200-9.500-5.400-9.500-10.400z" class="body" /></${Symbol_}>
  <${Symbol_} id="ba-s-hill"><path d="M1 20C4 14 6 9 9 5c3 5 5 10 8 15" class="ln" fill="none" /><path d="M9.400 6.400 12.600 19M10.600 7.400l4 11.400M11.600 9l4.600 10" class="ln" stroke-width=".8" /><path d="M14 20c2-4 4-7 5.400-9.400 1.800 3 3 6 4.200 9.400" class="ln" fill="none" /><path d="M19.800 12l2 7M20.600 13.400l2.200 5.600" class="ln" stroke-width=".8" /></${Symbol_}>
  <${Symbol_} id="ba-s-tree"><path d="M12 21v-5M12 16c-4.600.6-6.800-2-5.600-4.600C4.600 9 6 6 8.600 6 9.400 2.600 14.600 2.600 15.400 6c2.600 0 4 3 2.200 5.400 1.200 2.600-1 5.200-5.600 4.600z" class="ln" fill="none" /><path d="M14.400 6.400c1.600 2.600 1.800 5.400.6 8.600M16.600 8c.8 2 .8 4-.2 6.200" class="ln" fill="none" stroke-width=".8" /></${Symbol_}>
  <${Symbol_} id="ba-s-ship"><path d="M2.500 15.500h19l-3 5.500h-13z" class="ln" fill="none" /><path d="M12 15.500V2.500M7 15.500V5M17 15.500V6M12 4c3 1.600 3 6 .3 8M7 6.400c2.600 1.200 2.600 5 .2 6.600M17 7.400c2 1 2 4.200.2 5.600M12 2.500l3 .9-3 .9" class="ln" fill="none" /><path d="M5 17.400h14M6 19h12" class="ln" stroke-width=".8" /></${Symbol_}>
</defs>`;
