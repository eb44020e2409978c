// @ts-check
// The board on a small screen: the city near enough to touch, and below it everything else in a row.
import {
  html,
  entity,
  Icon,
  Tray,
  ZoomPan,
  Later,
  useDrawn,
  useTravel,
  useRef,
  useEffect,
  useState,
  shifted,
  nameOf,
  t,
  isLit,
  text,
  counter,
} from "/static/board-kit/index.js";
import { PRINTED, ENEMY_ICON, icon, defs, ground } from "./printed.js";
import { emblems } from "./pieces.js";
import { NEAR, Outworks, Plan } from "./plan.js";
import { Order, Pit, Fields, Artisans, Grid, gridHeight, Office } from "./panels.js";
import { Compass } from "./war.js";
import { City, useNames } from "./city.js";
import { SmallWar, SmallQuay, SmallShip, Store } from "./small_panels.js";
/** @typedef {import("./board.d.ts").View} View */

/** @param {{w: number, label: string, children?: unknown}} p */
const Strip = (p) =>
  html`<svg
    viewBox=${`-3 -7 ${p.w + 10} 114`}
    width=${p.w + 10}
    class="map-board"
    role="group"
    aria-label=${p.label}
  >
    ${p.children}
  </svg>`;

/**
 * The whole city in small with the part that is seen; a press shows all of it.
 * @param {{view: View, turn: () => void}} p
 */
function Locator({ view, turn }) {
  const frame = useRef(/** @type {SVGElement | null} */ (null)),
    moved = shifted.value;
  useEffect(() => {
    const board = frame.current?.closest(".ri"),
      map = board?.querySelector(".ri-map")?.getBoundingClientRect(),
      seen = board?.querySelector(".zoompan")?.getBoundingClientRect();
    const k = map?.width ? NEAR[2] / map.width : 0,
      part =
        seen && map
          ? [
              NEAR[0] + (seen.left - map.left) * k,
              NEAR[1] + (seen.top - map.top) * k,
              Math.min(NEAR[2], seen.width * k),
              Math.min(NEAR[3], seen.height * k),
            ]
          : NEAR;
    ["x", "y", "width", "height"].forEach((name, i) =>
      frame.current?.setAttribute(name, String(part[i])),
    );
  }, [moved, view]);
  return html`<button
    type="button"
    class="ri-locator"
    aria-label=${t("board-whole")}
    onClick=${turn}
  >
    <svg viewBox=${NEAR.join(" ")} class="map-board" aria-hidden="true">
      <${Plan} view=${view} />
      <rect ref=${frame} class="seen" /></svg
    ><${Icon} n="ui-zoom-out" />
  </button>`;
}

/** All of the city, to follow what happens. @param {{view: View}} p */
function WholeMap({ view }) {
  const root = useTravel(view),
    names = useNames(view);
  return html`<svg
    ref=${root}
    viewBox=${NEAR.join(" ")}
    class="map-board ri-whole"
    role="group"
    aria-label=${t("game-name")}
  >
    <${Plan} view=${view} letters=${true} names=${names} />
  </svg>`;
}

/** The city near enough to read and touch. @param {{view: View}} p */
function NearMap({ view }) {
  const root = useTravel(view);
  return html`<${ZoomPan} most=${4}><svg ref=${root} viewBox=${NEAR.join(" ")} class="map-board ri-map"
    role="group" aria-label=${t("game-name")}>${ground}
    <g class="printed"><${Outworks} view=${view} /></g><${City} view=${view} /></svg></${ZoomPan}>`;
}

/**
 * What can be chosen in the row must be seen: when none of it is in its window, the row goes to the
 * first.
 * @param {HTMLElement|null} row
 */
function seekLit(row) {
  const box = row?.getBoundingClientRect(),
    lit = [...(row?.querySelectorAll(".lit") ?? [])].map((el) => el.getBoundingClientRect());
  if (!row || !box || !lit.length) return;
  if (lit.some((r) => r.left >= box.left && r.right <= box.right)) return;
  row.scrollLeft += lit[0].left - box.left - 20;
}

/** The year, the turn and the enemies. @param {{view: View}} p */
const Year = ({ view }) =>
  html`<${Strip} w=${104} label=${t("counter-year")}><g
    ...${entity("year:" + view.board.year, { class: "yearsheet", quiet: true })}><rect width="104" height="104" rx="5"
    class="panelp" />${text(52, 30, view.board.year, 25, "title")}${text(
      52,
      50,
      `${counter(view, "turn")}/${counter(view, "turns")}`,
      17,
      "soft",
    )}
    ${["indians", "corsairs"].map(
      (id, i) =>
        html`<g
          key=${id}
          ...${entity("enemy:" + id, { quiet: true })}
          transform=${`translate(${22 + 47 * i} 78)`}
          ><circle r="13" class="body enemy" />${icon(
            ENEMY_ICON[id],
            0,
            0,
            18,
            "onenemy",
          )}${text(22, 7, counter(view, id) || "–", 19, "nm")}</g
        >`,
    )}</g></${Strip}>`;

/** Pits, fields, artisans and turn order. @param {{view: View}} p */
const WorksStrips = ({ view }) =>
  html`<${Strip} w=${204} label=${t("zone-order")}><${Order} view=${view} /></${Strip}>${[
    "quarry",
    "forest",
  ].map(
    (pit) =>
      html`<${Strip} key=${pit} w=${204} label=${nameOf("pit:" + pit)}><${Pit} view=${view} pit=${pit}
        /></${Strip}>`,
  )}
  <${Strip} w=${204} label=${t("counter-fields")}><${Fields} view=${view} h=${104} /></${Strip}><${Strip}
    w=${204} label=${t("counter-artisans")}><${Artisans} view=${view} h=${104} /></${Strip}>`;

/** The major buildings, the quay and the hold. @param {{view: View}} p */
const MajorStrips = ({ view }) =>
  html`${view.board.grids.map(
    (g) =>
      html`<${Strip} key=${g.id} w=${232} label=${nameOf("major:" + g.id)}><g
        transform=${`translate(0 ${(104 - gridHeight(g)) / 2})`}><${Grid} grid=${g} view=${view}
          /></g></${Strip}>`,
  )}<${Strip} w=${136} label=${t("board-quay")}><${SmallQuay} view=${view} /></${Strip}><${Strip} w=${250}
    label=${t("board-hold")}><${SmallShip} view=${view} /></${Strip}>`;

/**
 * What comes first in the row: the compass of a choice, the way to or from the whole map, a war.
 * @param {{view: View, whole: boolean, turn: (whole: boolean) => void}} p
 */
const FirstStrips = ({ view, whole, turn }) =>
  html`${
    ["done", "confirm", "hold", "keep"].some((verb) => isLit("do:" + verb))
      ? html`<${Strip} w=${104} label=${t("board-on")}><g transform="translate(52 52)"><${Compass} r=${44}
        /></g></${Strip}>`
      : null
  }
  ${
    whole
      ? html`<button
          type="button"
          class="ri-locator near"
          aria-label=${t("board-whole")}
          onClick=${() => turn(false)}
        >
          <${Icon} n="ui-zoom-in" />
        </button>`
      : html`<${Locator} view=${view} turn=${() => turn(true)} />`
  }
  ${
    view.board.war
      ? html`<${Strip} w=${360} label=${t("board-round")}><${SmallWar} view=${view} /></${Strip}>`
      : null
  }`;

/** @param {{view: View}} p */
export function SmallBoard({ view }) {
  const row = useRef(/** @type {HTMLElement|null} */ (null)),
    [wish, setWish] = useState(/** @type {boolean|null} */ (null));
  // While nothing in the city can be chosen, all of it is shown; otherwise it is near enough to
  // touch. The player may turn it round.
  const whole =
    wish ??
    !view.menu.some((c) =>
      Object.values(c.args).some((v) => /^(space|edge|road):/.test(String(v))),
    );
  useEffect(() => setWish(null), [view.prompt?.key]);
  useDrawn(() => seekLit(row.current));
  return html`<div class="ri ri-small"><svg width="0" height="0" class="ri-defs"
    aria-hidden="true">${defs}<defs>${emblems}</defs></svg>
    <${Later}>${whole ? html`<${WholeMap} view=${view} />` : html`<${NearMap} view=${view} />`}</${Later}>
    <div class="ri-row" ref=${row} tabIndex="0" role="group" aria-label=${t("ui-board")}>
      <${FirstStrips} view=${view} whole=${whole} turn=${setWish} /><${Year} view=${view} />
      ${
        view.seat
          ? html`<${Strip} w=${250} label=${t("board-store")}><${Store} view=${view} seat=${view.seat} /></${Strip}>`
          : null
      }
      <${Later}><${WorksStrips} view=${view} /></${Later}><${Later}><${MajorStrips} view=${view} />
      </${Later}><${Later}>${Object.keys(PRINTED.offices).map(
        (id) => html`<${Office} key=${id} of=${"office:" + id} view=${view} />`,
      )}</${Later}></div></div><div class="ri-tray near"><${Tray} /></div>`;
}
