// @ts-check
// The rating curves of a person: a small drawing of each, and the same as a table.
import { html, useEffect, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { day } from "./parts.js";
import { titleOf } from "./play-parts.js";

/** @typedef {import("../../types/club.js").RatingCurve} RatingCurve */

const WIDTH = 300;
const HEIGHT = 60;
const EDGE = 4;

/** The points of a curve in the drawing, as an SVG polyline takes them. @param {number[]} ratings */
export function drawn(ratings) {
  const low = Math.min(...ratings);
  const span = Math.max(Math.max(...ratings) - low, 1);
  const step = (WIDTH - 2 * EDGE) / Math.max(ratings.length - 1, 1);
  return ratings
    .map((rating, i) => {
      const y = HEIGHT - EDGE - ((rating - low) / span) * (HEIGHT - 2 * EDGE);
      return `${(EDGE + i * step).toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
}

/** @param {{one: RatingCurve}} p */
function Curve({ one }) {
  const words = { game: titleOf(one.game), seats: one.seats, rating: one.rating };
  const points = drawn(one.curve.map((point) => point.rating));
  const [x, y] = points.slice(points.lastIndexOf(" ") + 1).split(",");
  return html`<li class="rating-curve">
    <h3>${t(one.provisional ? "club-curve-provisional" : "club-curve", words)}</h3>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points=${points} />
      <circle cx=${x} cy=${y} r="3" />
    </svg>
    <details>
      <summary>${t("club-curve-table")}</summary>
      <table class="tallies">
        <thead>
          <tr>
            <th scope="col">${t("club-curve-day")}</th>
            <th scope="col">${t("club-curve-place")}</th>
            <th scope="col">${t("club-curve-rating")}</th>
          </tr>
        </thead>
        <tbody>
          ${one.curve.map(
            (point) =>
              html`<tr key=${point.table}>
                <th scope="row">${day(point.at)}</th>
                <td class="num">${point.place}</td>
                <td class="num">${point.rating}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </li>`;
}

/** @param {{name: string}} p */
export function RatingCurves({ name }) {
  const [curves, setCurves] = useState(/** @type {RatingCurve[]} */ ([]));
  useEffect(() => {
    api("GET", `/api/club/people/${encodeURIComponent(name)}/ratings`).then(setCurves, () =>
      setCurves([]),
    );
  }, [name]);
  return curves.length
    ? html`<section>
        <h2>${t("club-curves")}</h2>
        <ul class="rating-curves">
          ${curves.map((one) => html`<${Curve} key=${`${one.game} ${one.seats}`} one=${one} />`)}
        </ul>
      </section>`
    : null;
}
