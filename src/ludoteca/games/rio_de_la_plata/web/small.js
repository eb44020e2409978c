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
  zone,
  counter,
} from "/static/board-kit/index.js";
import {
  PRINTED,
  CELL,
  LEFT,
  TOP,
  RIGHT,
  BOTTOM,
  ALL,
  ENEMY_ICON,
  at,
  middle,
  edgeLine,
  roadLine,
  line,
  icon,
  defs,
  ground,
} from "./printed.js";
import { dress, Tile, emblems } from "./pieces.js";
import { Order, Pit, Fields, Artisans, Grid, gridHeight, Office } from "./panels.js";
import { Compass } from "./war.js";
import { City, Trails, campsOf, useNames } from "./city.js";
import { SmallWar, SmallQuay, SmallShip, Store } from "./small_panels.js";
/** @typedef {import("./board.d.ts").View} View */

/** The part of the board that a small screen shows as its map. */
const NEAR = [LEFT - 34, TOP - 56, RIGHT - LEFT + 60, BOTTOM - TOP + 132];
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

/** Fort and Port, once they stand. @param {{view: View}} p */
const Outworks = ({ view }) =>
  ["fort", "port"]
    .filter((m) => zone(view, "standing").includes("major:" + m))
    .map(
      (m) =>
        html`<${Tile}
          key=${m}
          kind=${m}
          x=${LEFT + (m === "fort" ? 8 : 12.5) * CELL}
          y=${BOTTOM + 46}
        />`,
    );

/**
 * The city in few strokes; without letters it is the small picture, on which what can be chosen
 * is marked.
 * @param {{view: View, letters?: boolean, names?: Map<string, string>}} p
 */
function Plan({ view, letters, names }) {
  const b = view.board,
    lines = letters
      ? []
      : [...new Set(view.menu.flatMap((c) => Object.values(c.args).map(String)))].filter(
          (v) => /^(edge|road):/.test(v) && isLit(v),
        );
  return html`${
      letters
        ? html`${ground}<g class="printed"><${Outworks} view=${view} /></g>`
        : html`<rect x=${NEAR[0]} y=${NEAR[1]} width=${NEAR[2]} height=${NEAR[3]} class="pampa" />`
    }
    ${ALL.map((id) => {
      const [c, r] = at(id),
        kind = PRINTED.map[r][c],
        ref = "space:" + id,
        cls = `cellc ${kind === "P" ? "plaza" : "d" + kind} ${letters && isLit(ref) ? "dotlit" : ""}`;
      return html`<rect
        key=${id}
        ...${letters ? entity(ref, { class: cls, quiet: true }) : { class: cls }}
        x=${LEFT + CELL * c}
        y=${TOP + CELL * r}
        width=${CELL}
        height=${CELL}
      />`;
    })}
    <g class=${`printed ${b.war ? "atwar" : ""}`}
      ><path d=${`M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z`} class="rule2" />${b.walls.map(
        (/** @type {string} */ id) =>
          html`<path key=${id} d=${line(edgeLine(id))} class="wall1" />`,
      )}<path d=${`M${LEFT} ${BOTTOM}H${RIGHT}`} class="wall1" />${b.roads.map(
        (/** @type {string} */ id) =>
          html`<path key=${id} d=${line(roadLine(id))} class="road0" />`,
      )}
      ${letters ? html`<${Trails} view=${view} />` : null}${b.spaces.map((s) => {
        const [x, y] = middle(s.id),
          top = s.discs[s.discs.length - 1],
          own = s.owner === "none" ? "neutral" : dress(s.owner);
        return html`<g key=${s.id}
          >${
            s.building !== "none"
              ? html`<g class=${own}
                  ><rect
                    x=${x - 25}
                    y=${y - 25}
                    width="50"
                    height="50"
                    rx="4"
                    class="body block"
                  />${
                    letters && !top
                      ? icon("ri-" + s.building, x, y, 42, s.owner === "none" ? "" : "onplayer")
                      : null
                  }</g
                >`
              : null
          }
          ${
            top
              ? html`<g
                  class=${"token " + dress(top)}
                  data-piece=${names?.get(s.id)}
                  transform=${`translate(${x} ${y})`}
                  ><circle r="27" class="body disc" />${
                    letters
                      ? text(
                          0,
                          13,
                          (top === "enemy" ? "" : top === "shadow" ? "S" : top) +
                            (s.discs.length > 1 || top === "enemy" ? s.discs.length : ""),
                          39,
                          "nm ink",
                        )
                      : null
                  }</g
                >`
              : null
          }</g
        >`;
      })}
      ${[...campsOf(view)].map(([edge, own]) => {
        const l = edgeLine(edge),
          [x, y] = [(l[0] + l[2]) / 2, (l[1] + l[3]) / 2];
        return html`<g key=${edge} class="token enemy"
          ><circle cx=${x} cy=${y} r="27" class="body disc" />${
            letters
              ? text(
                  x,
                  y + 13,
                  own.reduce((n, c) => n + c.size * c.groups, 0),
                  39,
                  "nm ink",
                )
              : null
          }</g
        >`;
      })}
      ${
        letters
          ? null
          : ALL.filter((id) => isLit("space:" + id)).map(
              (id) =>
                html`<circle
                  key=${id}
                  cx=${middle(id)[0]}
                  cy=${middle(id)[1]}
                  r="19"
                  class="beacon"
                />`,
            )
      }${
        lines.length > 60
          ? null
          : lines.map(
              (ref) =>
                html`<path
                  key=${ref}
                  d=${line(
                    ref.startsWith("edge") ? edgeLine(ref.slice(5)) : roadLine(ref.slice(5)),
                  )}
                  class="beaconline"
                />`,
            )
      }</g
    >`;
}

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

/** @param {{view: View}} p */
export function SmallBoard({ view }) {
  const row = useRef(/** @type {HTMLElement|null} */ (null)),
    b = view.board,
    [wish, setWish] = useState(/** @type {boolean|null} */ (null));
  // While nothing in the city can be chosen, all of it is shown; otherwise it is near enough to
  // touch. The player may turn it round.
  const whole =
    wish ??
    !view.menu.some((c) =>
      Object.values(c.args).some((v) => /^(space|edge|road):/.test(String(v))),
    );
  useEffect(() => setWish(null), [view.prompt?.key]);
  useDrawn(() => {
    // What can be chosen must be seen: when none of it is in the row's window, the row goes to the first.
    const box = row.current?.getBoundingClientRect(),
      lit = [...(row.current?.querySelectorAll(".lit") ?? [])].map((el) =>
        el.getBoundingClientRect(),
      );
    if (
      !row.current ||
      !box ||
      !lit.length ||
      lit.some((r) => r.left >= box.left && r.right <= box.right)
    )
      return;
    row.current.scrollLeft += lit[0].left - box.left - 20;
  });
  return html`<div class="ri ri-small"><svg width="0" height="0" class="ri-defs"
    aria-hidden="true">${defs}<defs>${emblems}</defs></svg>
    <${Later}>${whole ? html`<${WholeMap} view=${view} />` : html`<${NearMap} view=${view} />`}</${Later}>
    <div class="ri-row" ref=${row} tabIndex="0" role="group" aria-label=${t("ui-board")}>
      ${
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
              onClick=${() => setWish(false)}
            >
              <${Icon} n="ui-zoom-in" />
            </button>`
          : html`<${Locator} view=${view} turn=${() => setWish(true)} />`
      }
      ${
        b.war
          ? html`<${Strip} w=${360} label=${t("board-round")}><${SmallWar} view=${view} /></${Strip}>`
          : null
      }<${Strip} w=${104} label=${t("counter-year")}><g
        ...${entity("year:" + b.year, { class: "yearsheet", quiet: true })}><rect width="104" height="104" rx="5"
        class="panelp" />${text(
          52,
          30,
          b.year,
          25,
          "title",
        )}${text(52, 50, `${counter(view, "turn")}/${counter(view, "turns")}`, 17, "soft")}
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
        )}</g></${Strip}>
      ${
        view.seat
          ? html`<${Strip} w=${250} label=${t("board-store")}><${Store} view=${view} seat=${view.seat} /></${Strip}>`
          : null
      }
      <${Later}><${Strip} w=${204} label=${t("zone-order")}><${Order} view=${view} /></${Strip}>${[
        "quarry",
        "forest",
      ].map(
        (pit) =>
          html`<${Strip} key=${pit} w=${204} label=${nameOf("pit:" + pit)}><${Pit} view=${view} pit=${pit}
            /></${Strip}>`,
      )}
      <${Strip} w=${204} label=${t("counter-fields")}><${Fields} view=${view} h=${104} /></${Strip}><${Strip}
        w=${204} label=${t("counter-artisans")}><${Artisans} view=${view} h=${104} /></${Strip}>
      </${Later}><${Later}>${b.grids.map(
        (g) =>
          html`<${Strip} key=${g.id} w=${232} label=${nameOf("major:" + g.id)}><g
            transform=${`translate(0 ${(104 - gridHeight(g)) / 2})`}><${Grid} grid=${g} view=${view}
              /></g></${Strip}>`,
      )}<${Strip} w=${136} label=${t("board-quay")}><${SmallQuay} view=${view} /></${Strip}><${Strip} w=${250}
        label=${t("board-hold")}><${SmallShip} view=${view} /></${Strip}>
      </${Later}><${Later}>${Object.keys(PRINTED.offices).map(
        (id) => html`<${Office} key=${id} of=${"office:" + id} view=${view} />`,
      )}</${Later}></div></div><div class="ri-tray near"><${Tray} /></div>`;
}
