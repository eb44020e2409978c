// @ts-check
// The panels of the players and the standing of all.
import { html, entity, Icon, Dot, armsOf, t, has, zone, counter } from "/static/board-kit/index.js";
import { called, playerOf } from "./cards.js";

/**
 * @typedef {import("./board.d.ts").View} View
 */

const SHOWN = /** @type {[string, string][]} */ ([
  ["florins", "florin"],
  ["income", "ui-plus"],
  ["armies", "ba-army"],
  ["states", "ui-flag"],
  ["support", "ba-elector"],
]);

/** @param {{view: View, seat: string}} p */
export function Seat({ view, seat }) {
  const hand = zone(view, "hand", seat),
    front = zone(view, "front", seat);
  const player = playerOf(view, seat);
  return html`<div class="baseat">
    <span class="power"
      >${player?.power && has(`power-${player.power}`) ? t(`power-${player.power}`) : ""}</span
    ><span class="vp"><b class="num">${counter(view, "vp", seat)}</b> ${t("counter-vp")}</span>
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
        ><b class="num">${hand.length}</b>
      </li>
    </ul>
    ${
      front.length
        ? html`<div class="front">
            ${front.map(
              (c) =>
                html`<span key=${c} ...${entity(c, { class: "who", text: true })}
                  >${called(c).name}</span
                >`,
            )}
          </div>`
        : null
    }
  </div>`;
}

/**
 * Points, support and electors of everybody, the nearest to victory first.
 * @param {{view: View}} p
 */
export function Radar({ view }) {
  const rows = [...(view.standing ?? [])].sort((a, b) => b.vp - a.vp || b.support - a.support);
  const most = Math.max(10, ...rows.map((r) => r.vp));
  return html`<h2>${t("board-radar-title")}</h2>
    <table class="baradar">
      <thead>
        <tr>
          <td></td>
          <th class="vpbar">${t("counter-vp")}</th>
          <th><${Icon} n="ba-elector" />${t("counter-support")}</th>
          <th><${Icon} n="an-crown" />${t("board-electors")}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (r) =>
            html`<tr key=${r.seat} class=${`pl-${armsOf(r.seat).colour}`}>
              <td><${Dot} seat=${r.seat} /></td>
              <td class="vpbar">
                <div>
                  <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                    <rect width="100" height="12" class="bg" />
                    <rect
                      width=${Math.max(1.5, (100 * Math.max(0, r.vp)) / most)}
                      height="12"
                      class="fg"
                    /></svg
                  ><b class="num">${r.vp}</b>
                </div>
              </td>
              <td class="num">${r.support}</td>
              <td class="num">${r.electors}/${r.electors_needed}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
