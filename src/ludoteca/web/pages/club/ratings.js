// @ts-check
// The leaderboards: one for every title and number of seats.
import { html, useEffect, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { me } from "../../app/account.js";
import { Choice, PlayPage, levelName, titleOf } from "./play-parts.js";

/**
 * @typedef {import("../../types/play.js").Ladder} Ladder
 * @typedef {import("../../types/play.js").Rank} Rank
 */

/** @param {Ladder} one */
const keyOf = (one) => `${one.game}/${one.seats}`;

/** @param {{ranks: Rank[]}} p */
const Board = ({ ranks }) =>
  html`<div class="scrollx" tabindex="0" role="region" aria-label=${t("club-title-ratings")}>
    <table class="tally ranking">
      <thead>
        <tr>
          <th scope="col" class="num">${t("club-rank")}</th>
          <th scope="col">${t("ui-name")}</th>
          <th scope="col" class="num">${t("club-column-rating")}</th>
          <th scope="col" class="num">${t("club-column-played")}</th>
        </tr>
      </thead>
      <tbody>
        ${ranks.map(
          (one) =>
            html`<tr key=${one.rank} class=${one.name && one.name === me.value?.name ? "me" : ""}>
              <td class="num">${one.rank}</td>
              <th scope="row">
                ${
                  one.name
                    ? html`<a href=${`/u/${encodeURIComponent(one.name)}`}>${one.name}</a>`
                    : t("club-bot", { level: levelName(one.level ?? "") })
                }
              </th>
              <td class="num">
                <b>${one.rating}</b>${
                  one.provisional
                    ? html`<abbr title=${t("club-provisional")} aria-label=${t("club-provisional")}
                        >?</abbr
                      >`
                    : null
                }
              </td>
              <td class="num">${one.games}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

export function Ratings() {
  const [ladders, setLadders] = useState(/** @type {Ladder[]|null} */ (null));
  const [key, setKey] = useState("");
  const [ranks, setRanks] = useState(/** @type {Rank[]} */ ([]));
  useEffect(() => {
    api("GET", "/api/club/ladders").then(
      (/** @type {Ladder[]} */ found) => {
        setLadders(found);
        if (found.length) setKey(keyOf(found[0]));
      },
      () => setLadders([]),
    );
  }, []);
  useEffect(() => {
    if (key) api("GET", `/api/club/ladders/${key}`).then(setRanks, () => setRanks([]));
  }, [key]);
  return html`<${PlayPage} here="ratings">
    <h1>${t("club-title-ratings")}</h1>
    <p class="small-text">${t("club-ratings-about")}</p>
    ${
      ladders?.length
        ? html`<${Choice}
              id="ladder"
              label=${t("club-ladder")}
              value=${key}
              set=${setKey}
              options=${ladders.map((one) => [
                keyOf(one),
                `${titleOf(one.game)} · ${t("ui-filter-seats-n", { count: one.seats })}`,
              ])}
            />
            <${Board} ranks=${ranks} />`
        : null
    }
    ${ladders?.length === 0 ? html`<p class="notice">${t("club-no-ratings")}</p>` : null}</${PlayPage}>`;
}
