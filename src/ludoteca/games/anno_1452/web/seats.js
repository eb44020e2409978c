// @ts-check
// Players of Anno 1452: what each one has, and the standing.
import {
  html,
  entity,
  Icon,
  Dot,
  armsOf,
  nameOf,
  t,
  zone,
  counter,
} from "/static/board-kit/index.js";
import { iconOf } from "./cards.js";

/** @typedef {import("./board.d.ts").Standing & {seat: string}} Row */
/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").Region} Region
 * @typedef {import("./board.d.ts").Place} Place
 */

const SHOWN = /** @type {[string, string][]} */ ([
  ["gold", "an-gold"],
  ["income", "ui-plus"],
  ["prestige", "an-prestige"],
  ["estates", "an-estate"],
  ["citizens", "an-citizen"],
  ["cities", "an-city"],
]);

/** @param {{view: View, seat: string}} p */
export function Seat({ view, seat }) {
  const lands = view.board.regions.filter((/** @type {Region} */ r) => r.holder === seat);
  const cards = [...zone(view, "married", seat), ...zone(view, "titles", seat)],
    peace = zone(view, "peace", seat);
  const crown =
    view.board.king === seat
      ? ["an-crown", "counter-king"]
      : view.board.antiking === seat
        ? ["an-anticrown", "counter-antiking"]
        : null;
  const soldiers = counter(view, "soldiers", seat);
  return html`<div class="anseat">
    <ul>
      ${SHOWN.map(
        ([id, icon]) =>
          html`<li key=${id} class=${id} title=${t(`counter-${id}`)}>
            <${Icon} n=${icon} /><span class="sr">${t(`counter-${id}`)}</span
            ><b class="num">${counter(view, id, seat)}</b>
          </li>`,
      )}
      <li title=${t("zone-hand")}>
        <${Icon} n="ui-hand" /><span class="sr">${t("zone-hand")}</span
        ><b class="num">${zone(view, "hand", seat).length}</b>
      </li>
    </ul>
    <b class="vp num">${counter(view, "points", seat)}</b>
    ${
      crown || soldiers || lands.length + cards.length + peace.length
        ? html`<div class="front">
            ${
              crown || soldiers
                ? html`<span class="who crown"
                    >${crown ? html`<${Icon} n=${crown[0]} />${t(crown[1])}` : null}<span
                      class="men"
                      title=${t("counter-soldiers")}
                      ><${Icon} n="an-soldier" /><span class="sr">${t("counter-soldiers")}</span
                      ><b class="num">${soldiers}</b></span
                    ></span
                  >`
                : null
            }
            ${lands.map(
              (/** @type {Region} */ r) =>
                html`<span
                  key=${r.id}
                  ...${entity("region:" + r.id, {
                    class: `who land ${r.bound ? "bound" : ""}`,
                    text: true,
                  })}
                  ><${Icon} n="vassal" />${nameOf("region:" + r.id)}</span
                >`,
            )}
            ${cards.map(
              (/** @type {string} */ c) =>
                html`<span key=${c} ...${entity(c, { class: "who", text: true })}
                  ><${Icon} n=${iconOf(c)} />${nameOf(c)}</span
                >`,
            )}
            ${
              peace.length
                ? html`<span class="who" title=${t("zone-peace")}
                    ><${Icon} n="ba-peace" /><span class="sr">${t("zone-peace")}</span>${peace.map(
                      (/** @type {string} */ s) => html`<${Dot} key=${s} seat=${s.slice(5)} />`,
                    )}</span
                  >`
                : null
            }
          </div>`
        : null
    }
  </div>`;
}

const PARTS = /** @type {[string, string][]} */ ([
  ["estates", "an-estate"],
  ["citizens", "an-citizen"],
  ["cities", "an-city"],
  ["principalities", "vassal"],
  ["gold", "an-gold"],
  ["prestige", "an-prestige"],
]);

/** The points each would have now, and where they come from. @param {{view: View}} p */
export function Radar({ view }) {
  const rows = (view.standing ?? [])
    .map((r, /** @type {number} */ i) => /** @type {Row} */ ({ ...r, seat: "ABCDEF"[i] }))
    .sort((/** @type {Row} */ a, /** @type {Row} */ b) => b.score - a.score);
  const most = Math.max(10, ...rows.map((/** @type {Row} */ r) => r.score));
  return html`<h2>${t("board-radar")}</h2>
    <table class="anradar">
      <thead>
        <tr>
          <td></td>
          <td></td>
          ${PARTS.map(
            ([id, icon]) =>
              html`<th key=${id} scope="col" title=${t(`counter-${id}`)}>
                <${Icon} n=${icon} /><span class="sr">${t(`counter-${id}`)}</span>
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (/** @type {Row} */ r) =>
            html`<tr key=${r.seat} class=${`pl-${armsOf(r.seat).colour}`}>
              <td><${Dot} seat=${r.seat} /></td>
              <td class="vpbar">
                <div>
                  <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                    <rect width="100" height="12" class="bg" />
                    <rect
                      width=${Math.max(1.5, (100 * Math.max(0, r.score)) / most)}
                      height="12"
                      class="fg"
                    /></svg
                  ><b class="num">${r.score}</b>
                </div>
              </td>
              ${PARTS.map(([id]) => html`<td key=${id} class="num">${r[/** @type {keyof Row} */ (id)]}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
}
