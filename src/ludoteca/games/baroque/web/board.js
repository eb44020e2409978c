// @ts-check
// The board of Baroque: the Holy Roman Empire about 1650, drawn from map.json (made by
// tools/boards/baroque.py).
import {
  html,
  ZoomPan,
  Tray,
  useTravel,
  t,
  phone,
  isLit,
  lazy,
  text,
  use,
  Rose,
  Locator,
  Later,
} from "/static/board-kit/index.js";
import { Defs } from "./pieces.js";
import { Beside } from "./beside.js";
import { Mat, Markers } from "./mat.js";
import { MAP, coat, playerOf } from "./cards.js";
import { MAJORS } from "./choices.js";
import { Pieces, useBanners } from "./standing.js";
import {
  WIDTH,
  HEIGHT,
  LEFT,
  TOP,
  MAP_WIDTH,
  MAP_HEIGHT,
  ABROAD,
  SEAS,
  VP,
  ground,
  scenery,
  track,
  Shape,
  Label,
  Fronts,
  Cartouches,
} from "./printed.js";

export { Card, Hand } from "./cards.js";
export { arms, spots } from "./choices.js";

/** The counter of the players' money. */
export const purse = "florins";
/** Questions of cards that are played in the action phase. */
export const follows = ["Invest", "Assassinate", "Compose", "Steal"];
export const battles = {
  begin: ["battle", "battle-ottomans"],
  end: ["attack-won", "attack-lost", "ottomans-beaten"],
};
export { Seat, Radar } from "./seats.js";
export { about } from "./about.js";

/**
 * @typedef {import("./board.d.ts").View} View
 */

/**
 * A phone shows the player's own land first.
 * @param {View} view
 * @param {string|null} me
 * @returns {[number, number]}
 */
function home(view, me) {
  const at = MAP.states[MAJORS[playerOf(view, me ?? "A")?.power ?? ""]?.[0] ?? "hessen"];
  return [(at.x - LEFT) / MAP_WIDTH, (at.y + 50 - TOP) / MAP_HEIGHT];
}

/** @param {{view: View, me: string|null}} p */
export function Board({ view, me }) {
  const root = useTravel(view);
  const banner = useBanners(view);
  const states = Object.entries(view.board.states ?? {});
  if (!states.length) return null;
  const ordered = [...states].sort(
    (a, b) => Number(isLit("state:" + a[0])) - Number(isLit("state:" + b[0])),
  );
  const small = phone.value;
  const box = small ? `${LEFT} ${TOP} ${MAP_WIDTH} ${MAP_HEIGHT}` : `0 0 ${WIDTH} ${HEIGHT}`;
  return html`<div class=${"ba " + (small ? "ba-small" : "map-whole")}>${
    small ? html`<${Beside} view=${view} />` : null
  }
    <div class="ground-floor">
    <${ZoomPan} most=${5} start=${home(view, me)}>
    <svg ref=${root} viewBox=${box} class="map-board ba-map" role="group" aria-label=${t("game-name")}>
    <${Defs} map=${MAP} /><rect width=${WIDTH} height=${HEIGHT} rx="6" class="paper" />${ground}
    <${Later}><g clip-path="url(#ba-frame)">${ordered.map(
      ([id, s]) => html`<${Shape} key=${id} id=${id} s=${s} view=${view} />`,
    )}</g></${Later}><${Later}>${scenery}
    <g class="printed">${ABROAD.map(([id, x, y, size]) =>
      text(x, y, t(id), size, "soft sc halo-f"),
    )}${SEAS.map(([id, x, y, size]) => text(x, y, t(id), size, "it soft halo-s"))}
      ${states.map(([id]) => html`<${Label} key=${id} id=${id} view=${view} />`)}</g></${Later}>
    <${Later}>${
      small ? null : html`${track}<${Mat} view=${view} me=${me} height=${HEIGHT} />`
    }<${Cartouches} view=${view} />
      <g class="printed">
      <${Rose} x=${150} y=${178} r=${62} />
      <g opacity=".8" aria-hidden="true">${use("eg-ship", 112, 330, 62)}${use("eg-ship", 1385, 70, 44)}</g></g>
    <${Fronts} view=${view} /></${Later}>
    <${Later}><g class="pieces">${states.map(
      ([id, s]) => html`<${Pieces} key=${id} id=${id} s=${s} view=${view} banner=${banner} />`,
    )}
      ${
        small
          ? null
          : html`<${Markers}
              view=${view}
              id="vp"
              cells=${VP}
              of=${(/** @type {number} */ v) => ((v % 100) + 100) % 100}
              hundreds=${true}
            />`
      }</g></${Later}></svg></${ZoomPan}>${
        small
          ? html`<${Later}><${Locator} x=${LEFT} y=${TOP} width=${MAP_WIDTH} height=${MAP_HEIGHT}>
            <use href="#ba-land" class="land" />${states.map(
              ([id, s]) =>
                html`<path
                  key=${id}
                  d=${MAP.states[id].d}
                  class=${`spot ${s.control !== "none" ? "pl-" + coat(view, s.control).colour : ""}`}
                />`,
            )}</${Locator}></${Later}>`
          : null
      }
    <div class="map-tray"><${Tray} /></div></div></div>`;
}

export const Museum = lazy(() => import("./museum.js"), "Museum");
