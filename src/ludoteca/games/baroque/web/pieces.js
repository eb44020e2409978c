// @ts-check
// Pieces and symbols of Baroque. A piece is told by shape, letter and colour; its seat's class pl-COLOUR gives the colours.
import { html, armsOf } from "/static/kit.js";
import { text, use, Glyph, engravings } from "/static/engraving.js";

/** @param {{kind: string, seat?: string, arms?: {colour: string, letter: string}, count?: number, moved?: number, letter?: boolean, off?: boolean}} p */
export function Token(p) {
  const arms = p.arms ?? (p.seat ? armsOf(p.seat) : null);
  const cls = `token ${arms ? "pl-" + arms.colour : "neutral"} ${p.off ? "used" : ""}`;
  if (p.kind === "shield") return html`<g class=${cls}>${use("eg-shield", 0, 0, 30)}${text(0, 5.5, arms?.letter ?? "", 17, "nm ink")}</g>`;
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

/** Hatchings, symbols and clips of the map. @param {{map: any}} p */
export const Defs = ({ map }) => html`<defs>
  <path id="ba-land" d=${map.land} /><clipPath id="ba-frame"><rect x="46" y="46" width="1577" height="1172" /></clipPath>
  ${Object.entries(map.states).map(([id, s]) => html`<clipPath id=${"ba-clip-" + id}><path d=${/** @type {any} */ (s).d} /></clipPath>`)}
  ${engravings}
  <${Glyph} id="ba-k-elector"><path d="M4 18h16v2.600H4zM4.400 16.400 3 7.400l5 3.600L12 4l4 7 5-3.600-1.400 9z" class="dark" /><path d="M5.600 14.600h12.800" stroke="var(--paper)" /></${Glyph}>
  <${Glyph} id="ba-k-diocese"><path d="M12 2.200C8.400 6 6 9.600 6 13.400l1.300 8.200h9.400l1.300-8.200C18 9.600 15.600 6 12 2.200z" class="dark" /><path d="M12 6v12M8.600 11.400h6.800" stroke="var(--paper)" stroke-width="1.700" /></${Glyph}>
  <${Glyph} id="ba-k-port"><path d="M12 7v14M5 14c.6 4.400 3.400 6.800 7 6.800s6.400-2.400 7-6.800M8 10.200h8" fill="none" class="lni" stroke-width="2.100" /><circle cx="12" cy="4.800" r="2.300" fill="none" class="lni" stroke-width="1.800" /></${Glyph}>
  <${Glyph} id="ba-k-hammer"><path d="M13 3l7 7-2.600 2.600-7-7zM11.600 7.400l4.600 4.600-2.400 2.400-4.600-4.600zM10.400 12.200 3.600 19a1.600 1.600 0 0 0 2.300 2.300l6.800-6.800z" class="dark" /></${Glyph}>
  <${Glyph} id="ba-p-army"><path d="M5 22V2.500M2.500 22h5" stroke="var(--ink)" stroke-width="1.700" stroke-linecap="round" /><path d="M5 3h18l-3.200 5L23 13H5z" class="body" /></${Glyph}>
  <${Glyph} id="ba-p-city"><path d="M3 21V11l4-3 4 3v-1l3-6 3 6v2h4v9z" class="body" /><path d="M9.400 21v-4.400h3.200V21M16 15v2.400M6.400 13.400v2" class="line" stroke-width="1.200" /></${Glyph}>
  <${Glyph} id="ba-p-fort"><path d="M2.500 21.500 5 15.600V8h2.600v2.400h2.800V8h3.200v2.400h2.800V8H19v7.600l2.500 5.900z" class="body" /><path d="M12 8V3.200l4 1.600-4 1.600M9.600 21.400v-3.600a2.400 2.400 0 0 1 4.800 0v3.600M5 15.400h14" class="line" stroke-width="1.200" /></${Glyph}>
  <${Glyph} id="ba-p-residence"><path d="M4 21.400V12l8-5.400 8 5.400v9.400z" class="body" /><path d="M12 6.400V2M10.200 3.600h3.600M9.800 21.200v-4.400a2.200 2.200 0 0 1 4.400 0v4.400M7 14.400h2M15 14.400h2" class="line" stroke-width="1.300" /></${Glyph}>
  <${Glyph} id="ba-p-composer"><circle cx="12" cy="12" r="10.600" class="body" /><path d="M9.600 16.600V7.200l6.600-1.400v8.600" class="line" stroke-width="1.500" /><ellipse cx="8" cy="16.800" rx="2.200" ry="1.600" class="mark" /><ellipse cx="14.600" cy="14.800" rx="2.200" ry="1.600" class="mark" /></${Glyph}>
  <${Glyph} id="ba-p-war"><circle cx="12" cy="12" r="11" class="warf" /><path d="M5.600 5.200 17 16.600M18.400 5.200 7 16.600M5 15.600l3.400 3.400M19 15.600 15.600 19M6.400 17.600l-2 2M17.600 17.600l2 2" class="warl" stroke-width="1.700" /></${Glyph}>
</defs>`;
