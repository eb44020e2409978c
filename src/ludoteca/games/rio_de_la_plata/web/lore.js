// @ts-check
// What the tooltip of an entity of Rio de la Plata says besides its name: what is
// built there, what it costs, what it gives, and the rule.
import {
  html,
  Icon,
  Dot,
  RuleLink,
  nameOf,
  has,
  t,
  tell,
  zone,
  counter,
} from "/static/board-kit/index.js";
import { PRINTED, GOOD_ICON, districtOf } from "./printed.js";
/** @typedef {import("./board.d.ts").View} View */
/** @typedef {import("./board.d.ts").Space} SpaceData */

/** Amounts as signs. @param {{of: Record<string, number>}} p */
const Signs = ({ of }) =>
  html`<span class="risigns"
    >${Object.entries(of)
      .filter(([, n]) => n)
      .map(
        ([g, n]) =>
          html`<span key=${g}
            ><b class="num">${n}</b>${" "}
            ${
              g === "vp"
                ? t("counter-vp")
                : html`<${Icon} n=${GOOD_ICON[g]} class=${"good-" + g} /><span class="sr"
                      >${g === "worker" ? t("zone-workers") : nameOf("good:" + g)}</span
                    >`
            }</span
          >`,
      )}</span
  >`;
/** @param {{label: string, children?: unknown}} p */
const Row = (p) =>
  html`<div>
    <dt>${p.label}</dt>
    <dd>${p.children}</dd>
  </div>`;
/** Discs by owner. @param {{discs: string[]}} p */
const Discs = ({ discs }) =>
  [...new Set(discs)].map(
    (who) =>
      html`<span key=${who}
        >${
          /^[A-E]$/.test(who)
            ? html`<${Dot} seat=${who} /> ${nameOf("seat:" + who)}`
            : who === "enemy"
              ? t("zone-enemies")
              : t("counter-shadow")
        }:${" "}<b class="num">${discs.filter((d) => d === who).length}</b>${" "}
      </span>`,
  );

/** @param {{kind: string}} p */
export function Building({ kind }) {
  const b = PRINTED.buildings[kind],
    key = `about-building-${kind}`;
  return html`${has(key) ? html`<p>${t(key)}</p>` : null}${
      b
        ? html`<dl class="rifacts"><${Row} label=${t("board-cost")}><${Signs} of=${b.cost} /></${Row}>${
            b.vp
              ? html`<${Row} label=${t("board-builder")}><${Signs} of=${{ vp: b.vp }} /></${Row}>`
              : null
          }
    ${
      b.trades.length
        ? html`<${Row} label=${t("board-activate")}>${b.trades.map(
            ([pay, gain], i) =>
              html`<span key=${i} class="ritrade"
                ><${Signs} of=${pay} /> → <${Signs} of=${gain}
              /></span>`,
          )}</${Row}>`
        : null
    }
    <${Row} label=${t("board-falls")}><${Signs} of=${{ vp: b.loss }} /></${Row}></dl>`
        : null
    }
    <p><${RuleLink} id=${b ? `city.${kind}` : `major.${kind}`} /></p>`;
}

/** What a group on a space may still do, and inactive workers there. @param {SpaceData} s @param {View} view */
function groupFacts(s, view) {
  const war = view.board.war;
  return html`${s.discs.length ? html`<p><${Discs} discs=${s.discs} /></p>` : null}${
    s.steps ? html`<p>${t("board-steps", { n: s.steps })} <${RuleLink} id="combat.6" /></p>` : null
  }${s.fought ? html`<p>${t("board-fought")} <${RuleLink} id="combat.13" /></p>` : null}
  ${
    s.idle && war
      ? html`<p>
          ${tell("board-idle", { seat: "seat:" + war.attacker, n: s.idle })}${" "}
          <${RuleLink} id="war.11" />
        </p>`
      : null
  }`;
}

/** @param {string} id @param {View} view */
function space(id, view) {
  const s = view.board.spaces.find((x) => x.id === id),
    district = districtOf(id);
  return html`<p class="where">
      ${district ? nameOf("district:" + district) : "Plaza Mayor"}${
        s && s.building !== "none" ? html` · <b>${nameOf("building:" + s.building)}</b>` : null
      }${
        s && s.owner !== "none"
          ? html` · <${Dot} seat=${s.owner} /> ${nameOf("seat:" + s.owner)}`
          : null
      }
    </p>
    ${s ? groupFacts(s, view) : null}${s && s.building !== "none" ? html`<${Building} kind=${s.building} />` : null}`;
}

/** @param {string} id @param {View} view */
function cell(id, view) {
  const [major, n] = id.split("_"),
    m = PRINTED.majors[major],
    from = m.from[Number(n) - 1];
  const c = view.board.grids.find((g) => g.id === major)?.cells[Number(n) - 1];
  return html`<dl class="rifacts"><${Row} label=${t("board-cost")}>${
    m.cost.length
      ? m.cost.map(
          (g, i) =>
            html`<span key=${g}>${i && m.either ? " / " : " "}<${Signs} of=${{ [g]: 1 }} /></span>`,
        )
      : t("board-free")
  }</${Row}>
    <${Row} label=${t("board-finished")}><${Signs} of=${{ vp: c?.vp ?? 0 }} /></${Row}></dl>${
      c?.disc ? html`<p><${Discs} discs=${[c.disc]} /></p>` : null
    }${c?.unpaid ? html`<p class="warn">${t("board-owes")} <${RuleLink} id="major.7" /></p>` : null}
    ${
      from > 2 ? html`<p>${t("board-players", { n: from })} <${RuleLink} id="major.3" /></p>` : null
    }<p><${RuleLink} id=${"major." + major} /></p>`;
}

/** @param {string} id @param {View} view */
function office(id, view) {
  const o = PRINTED.offices[id],
    holder = ["A", "B", "C", "D", "E"].find((s) => zone(view, "held", s).includes("office:" + id)),
    claim = view.board.claims?.find((c) => c.office === id)?.seat;
  return html`<p>${t(`about-office-${id}`)}</p><dl class="rifacts"><${Row} label=${t("board-cost")}><${Signs}
    of=${{ silver: o.cost }} />· ${t("board-from", { n: o.from })}</${Row}>
    ${
      holder
        ? html`<${Row} label=${t("zone-held")}><${Dot} seat=${holder} /> ${nameOf("seat:" + holder)}</${Row}>`
        : claim
          ? html`<${Row} label=${t("zone-claim")}><${Dot} seat=${claim} /> ${nameOf("seat:" + claim)}</${Row}>`
          : null
    }</dl><p><${RuleLink} id=${"office." + id} /></p>`;
}

/** @param {string[]} goods @returns {Record<string, number>} */
const tally = (goods) =>
  Object.fromEntries(
    ["stone", "wood", "fine"].map((g) => [g, goods.filter((x) => x === "good:" + g).length]),
  );

/** @type {Record<string, string>} */
const RULES = {
  "pit:quarry": "other.2",
  "pit:forest": "other.2",
  "do:till": "other.4",
  "do:harvest": "other.4",
  "do:craft": "other.5",
  "do:refine": "other.5",
  "do:dock": "ship.2",
  "do:load": "ship.2",
  "do:sail": "ship.4",
  "do:queue": "order.3",
  "do:keep": "order.5",
  "do:hire": "war.20",
  "do:bet": "war.16",
  "do:free_wall": "office.defender",
  "do:free_road": "office.road_master",
  "do:done": "placement.2",
};

/** @param {string} id @param {View} view */
function district(id, view) {
  const d = view.board.districts.find((x) => x.id === id);
  return html`<p>${t("board-value", { n: d?.value ?? 0 })} <${RuleLink} id="score.4" /></p>
    <p>${t(d?.linked ? "board-linked" : "board-unlinked")} <${RuleLink} id="major.roads_c" /></p>`;
}

/** @param {string} id @param {View} view */
function enemy(id, view) {
  return html`<p>${t("board-check", { n: counter(view, id) })} <${RuleLink} id="endturn.4" /></p>
    <p><${RuleLink} id="combat.22" /></p>`;
}

/** @param {string} id @param {View} view */
function place(id, view) {
  const seat = view.board.order[Number(id) - 1],
    attacked = seat && counter(view, "attacked", seat);
  return html`${seat ? html`<p><${Dot} seat=${seat} /> ${nameOf("seat:" + seat)}</p>` : null}${
      attacked ? html`<p>${t("board-attacked")} <${RuleLink} id="war.4b" /></p>` : null
    }
    <p><${RuleLink} id="order.3" /></p>`;
}

/** @param {string} id @param {View} view */
function year(id, view) {
  return html`${(PRINTED.gaps[id] ?? []).map(
      (/** @type {string} */ e) =>
        html`<p key=${e}>${tell("board-rise", { enemy: "enemy:" + e })}</p>`,
    )}${view.board.ship.back === id ? html`<p>${t("board-ship-back", { year: id })}</p>` : null}
    <p><${RuleLink} id="endturn.8" /></p>`;
}

/** The cargo aboard, by seat. @param {string} ref @param {View} view */
function cargo(ref, view) {
  return html`${view.board.order
      .filter((/** @type {string} */ s) => zone(view, "cargo", s).length)
      .map(
        (/** @type {string} */ s) =>
          html`<p key=${s}>
            <${Dot} seat=${s} /> <${Signs} of=${tally(zone(view, "cargo", s))} />
          </p>`,
      )}
    <p><${RuleLink} id="ship.8" /> <${RuleLink} id=${RULES[ref]} /></p>`;
}

/** The facts of each kind of entity. @type {Record<string, (id: string, view: View) => unknown>} */
const TOLD = {
  space,
  cell,
  office,
  district,
  enemy,
  place,
  year,
  building: (id) => html`<${Building} kind=${id} />`,
  major: (id) => html`<p><${RuleLink} id=${"major." + id} /></p>`,
  edge: () => html`<p><${RuleLink} id="major.walls_b" /></p>`,
  road: () => html`<p><${RuleLink} id="major.roads_b" /></p>`,
};

/** @param {string} ref @param {View} view */
export function about(ref, view) {
  const [kind, id] = ref.split(":");
  if (TOLD[kind]) return TOLD[kind](id, view);
  if (ref === "do:sail" || ref === "do:load") return cargo(ref, view);
  return RULES[ref] ? html`<p><${RuleLink} id=${RULES[ref]} /></p>` : null;
}
