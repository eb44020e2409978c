// @ts-check
// Pieces and symbols of Baroque. Shape, letter and colour identify a piece; its seat's class
// pl-COLOUR gives the colours.
import { html, text, use, Glyph, engravings } from "/static/board-kit/index.js";

/** @typedef {{colour: string, letter: string}} Coat */

/**
 * The room each piece takes in its row, in units of the map. Letters on pieces are of one size, so
 * that a phone shows them at 13 pixels.
 * @type {Record<string, number>}
 */
export const WIDE = {
  control: 29,
  held: 44,
  influence: 27,
  army: 41,
  general: 29,
  city: 33,
  fort: 35,
  residence: 31,
  composer: 29,
  ottoman: 32,
  war: 33,
  nothing: 28,
  revolt: 24,
  sale: 29,
};
const LETTER = 18.6;

/** @param {{arms?: Coat|null, count?: number}} p */
const Control = ({ arms, count }) =>
  html`${use("eg-shield", 0, 0, 30)}${text(0, 5.8, arms?.letter ?? "", LETTER, "ui ink")}
  ${
    count
      ? html`<g transform="translate(20 2)"
          ><rect
            x="-7.500"
            y="-11"
            width="15"
            height="22"
            rx="2.500"
            class="body"
          />${text(0, 6.4, count, LETTER, "ui ink")}</g
        >`
      : null
  }`;

/**
 * An army that has moved lies on its other side: a pale flag that flies the other way.
 * @param {{arms?: Coat|null, count?: number, moved?: boolean}} p
 */
const Army = ({ arms, count, moved }) =>
  moved
    ? html`<path d="M15 19V-18M11 19h8" class="pole" /><path
          d="M15-17H-19l5.500 9.600-5.500 9.600H15z"
          class="otheredge"
        /><path
          d="M15-17H-19l5.500 9.600-5.500 9.600H15z"
          class="other"
        />${text(1, -0.8, `${arms?.letter ?? ""}${count ?? ""}`, LETTER, "ui")}<path
          d="M-17 14h19m-5-4.500 5 4.500-5 4.500"
          class="gone"
        />`
    : html`<path d="M-15 19V-18M-19 19h8" class="pole" /><path
          d="M-15-17H19l-5.500 9.600 5.500 9.600H-15z"
          class="body"
        />${text(-1, -0.8, `${arms?.letter ?? ""}${count ?? ""}`, LETTER, "ui ink")}`;

/** @param {{arms?: Coat|null, count?: number}} p */
const Influence = ({ arms, count }) =>
  html`<rect
      x="-13"
      y="-12"
      width="26"
      height="24"
      rx="3"
      class="body"
    />${text(0, 6.6, `${arms?.letter ?? ""}${count ?? ""}`, LETTER, "ui ink")}`;

const General = html`<circle r="14" class="body" /><path
    d="m0-10.500 3 6.600 7.100.800-5.300 4.700 1.500 7L0 5l-6.300 3.600 1.500-7-5.300-4.700 7.100-.800z"
    class="mark"
  />`;
const Nothing = html`<circle r="13" class="coin" />${text(0, 6.5, "0", LETTER, "ui")}<path
    d="M-10 10 10-10"
    class="barred"
  />`;
const Ottoman = html`<circle r="15.500" class="body" /><path
    d="M5 8.500A9.500 9.500 0 1 1 5-8.500 7.300 7.300 0 1 0 5 8.500z"
    class="mark"
  /><path
    d="m9-3 1 2.400 2.600.2-2 1.700.6 2.600L9 2.500l-2.200 1.400.6-2.600-2-1.700 2.600-.2z"
    class="mark"
  />`;
const Sale = html`<circle r="14" class="coin" />${use("ba-k-hammer", 0, 0, 21)}`;

/** @param {{kind: string, arms?: Coat|null, count?: number, moved?: boolean, used?: boolean}} p */
export function Token(p) {
  const cls = `token k-${p.kind} ${
    p.kind === "ottoman" ? "enemy" : p.arms ? "pl-" + p.arms.colour : "neutral"
  } ${p.used ? "used" : ""}`;
  const inner =
    p.kind === "control"
      ? Control(p)
      : p.kind === "army"
        ? Army(p)
        : p.kind === "influence"
          ? Influence(p)
          : p.kind === "general"
            ? General
            : p.kind === "nothing"
              ? Nothing
              : p.kind === "sale"
                ? Sale
                : p.kind === "ottoman"
                  ? Ottoman
                  : p.kind === "war"
                    ? use("ba-p-war", 0, 0, 33)
                    : use(`ba-p-${p.kind}`, 0, 0, 34);
  return html`<g class=${cls}
    >${inner}${
      p.used
        ? html`<g transform="translate(10 -11)"
            ><circle r="8" class="spent" /><path d="M-3.500 0-.8 2.800 4-3" class="tick"
          /></g>`
        : null
    }</g
  >`;
}

/** Hatchings, symbols and clips of the map. @param {{map: import("./board.d.ts").PrintedMap}} p */
export const Defs = ({ map }) => html`<defs>
  <path id="ba-land" d=${map.land} />
  <clipPath id="ba-frame"><rect x="46" y="46" width="1577" height="1172" /></clipPath>
  ${Object.entries(map.states).map(
    ([id, s]) => html`<clipPath id=${"ba-clip-" + id}><path d=${s.d} /></clipPath>`,
  )}
  ${engravings}
  <${Glyph} id="ba-k-elector">
    <path d="M4 18h16v2.600H4zM4.400 16.400 3 7.400l5 3.600L12 4l4 7 5-3.600-1.400 9z" class="dark" />
    <path d="M5.600 14.600h12.800" stroke="var(--paper)" />
  </${Glyph}>
  <${Glyph} id="ba-k-diocese">
    <path d="M12 2.200C8.400 6 6 9.600 6 13.400l1.300 8.200h9.400l1.300-8.200C18 9.600 15.600 6 12 2.200z"
      class="dark" />
    <path d="M12 6v12M8.600 11.400h6.800" stroke="var(--paper)" stroke-width="1.700" />
  </${Glyph}>
  <${Glyph} id="ba-k-port">
    <path d="M12 7v14M5 14c.6 4.400 3.400 6.800 7 6.800s6.400-2.400 7-6.800M8 10.200h8" fill="none"
      class="lni" stroke-width="2.100" />
    <circle cx="12" cy="4.800" r="2.300" fill="none" class="lni" stroke-width="1.800" />
  </${Glyph}>
  <${Glyph} id="ba-k-hammer">
    <path d="M13 3l7 7-2.600 2.600-7-7zM11.600 7.400l4.600 4.600-2.400 2.400-4.600-4.600zM10.400 12.200 3.600
      19a1.600 1.600 0 0 0 2.300 2.300l6.800-6.800z" class="dark" />
  </${Glyph}>
  <${Glyph} id="ba-p-city">
    <path d="M3 21V11l4-3 4 3v-1l3-6 3 6v2h4v9z" class="body" />
    <path d="M9.400 21v-4.400h3.200V21M16 15v2.400M6.400 13.400v2" class="line" stroke-width="1.200" />
    <path d="M19.300 13.500V20M17.700 13v3" class="hatched" />
  </${Glyph}>
  <${Glyph} id="ba-p-fort">
    <path d="M2.500 21.500 5 15.600V8h2.600v2.400h2.800V8h3.200v2.400h2.800V8H19v7.600l2.500 5.900z" class="body" />
    <path d="M12 8V2.800" stroke="var(--ink)" stroke-width="1.300" />
    <path d="M12 3l4.500 1.700L12 6.400z" class="body" />
    <path d="M9.600 21.400v-3.600a2.400 2.400 0 0 1 4.800 0v3.600M5 15.400h14" class="line" stroke-width="1.200" />
    <path d="M17.600 10v4M18.300 17l1.600 3.600M16.600 17l1 3.600" class="hatched" />
  </${Glyph}>
  <${Glyph} id="ba-p-residence">
    <path d="M4 21.400V12l8-5.400 8 5.400v9.400z" class="body" />
    <path d="M12 6.600V1.800M10 3.400h4" stroke="var(--ink)" stroke-width="1.400" stroke-linecap="round" />
    <path d="M9.800 21.200v-4.400a2.200 2.200 0 0 1 4.400 0v4.400M7 14.400h2M15 14.400h2" class="line"
      stroke-width="1.300" />
    <path d="M18.600 13v7.500M17.300 17v3.500" class="hatched" />
  </${Glyph}>
  <${Glyph} id="ba-p-composer">
    <circle cx="12" cy="12" r="10.600" class="body" />
    <path d="M9.600 16.600V7.200l6.600-1.400v8.600" class="line" stroke-width="1.500" />
    <ellipse cx="8" cy="16.800" rx="2.200" ry="1.600" class="mark" />
    <ellipse cx="14.600" cy="14.800" rx="2.200" ry="1.600" class="mark" />
  </${Glyph}>
  <${Glyph} id="ba-p-revolt">
    <path d="M10.300 12.500h3.400L13 22h-2z" class="torchwood" />
    <path d="M12.200 1.500c.4 3 5 4.200 5 8 0 1.800-1 3.200-2.400 3.800H9.400C7.900 12.700 7 11.300 7
      9.700c0-1.600 1-2.500 1.400-4.200 1 .8 1.500 1.700 1.600 2.600 1.600-1.600 2.500-3.800 2.200-6.600z"
        class="torchfire" />
  </${Glyph}>
  <${Glyph} id="ba-p-war">
    <circle cx="12" cy="12" r="11" class="warf" />
    <path d="M5.600 5.200 17 16.600M18.400 5.200 7 16.600M5 15.600l3.400 3.400M19 15.600 15.600 19M6.400
      17.600l-2 2M17.600 17.600l2 2" class="warl" stroke-width="1.700" />
  </${Glyph}>
</defs>`;
