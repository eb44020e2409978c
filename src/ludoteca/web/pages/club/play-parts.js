// @ts-check
// What the pages around games have in common: their navigation, fields and names.
import { html, useEffect, useState } from "../../vendor/ui.js";
import { t, has } from "../../app/texts.js";
import { withChecked, withValue } from "../../app/forms.js";
import { games as fetchGames } from "../../app/net.js";
import { go } from "../../app/router.js";
import { fetchSeats, me } from "../../app/account.js";
import { cssId } from "../../app/games.js";

/** @typedef {import("../../types/rest.js").GameInfo} GameInfo */

const PAGES = ["play", "tournaments", "ratings", "archive"];

/** @param {{here: string}} p */
export const ClubNav = ({ here }) =>
  html`<nav class="club-nav" aria-label=${t("club-nav")}>
    ${PAGES.map(
      (page) =>
        html`<a key=${page} href=${`/${page}`} aria-current=${page === here ? "page" : null}
          >${t(`club-title-${page}`)}</a
        >`,
    )}
  </nav>`;

/** @param {{here: string, children?: unknown}} p */
export const PlayPage = ({ here, children }) =>
  html`<main class="sheetpage club" id="main">
    <article class="panel"><${ClubNav} here=${here} />${children}</article>
  </main>`;

/** The games of this server; empty until they have come. @returns {GameInfo[]} */
export function useGames() {
  const [games, setGames] = useState(/** @type {GameInfo[]} */ ([]));
  useEffect(() => {
    fetchGames().then(setGames, () => undefined);
  }, []);
  return games;
}

/** Look again every few seconds while the page is shown. @param {() => unknown} look @param {unknown[]} on */
export function useRepeated(look, on) {
  useEffect(() => {
    look();
    const timer = setInterval(() => {
      if (!document.hidden) look();
    }, 4000);
    return () => clearInterval(timer);
  }, on);
}

/** @param {string} game */
export const titleOf = (game) => t(`ui-game-${cssId(game)}`);

/** @param {string} level */
export const levelName = (level) => (has(`level-${level}`) ? t(`level-${level}`) : level);

/** Go to a table at which the account has a seat. @param {string} table */
export async function sitDown(table) {
  await fetchSeats();
  go(`/t/${table}`);
}

/** Shown in the place of a form to somebody who is not signed in. @param {{text: string}} p */
export const SignInFirst = ({ text }) =>
  me.value === null
    ? html`<p class="row wrap">
        <span>${text}</span> <a class="small button" href="/sign-in">${t("club-sign-in")}</a>
      </p>`
    : null;

/**
 * @param {{id: string, label: string, value: string|number, set: (value: string) => void,
 *   options: [string|number, string][]}} p
 */
export const Choice = (p) =>
  html`<div class="field">
    <label for=${p.id}>${p.label}</label>
    <select id=${p.id} value=${String(p.value)} onChange=${withValue(p.set)}>
      ${p.options.map(
        ([value, text]) => html`<option key=${value} value=${String(value)}>${text}</option>`,
      )}
    </select>
  </div>`;

/** @param {{checked: boolean, set: (on: boolean) => void}} p */
export const RatedSwitch = ({ checked, set }) =>
  html`<label class="switch"
    ><input type="checkbox" checked=${checked} onChange=${withChecked(set)} /><span
      ><b>${t("club-rated")}</b><small>${t("club-rated-about")}</small></span
    ></label
  >`;

/** @param {GameInfo[]} games @returns {[string, string][]} */
export const gameOptions = (games) => games.map((game) => [game.id, titleOf(game.id)]);

/** @param {GameInfo|undefined} game @returns {[number, string][]} */
export const seatOptions = (game) =>
  (game?.seats ?? []).map((count) => [count, t("ui-filter-seats-n", { count })]);
