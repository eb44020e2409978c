// @ts-check
// The board slot: the game's own drawing where it has one, otherwise a tidy board made from zones,
// counters and places.
import { html, useErrorBoundary } from "../vendor/ui.js";
import { t, label, nameOf, has } from "../app/texts.js";
import { Icon } from "../board-kit/icon.js";
import { Dot, armsOf } from "../board-kit/arms.js";
import { entity } from "../board-kit/entity.js";
import { useTravel } from "../board-kit/travel.js";
import { board } from "../board-kit/host.js";
import { drawing } from "../board-kit/later.js";
import { Tray, useReached } from "./tokens.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/wire.js").View} View
 * @typedef {import("../types/wire.js").Ref} Ref
 */

/**
 * @typedef {import("../types/board.js").BoardModule} BoardModule
 * @typedef {{ref: string, thing: {id: string, owner?: unknown}}} Placed  a place of the game and
 *   what the view says of it
 */

/**
 * Put a style sheet into the page and wait for it: what is measured on a board is measured with it.
 * @param {string} href
 */
async function dressed(href) {
  let link = /** @type {HTMLLinkElement|null} */ (
    document.querySelector(`link[rel=stylesheet][href="${href}"]`)
  );
  if (!link) {
    link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  }
  const sheet = link;
  if (!sheet.sheet)
    await new Promise((done) => {
      sheet.onload = sheet.onerror = done;
    });
}

/**
 * Fetch the game's own board, if it has one, and apply its theme to the table.
 * @param {string} game
 * @param {boolean} there
 */
export async function loadBoard(game, there) {
  /** @type {BoardModule} */
  let module = {};
  if (there) {
    try {
      [module] = await Promise.all([
        import(`/games/${game}/web/board.js`),
        dressed(`/games/${game}/web/board.css`),
      ]);
    } catch (e) {
      console.error(e);
      module = {};
    }
  }
  board.value = module;
}

/** A card by its record's name only. @param {{of: Ref, view: View, class?: string}} p */
export function Card(p) {
  const ref = String(p.of);
  const Own = board.value?.Card;
  if (Own) return html`<${Own} of=${ref} view=${p.view} />`;
  const hidden = ref.startsWith("back:");
  return html`<div
    ...${entity(ref, { class: `pc ${hidden ? "facedown" : ""} ${p.class ?? ""}`, text: true })}
    data-piece=${hidden ? null : ref}
  >
    <span class="pcn">${nameOf(ref)}</span
    >${hidden ? null : html`<span class="lc" aria-hidden="true"></span>`}
  </div>`;
}

/**
 * Cards that lie together: those nobody knows are one pile.
 * @param {{cards: Ref[], view: View}} p
 */
export function Cards({ cards, view }) {
  const known = cards.filter((c) => !String(c).startsWith("back:"));
  const hidden = cards.length - known.length;
  return html`<div class="cards">
    ${
      hidden
        ? html`<div class="pile">
            <span class="num">${hidden}</span
            ><span>${nameOf(cards.find((c) => String(c).startsWith("back:")) ?? 0)}</span>
          </div>`
        : null
    }
    ${known.map(
      (c, i) =>
        html`<${Card} key=${`${c}#${known.indexOf(c) === i ? "" : i}`} of=${c} view=${view} />`,
    )}
    ${cards.length ? null : html`<span class="none">${t("ui-empty")}</span>`}
  </div>`;
}

/** @param {{zone: import("../types/wire.js").Zone, view: View, level: number}} p */
const ZoneOf = ({ zone, view, level }) => html`<div class="zone">
  <${"h" + level} class="zh"><span class="title">${label(`zone-${zone.id}`)}</span> <span class="num">
    ${zone.cards.length}</span></${"h" + level}>
  <${Cards} cards=${zone.cards} view=${view} /></div>`;

/** @param {string} key @param {string} id */
function refOf(key, id) {
  for (const kind of [key, key.replace(/ies$/, "y"), key.replace(/s$/, ""), key.replace(/es$/, "")])
    if (has(`${kind}-${id}`)) return `${kind}:${id}`;
  return null;
}

/** Whether a fact says nothing. @param {unknown} of */
const isEmpty = (of) =>
  of === null ||
  of === false ||
  of === "none" ||
  of === "" ||
  (Array.isArray(of) && of.length === 0);

/** A fact of a view, in words. @param {{of: unknown, name?: string}} p */
export function Fact({ of, name }) {
  if (isEmpty(of)) return null;
  const found = name
    ? [`field-${name}`, `counter-${name}`, `zone-${name}`].find((k) => has(k))
    : undefined;
  const head = found ? html`<span class="fl">${label(found)}</span> ` : null;
  if (typeof of === "number")
    return found ? html`<span class="fact">${head}<span class="num">${of}</span></span>` : null;
  if (of === true) return head ? html`<span class="fact">${head}</span>` : null;
  if (typeof of === "string") return html`<${WordFact} of=${of} name=${name} head=${head} />`;
  if (Array.isArray(of))
    return html`<span class="fact"
      >${head}${of.map((x, i) => html`<${Fact} key=${i} of=${x} />`)}</span
    >`;
  return html`<span class="fact"
    >${head}${Object.entries(of ?? {}).map(
      ([k, v]) => html`<${Fact} key=${k} of=${v} name=${k} />`,
    )}</span
  >`;
}

/** A word of a view: a seat or an entity. @param {{of: string, name?: string, head: unknown}} p */
function WordFact({ of, name, head }) {
  if (/^[A-F]$/.test(of))
    return html`<span class="fact"
      >${head}<span data-piece=${null}><${Dot} seat=${of} /></span>${" "}
      <span class="sn">${nameOf("seat:" + of)}</span></span
    >`;
  const ref = of.includes(":") ? of : name ? refOf(name, of) : null;
  return ref
    ? html`<span class="fact"
        >${head}<span ...${entity(ref, { text: true })}>${nameOf(ref)}</span></span
      >`
    : null;
}

/**
 * Lists of things with an id: the places of the game.
 * @param {View} view
 * @returns {[string, Placed[]][]}
 */
export function placesOf(view) {
  /** @type {[string, Placed[]][]} */
  const out = [];
  for (const [key, value] of Object.entries(view.board)) {
    if (key === "zones" || key === "counters" || !Array.isArray(value)) continue;
    const things = value.filter((x) => x && typeof x === "object" && typeof x.id === "string");
    if (!things.length) continue;
    const found = things.flatMap((thing) => {
      const ref = thing.id.includes(":") ? thing.id : refOf(key, thing.id);
      return ref === null ? [] : [{ ref, thing }];
    });
    if (found.length) out.push([key, found]);
  }
  return out;
}

/** @param {{place: Placed}} p */
function Place({ place }) {
  const { id: _, owner: holder, ...rest } = place.thing;
  const owner = typeof holder === "string" && /^[A-F]$/.test(holder) ? holder : null;
  return html`<div
    ...${entity(place.ref, {
      class: `place ${owner ? `owned pl-${armsOf(owner).colour}` : ""}`,
      text: true,
    })}
  >
    <span class="pn">${nameOf(place.ref)}</span>${
      owner
        ? html`<span class="holder"
            ><${Dot} seat=${owner} /><span class="sr">${nameOf("seat:" + owner)}</span></span
          >`
        : null
    }
    <div class="pf">
      ${Object.entries(rest).map(([k, v]) => html`<${Fact} key=${k} of=${v} name=${k} />`)}
    </div>
  </div>`;
}

/** @param {Ref} value */
export const isNone = (value) => typeof value === "string" && value.endsWith(":none");

/**
 * Empty places, in one line.
 * @param {{counters: import("../types/wire.js").Counter[]}} p
 */
export function EmptyPlaces({ counters }) {
  const empty = counters.filter((c) => isNone(c.value)).map((c) => label(`counter-${c.id}`));
  return empty.length
    ? html`<p class="emptyplaces">${t("ui-empty-places", { names: empty.join(", ") })}</p>`
    : null;
}

/** @param {{model: TableModel}} p */
export function GenericBoard({ model }) {
  const view = /** @type {View} */ (model.view.value);
  const root = useTravel(view);
  const mine = model.looking.value;
  const common = view.board.zones.filter((z) => z.seat === null);
  const all = view.board.counters.filter((c) => c.seat === null);
  const counters = all.filter((c) => !isNone(c.value));
  return html`<div class="generic" ref=${root}>
    ${
      counters.length
        ? html`<dl class="plaques">
            ${counters.map(
              (c) =>
                html`<div key=${c.id}>
                  <dt>${label(`counter-${c.id}`)}</dt>
                  <dd class="num">${nameOf(c.value)}</dd>
                </div>`,
            )}
          </dl>`
        : null
    }
    <${EmptyPlaces} counters=${all} />
    ${placesOf(view).map(
      ([key, places]) =>
        html`<div class="places" key=${key}>
          ${places.map((p) => html`<${Place} key=${p.ref} place=${p} />`)}
        </div>`,
    )}
    <div class="zones">
      ${common.map((z, i) => html`<${ZoneOf} key=${z.id + i} zone=${z} view=${view} level=${3} />`)}
    </div>
    <div class="areas">
      ${(model.table.value?.seats ?? []).map(({ seat, name }) => {
        const own = view.board.zones.filter(
          (z) => z.seat === seat && !(seat === mine && /hand/.test(z.id)),
        );
        return own.length
          ? html`<div class="area" key=${seat}>
              <h3><${Dot} seat=${seat} /> ${name}</h3>
              <div class="zones">
                ${own.map(
                  (z, i) => html`<${ZoneOf} key=${z.id + i} zone=${z} view=${view} level=${4} />`,
                )}
              </div>
            </div>`
          : null;
      })}
    </div>
  </div>`;
}

/** @param {{model: TableModel}} p */
function Drawn({ model }) {
  const [error, retry] = useErrorBoundary((e) => console.error(e));
  const Own = board.value?.Board;
  if (error || !Own) {
    return html`${
        error
          ? html`<p class="boarderror">
              ${t("ui-board-failed")}${" "}
              <button type="button" class="link" onClick=${retry}>${t("ui-try-again")}</button>
            </p>`
          : null
      }<${GenericBoard} model=${model} />`;
  }
  return html`<${Own}
    view=${model.view.value}
    me=${model.looking.value}
    table=${model.table.value}
  />`;
}

/**
 * Around the board. It has a component of its own, so that the board is not drawn again when its
 * last part has come.
 * @param {{plain: boolean, children?: unknown}} p
 */
function Slot({ plain, children }) {
  const busy = drawing.value;
  return html`<div
    class=${`boardslot ${plain ? "plain" : ""} ${busy ? "loading" : ""}`}
    aria-busy=${busy ? "true" : null}
    tabindex=${plain ? 0 : null}
    role=${plain ? "group" : null}
    aria-label=${plain ? t("ui-board") : null}
  >
    ${busy ? html`<p class="wait">${t("ui-loading")}</p>` : null}${children}
  </div>`;
}

/** @param {{model: TableModel}} p */
export function BoardSlot({ model }) {
  useReached();
  if (!model.view.value || board.value === null)
    return html`<div class="boardslot loading" aria-busy="true">
      <p class="wait">${t("ui-loading")}</p>
    </div>`;
  return html`<${Slot} plain=${!board.value.Board}>
    <h2 class="sr">${t("ui-board")}</h2>
    <${Drawn} model=${model} /><${Tray} edge=${true} /></${Slot}>`;
}

/** The cards of the viewer. @param {{model: TableModel}} p */
export function Hand({ model }) {
  const view = model.view.value;
  const mine = model.looking.value;
  if (!view || !mine) return null;
  const Own = board.value?.Hand;
  if (Own) return html`<${Own} view=${view} me=${mine} />`;
  const zones = view.board.zones.filter((z) => z.seat === mine && /hand/.test(z.id));
  if (!zones.length) return null;
  return html`<div class="hand">
    ${zones.map(
      (z, i) =>
        html`<div class="zone" key=${z.id + i}>
          <h2 class="zh">
            <${Icon} n="ui-hand" /><span class="title">${t("ui-your-hand")}</span>${" "}
            <span class="num">${z.cards.length}</span>
          </h2>
          <${Cards} cards=${z.cards} view=${view} />
        </div>`,
    )}
  </div>`;
}
