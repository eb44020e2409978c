// @ts-check
// What is printed beside the map of Anno 1452: order of play, time table, prestige table,
// crowns and Soldiers, decks, the battle with its dice.
import {
  html,
  entity,
  Icon,
  Shield,
  Dot,
  nameOf,
  t,
  told,
  armsOf,
  isLit,
  zone,
  counter,
} from "/static/board-kit/index.js";
import { Card } from "./cards.js";

/** @typedef {import("./board.d.ts").View} View */

/** Verbs that end something: all of them are the seal of the table. */
export const ENDINGS = ["pass", "done", "finished", "wed", "confirm", "soldiers-alone"];
export const DONE = "seal:done";
const ROUNDS = ["", "I", "II", "III"];

/** @param {View} view */
const seatsOf = (view) => Object.keys(view.board.colours);
/** @param {{n: number, class?: string}} p */
const Die = (p) =>
  html`<svg class=${"an-die " + (p.class ?? "")} viewBox="0 0 24 24" role="img" aria-label=${p.n}>
    <use href=${"#die-" + p.n} />
  </svg>`;

/**
 * The dice thrown last for a further Action Round of this Epoch, also those with the 6 that
 * ended its rounds.
 */
function lastThrow() {
  let dice = /** @type {number[]} */ ([]),
    fresh = true;
  for (const e of told("round-die", "evaluation", "action-round")) {
    if (e.key === "round-die")
      dice = fresh ? [Number(e.args.face)] : [...dice, Number(e.args.face)];
    else if (e.key === "action-round" && Number(e.args.number) === 1) dice = [];
    fresh = e.key !== "round-die";
  }
  return dice;
}

/** @param {{of: number[]}} p */
const Thrown = ({ of }) =>
  html`<span class="an-cast"
    >${of.map((n, i) => html`<${Die} key=${i} n=${n} class=${n === 6 ? "hit" : ""} />`)}</span
  >`;

/** What a further Action Round hangs on: the dice as they fell last. */
export function RoundDice() {
  const dice = lastThrow();
  return html`<div class="an-rounds">
    <p>${t("board-dice")}</p>
    ${dice.length ? html`<${Thrown} of=${dice} />` : null}
  </div>`;
}

/**
 * What has been played is hatched, what will not be played has no boxes.
 * @param {{view: View}} p
 */
export function TimeTable({ view }) {
  const track = view.board.track;
  const at = (/** @type {string} */ id) =>
    track.rows.findIndex((/** @type {import("./board.d.ts").TrackRow} */ row) => row.id === id);
  const today = at(track.row),
    end = at(track.last);
  const stage = (/** @type {number} */ i, /** @type {number} */ c) => {
    if (i === today && c === track.column) return "here";
    return i < today || (i === today && c < track.column) ? "past" : "";
  };
  return html`<table class="an-time">
    <caption>
      ${t("board-time")}
    </caption>
    <thead>
      <tr>
        <td></td>
        <td></td>
        <th scope="col" title=${t("board-evaluation")}>
          <${Icon} n="an-prestige" /><span class="sr">${t("board-evaluation")}</span>
        </th>
        ${[1, 2, 3].map(
          (c) =>
            html`<th key=${c} scope="col">
              ${ROUNDS[c]}${
                c > 1 ? html` <span class="dicehint"><${Icon} n="die-6" />${c}</span>` : null
              }
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${track.rows.map(
        (/** @type {import("./board.d.ts").TrackRow} */ row, /** @type {number} */ i) => {
          const now = i === today;
          return html`<tr
            key=${row.id}
            class=${`${now ? "now" : ""} ${i === end ? "last" : ""} ${i > end ? "beyond" : ""}`}
            id=${"row-" + row.id}
          >
            <th scope="row">${row.year}</th>
            <td class="cor">${row.coronation ? html`<${Icon} n="an-crown" />` : null}</td>
            ${[0, 1, 2, 3].map(
              (c) =>
                html`<td key=${c} class=${`c ${stage(i, c)}`} id=${`time-${row.id}-${c}`}>
                  ${
                    stage(i, c) === "here"
                      ? html`<span data-piece="hourglass"><${Icon} n="ui-clock" /></span>`
                      : null
                  }
                </td>`,
            )}
          </tr>`;
        },
      )}
    </tbody>
  </table>`;
}

/** @param {{view: View}} p */
export function Prestige({ view }) {
  const seats = seatsOf(view);
  const at = (/** @type {number} */ v) =>
    html`<li key=${v} class=${v % 5 ? "" : "five"} id=${"prestige-" + v}>
      <span class="num">${v}</span>${seats
        .filter((s) => counter(view, "prestige", s) === v)
        .map(
          (s) =>
            html`<span key=${s} class="man" data-piece=${"prestige-" + s}
              ><${Dot} seat=${s}
            /></span>`,
        )}
    </li>`;
  return html`<section class="an-prestige">
    <h3><${Icon} n="an-prestige" /> ${t("counter-prestige")}</h3>
    <div>
      <ol>
        ${Array.from({ length: 11 }, (_, i) => at(10 - i))}
      </ol>
      <ol class="short">
        ${Array.from({ length: 10 }, (_, i) => at(20 - i))}
      </ol>
    </div>
  </section>`;
}

/** @param {{view: View, icon: string, name: string, who: string|null}} p */
function Crown({ view, icon, name, who }) {
  const held = who && who !== "ottokar";
  const n = held ? counter(view, "soldiers", who) : 0;
  return html`<div
    class=${`an-crown ${held ? `held pl-${armsOf(who).colour}` : ""}`}
    data-piece=${icon}
  >
    <${Icon} n=${icon} /><span class="of">${t(name)}</span>
    ${
      held
        ? html`<${Shield} seat=${who} /><span class="sr">${nameOf("seat:" + who)}</span>`
        : html`<i>${t(view.board.vacant ? "board-vacant" : "board-nobody")}</i>`
    }
    ${
      held
        ? html`<span class="men" title=${t("counter-soldiers")}
            ><${Icon} n="an-soldier" /><b class="num">${n}</b></span
          >`
        : null
    }
  </div>`;
}

/** @param {{view: View}} p */
export function Crowns({ view }) {
  const b = view.board;
  const discards = zone(view, "discards"),
    aside = zone(view, "aside");
  const top = discards[discards.length - 1];
  return html`<div class="an-crowns">
      <${Crown} view=${view} icon="an-crown" name="counter-king" who=${b.king} /><${Crown}
        view=${view}
        icon="an-anticrown"
        name="counter-antiking"
        who=${b.antiking}
      />
      <div class="an-deck" title=${t("zone-deck")}>
        <span class="sr">${t("zone-deck")}</span
        ><span class="anpile num" id="deck">${zone(view, "deck").length}</span>
      </div>
      ${
        top
          ? html`<div ...${entity(top, { class: "an-top", text: true })}>
              <small>${t("zone-discards")}</small
              ><span>${nameOf(top).replace(/ \(.*\)$/, "")}</span>
            </div>`
          : null
      }
      ${aside.map(
        (/** @type {string} */ c) =>
          html`<div key=${c} ...${entity(c, { class: "an-top aside", text: true })}>
            <small>${t("zone-aside")}</small><span>${nameOf(c)}</span>
          </div>`,
      )}
      ${view.over ? null : html`<${Seal} />`}
    </div>
    <${Market} view=${view} />`;
}

/** @param {{view: View}} p */
export function Market({ view }) {
  const cards = zone(view, "market");
  return cards.length
    ? html`<div class="an-market">
        <h4>${t("zone-market")}</h4>
        ${cards.map((/** @type {string} */ c) => html`<${Card} key=${c} of=${c} />`)}
      </div>`
    : null;
}

/** The seal that ends: a button while there is something to end, named as in the list of choices. */
function Seal() {
  const verb = ["pass", "done", "confirm"].find((v) => isLit("do:" + v));
  const look = entity(DONE, { class: "an-seal", text: true });
  return html`<button type="button" ...${look} disabled=${!isLit(DONE)}>
    <${Icon} n="ui-check" /><span>${t(verb ? "do-" + verb : "mat-done")}</span>
  </button>`;
}

/** Who plays when; places that can be chosen are lit. @param {{view: View}} p */
export const Order = ({ view }) =>
  html`<div class="an-order" role="group" aria-label=${t("counter-turn")}>
    ${view.board.order.map(
      (/** @type {string} */ seat, /** @type {number} */ i) =>
        html`<div
          key=${seat}
          ...${entity("place:" + (i + 1), { class: "an-place", label: `${i + 1}: ${nameOf("seat:" + seat)}` })}
        >
          <span class="nth num" aria-hidden="true">${i + 1}</span
          ><span data-piece=${"order-" + seat}><${Shield} seat=${seat} /></span>
        </div>`,
    )}
    ${
      view.board.ottokar
        ? html`<div class=${`an-ottokar pl-${view.board.ottokar}`} title=${t("board-ottokar")}>
            <b>O</b><span>${t("board-ottokar")}</span>
          </div>`
        : null
    }
  </div>`;

/**
 * The dice of one side as they fell, by kind of unit; those that hit are marked.
 * @param {{of: import("/static/types/wire.js").LogEvent|undefined}} p
 */
function Dice({ of }) {
  const kinds = /** @type {[string, string, number][]} */ ([
    ["peasants", "an-estate", 6],
    ["citizens", "an-citizen", 5],
    ["soldiers", "an-soldier", 4],
  ]);
  return kinds.map(([kind, icon, from]) => {
    const faces = String(of?.args?.[kind] ?? 0)
      .split("")
      .map(Number)
      .filter((n) => n > 0)
      .sort((a, b) => b - a);
    return faces.length
      ? html`<span key=${kind} class="an-cast"
          ><${Icon} n=${icon} />${faces.map(
            (n, i) =>
              html`<${Die} key=${i} n=${n} class=${n >= from ? "hit" : n === 1 ? "one" : ""} />`,
          )}</span
        >`
      : null;
  });
}

/** @param {{view: View}} p */
export function Battle({ view }) {
  const f = view.board.battle;
  const news = told("dice", "attack", "attack-alone", "battle-over", "action-round", "evaluation");
  const begun = news.map((e) => e.key).lastIndexOf("attack"),
    alone = news.map((e) => e.key).lastIndexOf("attack-alone");
  const mine = news.slice(Math.max(begun, alone) + 1);
  const over = mine.some((e) => e.key === "action-round" || e.key === "evaluation");
  const dice = (/** @type {string} */ side) =>
    mine.filter((e) => e.key === "dice" && String(e.args.side).endsWith(side)).pop();
  if (!f && (over || !dice("attacker"))) return null;
  const attack = news[Math.max(begun, alone)]?.args ?? {};
  const target = f ? "estate:" + f.target : String(attack.target ?? "");
  const who = f
    ? [f.attacker, f.defender]
    : [String(attack.seat ?? "").replace("seat:", "") || null, null];
  const row = (/** @type {number} */ i) =>
    html`<div key=${i} class="an-side">
      <span class="who"
        >${
          who[i] === "ottokar"
            ? html`<b>O</b>`
            : who[i]
              ? html`<${Dot} seat=${who[i]} /> ${nameOf("seat:" + who[i])} ·`
              : null
        }${" "}
        ${t(i ? "side-defender" : "side-attacker")}</span
      >
      ${
        f && f.soldiers[i]
          ? html`<span class="men" title=${t("counter-soldiers")}
              ><${Icon} n="an-soldier" /><b class="num">${f.soldiers[i]}</b></span
            >`
          : null
      }
      <${Dice}
        of=${dice(i ? "defender" : "attacker")}
      />${f && f.hits[i] ? html`<span class="hits"><${Icon} n="ba-war" /><b class="num">${f.hits[i]}</b></span>` : null}
    </div>`;
  return html`<section class="an-battle" role="status">
    <h4>
      <${Icon} n="ba-war" /> ${t("board-battle")}${" "}
      ${target ? nameOf(target) : null}${f ? html` <small class="num">${ROUNDS[f.round] ?? f.round}</small>` : null}
    </h4>
    ${[0, 1].map(row)}${
      f
        ? html`<p class="an-odds">
            ${t("board-odds", {
              attack: f.units[0],
              defence: f.units[1],
              chance: f.odds[0],
              held: f.odds[1],
              both: f.odds[2],
              lost: f.losses[0],
              spent: f.losses[1],
            })}
          </p>`
        : null
    }
  </section>`;
}

/** On a phone: what lies beside the map, in two lines. @param {{view: View}} p */
export function Beside({ view }) {
  const b = view.board,
    track = b.track;
  const year = track.rows.find(
    (/** @type {import("./board.d.ts").TrackRow} */ r) => r.id === track.row,
  )?.year;
  const rich = b.order.length < 4;
  return html`<div class="an-beside">
    <ol class="an-race">
      ${b.order.map(
        (/** @type {string} */ seat, /** @type {number} */ i) =>
          html`<li key=${seat} class=${`pl-${armsOf(seat).colour}`}>
            <span class="nth num">${i + 1}</span><b class="letter">${armsOf(seat).letter}</b
            ><span class="sr">${nameOf("seat:" + seat)}</span><${Icon} n="an-prestige" /><span
              class="sr"
              >${t("counter-prestige")}</span
            ><span class="num">${counter(view, "prestige", seat)}</span>${
              rich
                ? html`<${Icon} n="an-gold" /><span class="sr">${t("counter-gold")}</span
                    ><span class="num">${counter(view, "gold", seat)}</span>`
                : null
            }
          </li>`,
      )}
    </ol>
    <div class="an-line">
      <ul class="an-now">
        <li class="when">
          ${year} · ${track.column ? ROUNDS[track.column] : t("board-evaluation")}
        </li>
        <li><${Thrown} of=${track.column > 1 ? lastThrow() : []} /></li>
        ${[
          ["an-crown", b.king, "counter-king"],
          ["an-anticrown", b.antiking, "counter-antiking"],
        ].map(([icon, who, name]) =>
          icon && name && who && who !== "ottokar"
            ? html`<li key=${icon} class="tag">
                <${Icon} n=${icon} /><span class="sr">${t(name)}</span
                ><${Shield} seat=${who} /><${Icon} n="an-soldier" /><span class="sr"
                  >${t("counter-soldiers")}</span
                ><b class="num">${counter(view, "soldiers", who)}</b>
              </li>`
            : null,
        )}
        <li class="anpile num" title=${t("zone-deck")}>
          <span class="sr">${t("zone-deck")}</span>${zone(view, "deck").length}
        </li>
      </ul>
      ${view.over ? null : html`<${Seal} />`}
    </div>
    <${Battle} view=${view} />
  </div>`;
}
