// @ts-check
// The city of Rio de la Plata: its spaces, districts, walls and roads, who stands where, and
// what can be chosen there.
import {
  html,
  entity,
  Badge,
  useRef,
  nameOf,
  isLit,
  isCalm,
  news,
} from "/static/board-kit/index.js";
import {
  PRINTED,
  CELL,
  LEFT,
  TOP,
  BOTTOM,
  COLUMNS,
  ROWS,
  ALL,
  OUTSIDE,
  at,
  middle,
  side,
  edgeLine,
  roadLine,
  line,
  streets,
  plaza,
} from "./printed.js";
import { Space, Wall, Road, Camp } from "./pieces.js";
/** @typedef {import("./board.d.ts").View} View */

/**
 * The name of a district, what it adds to each of its houses, and its centre.
 * @param {{id: string, view: View}} p
 */
function District({ id, view }) {
  const d = PRINTED.districts[id],
    q = "ABCDEFGH".indexOf(d.letter),
    now = view.board.districts.find((k) => k.id === id);
  const x = LEFT + CELL * 4 * (q % 4) + CELL * 2 + (q === 5 ? -26 : q === 6 ? 26 : 0),
    y = q < 4 ? TOP - 38 : BOTTOM + 21,
    [cx, cy] = [LEFT + CELL * d.centre[0], TOP + CELL * d.centre[1]];
  // Between the Fort and the Port there is room for the name alone.
  const narrow = q === 6;
  return html`<g
    ...${entity("district:" + id, { class: `district ${now?.linked ? "linked" : ""}`, quiet: true })}
    id=${"district-" + id}
    ><circle cx=${cx} cy=${cy} r="11" class="centre" id=${"centre-" + id} /><path
      d=${`M${cx} ${cy - 8}l2.200 5.800 5.800 2.200-5.800 2.200-2.200 5.800-2.200-5.800-5.800-2.200 5.800-2.200z`}
      class="dark"
    />
    <text x=${x} y=${y} font-size="19" text-anchor="middle" class="it"
      >${nameOf("district:" + id)}${
        now?.value
          ? html`<tspan class="nm dvalue" ...${narrow ? { x, dy: 19 } : { dx: 7 }}
              >${now.value > 0 ? "+" : "−"}${Math.abs(now.value)}</tspan
            >`
          : null
      }</text
    ></g
  >`;
}

/**
 * Groups outside, by the edge they wait at.
 * @param {View} view
 * @returns {Map<string, {size: number, groups: number}[]>}
 */
export function campsOf(view) {
  const out = new Map();
  for (const c of view.board.war?.camps ?? []) out.set(c.edge, [...(out.get(c.edge) ?? []), c]);
  return out;
}

/**
 * The names of the stacks in the city, by space. A view does not name groups: where one place
 * lost what one other gained, a group went there and takes its name along, so that it is seen to
 * travel.
 * @param {View} view
 * @returns {Map<string, string>}
 */
export function useNames(view) {
  const kept = useRef({ view: null, stood: new Map(), names: new Map(), next: 0 }),
    k = kept.current;
  if (k.view === view) return k.names;
  const stood = new Map(
      view.board.spaces.filter((s) => s.discs.length).map((s) => [s.id, s.discs.length]),
    ),
    all = [...new Set([...k.stood.keys(), ...stood.keys()])];
  const gain = (/** @type {string} */ id) => (stood.get(id) ?? 0) - (k.stood.get(id) ?? 0),
    to = all.filter((id) => gain(id) > 0),
    frm = all.filter((id) => gain(id) < 0);
  const names = new Map();
  for (const id of stood.keys())
    names.set(
      id,
      to.length === 1 && frm.length === 1 && id === to[0] && !stood.has(frm[0])
        ? k.names.get(frm[0])
        : (k.names.get(id) ?? `stack-${k.next++}`),
    );
  Object.assign(k, { view, stood, names });
  return names;
}

/** The key of an edge lies this far from its middle, where it hides neither letter nor stack. */
const INWARD = /** @type {Record<string, number[]>} */ ({ n: [0, -14], w: [-14, 0], e: [14, 0] });

/**
 * Where an edge or a road lies, the groups that wait at it, their frame, and the place of its key.
 * @param {string} ref @param {Map<string, {size: number, groups: number}[]>} camps
 */
function litLine(ref, camps) {
  const edge = ref.startsWith("edge"),
    id = ref.slice(5),
    l = edge ? edgeLine(id) : roadLine(id),
    camp = edge ? camps.get(id) : undefined,
    flat = l[1] === l[3],
    wide = camp !== undefined && camp.length > 1;
  const inward = (edge && INWARD[id[0]]) || [0, 0],
    out = camp ? OUTSIDE[id[0]] : [0, 0],
    [x, y] = [(l[0] + l[2]) / 2 + out[0], (l[1] + l[3]) / 2 + out[1]],
    [w, h] = flat ? [wide ? 62 : 40, 44] : [40, wide ? 64 : 44];
  const key = [x - out[0] - inward[0], y - out[1] - inward[1]];
  return { l, flat, camp, x, y, w, h, key };
}

/**
 * What can be chosen on edges and between spaces: the place of a wall or road, or the groups
 * that wait there.
 * @param {{view: View, camps: Map<string, {size: number, groups: number}[]>}} p
 */
function LitLines({ view, camps }) {
  const refs = new Set(
    view.menu
      .flatMap((c) => Object.values(c.args).map(String))
      .filter((v) => /^(edge|road):/.test(v)),
  );
  const many = refs.size > 60,
    cut = many ? 15 : 7;
  return [...refs].map((ref) => {
    const own = entity(ref, { class: "litline", quiet: true });
    if (!isLit(ref) && !/ chosen/.test(own.class)) return null;
    const { l, flat, camp, x, y, w, h, key } = litLine(ref, camps);
    return html`<g key=${ref} ...${own} id=${ref.replace(":", "-")}
      ><path d=${line(l)} class="reach" />${
        camp
          ? html`<rect
              x=${x - w / 2}
              y=${y - h / 2 - 5}
              width=${w}
              height=${h}
              rx="19"
              class="camplit"
            />`
          : html`<path
              d=${line(
                flat ? [l[0] + cut, l[1], l[2] - cut, l[3]] : [l[0], l[1] + cut, l[2], l[3] - cut],
              )}
              class=${many ? "strokelit fine" : "strokelit"}
            />`
      } <${Badge} of=${ref} x=${key[0]} y=${key[1]} r=${camp ? 9.5 : 8}
    /></g>`;
  });
}

/**
 * The newest steps of the others in a war, as arrows from space to space; none once it is over and
 * the groups have left.
 * @param {{view: View}} p
 */
export function Trails({ view }) {
  if (!view.board.war) return null;
  const steps = news().filter(
    (e) => /^space:/.test(String(e.args.frm)) && /^space:/.test(String(e.args.to)),
  );
  return steps.map((e, i) => {
    const [x, y] = middle(String(e.args.frm).slice(6)),
      [u, v] = middle(String(e.args.to).slice(6)),
      far = Math.hypot(u - x, v - y),
      turn = (Math.atan2(v - y, u - x) * 180) / Math.PI;
    return html`<path
      key=${i}
      transform=${`translate(${x} ${y}) rotate(${turn})`}
      d=${`M6-3.500H${far - 30}V-10L${far - 16} 0 ${far - 30} 10V3.500H6Z`}
      class="trail"
    />`;
  });
}

/**
 * What may be done with the groups in a war: who may step where, and who may only buy a step.
 * @param {View} view
 */
function steps(view) {
  const ways = /** @type {[string, string][]} */ (
    view.menu
      .filter((c) => c.args.frm && isLit(String(c.args.to)))
      .map((c) => [c.args.frm, c.args.to])
  );
  const movers = new Set(ways.map(([frm]) => frm)),
    bought = new Set(view.menu.filter((c) => c.verb === "boost").map((c) => c.args.space));
  return {
    ways: new Map(ways.map((way) => [way.join(), way])),
    movers,
    bought,
    goals: new Set(ways.map(([, to]) => to)),
  };
}

/**
 * From a group to where it may step: a pointer on the side between.
 * @param {{way: [string, string], picked: boolean}} p
 */
function Pointer({ way, picked }) {
  const [[x, y], [u, v]] = way.map((ref) => middle(ref.slice(6)));
  return html`<path
    transform=${`translate(${(x + u) / 2} ${(y + v) / 2}) rotate(${
      (Math.atan2(v - y, u - x) * 180) / Math.PI
    }) scale(${picked ? 1.35 : 1})`}
    d="M-5.500-8.500 9 0-5.500 8.500Z"
    class="pointer"
  />`;
}

/**
 * The spaces as cells of the drawing, each with what makes it an entity.
 * @returns {{id: string, own: {class: string}, x: number, y: number}[]}
 */
const cellsOf = () =>
  ALL.map((id) => {
    const [c, r] = at(id),
      kind = PRINTED.map[r][c],
      own = entity("space:" + id, {
        class: `cellc ${kind === "P" ? "plaza" : "d" + kind}`,
        quiet: true,
      });
    return { id, own, x: LEFT + CELL * c, y: TOP + CELL * r };
  });

/** @typedef {ReturnType<typeof cellsOf>[number]} Cell */

/** A square within a cell. @param {{of: Cell, inset: number, r: number, class: string}} p */
const Inset = (p) =>
  html`<rect
    x=${p.of.x + p.inset}
    y=${p.of.y + p.inset}
    width=${CELL - 2 * p.inset}
    height=${CELL - 2 * p.inset}
    rx=${p.r}
    class=${p.class}
  />`;

/**
 * How a space is ringed that can be chosen: what was picked, what it costs to go there, or nothing
 * (null) where another ring says it.
 * @param {string} ref
 * @param {Set<string>} picked
 * @param {ReturnType<typeof steps>} moves
 */
function ringOf(ref, picked, { movers, bought, goals }) {
  if (picked.has(ref)) return "picked";
  if (movers.has(ref)) return "";
  if (bought.has(ref)) return "price";
  return goals.has(ref) && !picked.size ? null : "";
}

/** Walls and roads that have been built. @param {{view: View}} p */
const Laid = ({ view }) =>
  html`<g class="printed"
      >${PRINTED.south.map(([c, r, s]) => html`<${Wall} l=${side(c, r, s)} />`)}</g
    >
    ${view.board.walls.map(
      (/** @type {string} */ id) =>
        html`<g
          key=${id}
          ...${entity("edge:" + id, { class: "laid", quiet: true })}
          id=${"edge-" + id}
          ><${Wall} l=${edgeLine(id)}
        /></g>`,
    )}${view.board.roads.map(
      (/** @type {string} */ id) =>
        html`<g
          key=${id}
          ...${entity("road:" + id, { class: "laid", quiet: true })}
          id=${"road-" + id}
          ><${Road} l=${roadLine(id)}
        /></g>`,
    )}`;

/** Buildings, discs and the camps before the city. @param {{view: View, camps: ReturnType<typeof campsOf>}} p */
function Pieces({ view, camps }) {
  const names = useNames(view),
    { spaces, war } = view.board;
  return html`${spaces.map(
    (s) =>
      html`<${Space}
        key=${s.id}
        s=${s}
        name=${names.get(s.id)}
        enemy=${war?.enemy}
        attacker=${war?.attacker}
      />`,
  )}
  ${[...camps].map(
    ([edge, own]) =>
      html`<${Camp}
        key=${edge}
        edge=${edge}
        camps=${own}
        l=${edgeLine(edge)}
        enemy=${war?.enemy}
      />`,
  )}`;
}

/**
 * Rings and keys of the spaces that can be chosen.
 * @param {{cells: Cell[], rings: (string|null)[], plate: unknown}} p
 */
const Marks = ({ cells, rings, plate }) =>
  html`${cells.map((cell, i) =>
    rings[i] === null
      ? null
      : html`<${Inset}
          key=${cell.id}
          of=${cell}
          inset=${2}
          r=${4}
          class=${`ringlit ${rings[i]} ${isCalm("space:" + cell.id) ? "calm" : ""}`}
        />`,
  )}${plate}${cells.map(
    ({ id, x, y }) =>
      html`<${Badge} key=${id} of=${"space:" + id} x=${x + 11} y=${y + 11} r=${10} />`,
  )}`;

/** @param {{view: View}} p */
export function City({ view }) {
  const told = Object.values(view.prompt?.args ?? {}),
    b = view.board,
    camps = campsOf(view),
    moves = steps(view),
    cells = cellsOf();
  const picked = new Set(
    cells.filter(({ own }) => / chosen/.test(own.class)).map(({ id }) => "space:" + id),
  );
  const marked = cells.filter(({ id }) => isLit("space:" + id) || picked.has("space:" + id)),
    // The plate of the Plaza lies over the rings of its spaces, but under pieces that stand there.
    plate = !b.spaces.some((s) => PRINTED.map[at(s.id)[1]][at(s.id)[0]] === "P");
  return html`<g id="city" class=${b.war ? "atwar" : ""}
    ><rect x=${LEFT} y=${TOP} width=${CELL * COLUMNS} height=${CELL * ROWS} class="paper" />
    ${cells.map(
      ({ id, own, x, y }) =>
        html`<rect
          key=${id}
          ...${own}
          id=${"space-" + id}
          x=${x}
          y=${y}
          width=${CELL}
          height=${CELL}
        />`,
    )}
    ${streets}${Object.keys(PRINTED.districts).map(
      (id) => html`<${District} key=${id} id=${id} view=${view} />`,
    )}
    <${Laid} view=${view} />
    <g class="printed"
      >${cells
        .filter(({ own }) => / recent/.test(own.class))
        .map((c) => html`<${Inset} key=${c.id} of=${c} inset=${3} r=${5} class="trace" />`)}
      ${cells
        .filter(({ id }) => told.includes("space:" + id))
        .map(
          (c) => html`<${Inset} key=${c.id} of=${c} inset=${2} r=${5} class="named" />`,
        )}${plate ? null : plaza}<${Trails} view=${view} />
      <${Pieces} view=${view} camps=${camps} />
      <${Marks}
        cells=${marked}
        rings=${marked.map(({ id }) => ringOf("space:" + id, picked, moves))}
        plate=${plate ? plaza : null}
      />
      ${[...moves.ways.values()]
        .filter(([frm, to]) => (picked.size ? picked.has(frm) || picked.has(to) : isLit(frm)))
        .map(
          (way) => html`<${Pointer} key=${way.join()} way=${way} picked=${picked.has(way[0])} />`,
        )}</g
    >
    <${LitLines} view=${view} camps=${camps}
  /></g>`;
}
