// @ts-check
// Rules, components and sources of a game: made by the server from its data, shown here with one
// address per rule.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, has, lang, speak } from "../app/texts.js";
import { ApiError, games, once } from "../app/net.js";
import { Failure } from "../app/failure.js";
import { Icon } from "../board-kit/icon.js";
import { DRESS, cssId } from "../app/games.js";

/** @typedef {import("../types/rest.js").References} References */

/**
 * @template {keyof References} K
 * @param {string} game
 * @param {K} what
 * @returns {Promise<References[K]>}
 */
export const reference = (game, what) => once(`/api/games/${game}/${what}?lang=${lang.peek()}`);

/**
 * The reference of a game: null while it is fetched, false when that failed.
 * @template {keyof References} K
 * @param {{game: string, what: K}} p
 */
export function useReference({ game, what }) {
  const [data, setData] = useState(/** @type {References[K]|null|false} */ (null));
  const spoken = lang.value;
  useEffect(() => {
    setData(null);
    reference(game, what)
      .then(setData)
      .catch(() => setData(false));
  }, [game, what, spoken]);
  return data;
}

/** The pages about a game. @param {{game: string, here: string}} p */
export const Ways = ({ game, here }) =>
  html`<nav class="refnav" aria-label=${t("ui-reference")}>
    ${["learn", "puzzles", "rules", "cards", "museum", "about", "chance"].map(
      (x) =>
        html`<a
          key=${x}
          class=${"button " + (x === here ? "on" : "")}
          aria-current=${x === here ? "page" : null}
          href=${`/${x}/${game}`}
          >${t(`ui-ref-${x}`)}</a
        >`,
    )}
    <a class="button" href=${`/new/${game}`}
      ><${Icon} n="ui-play" class="solid" />${t("ui-play")}</a
    >
  </nav>`;

/** Whether the server has no such game; false until that is known. @param {string} game */
export function useMissing(game) {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    games().then(
      (all) => setMissing(!all.some((g) => cssId(g.id) === cssId(game))),
      () => undefined, // the parts of the page say what is wrong
    );
  }, [game]);
  return missing;
}

/** The page of a game that the server does not have. */
export const NoGame = () => html`<${Failure} error=${new ApiError("no-game", {}, 404)} />`;

/** @param {{game: string, here: string, children?: unknown}} p */
export function Frame({ game, here, children }) {
  const missing = useMissing(game);
  useEffect(() => {
    speak(lang.peek(), game).then(() => {
      if (has("game-name")) document.title = `${t("game-name")} · Ludoteca`;
    });
  }, [game]);
  if (missing) return html`<${NoGame} />`;
  return html`<main id="main" class=${`sheetpage reference ${DRESS[cssId(game)] ?? ""}`}>
    <article class="panel">
      <h1 class="gtitle">${has("game-name") ? t("game-name") : ""}</h1>
      <${Ways} game=${game} here=${here} />${children}
    </article>
  </main>`;
}

/** @param {string} source */
export const sourceText = (source) => (has(`source-${source}`) ? t(`source-${source}`) : source);
