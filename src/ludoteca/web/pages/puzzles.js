// @ts-check
// The puzzles: of all games, or of one, with those that this browser has solved.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, lang } from "../app/texts.js";
import { once } from "../app/net.js";
import { ORDER, DRESS, cssId } from "../app/games.js";
import { isSolved, startPuzzle } from "../app/puzzles.js";
import { Icon } from "../board-kit/icon.js";
import { Frame } from "./reference.js";
import { problem } from "../app/failure.js";

/** @typedef {import("../types/rest.js").PuzzleSummary} PuzzleSummary */

/** The puzzles of a game, null until they have come. @param {string} game */
function usePuzzles(game) {
  const [puzzles, setPuzzles] = useState(/** @type {PuzzleSummary[]|null} */ (null));
  const spoken = lang.value;
  useEffect(() => {
    once(`/api/games/${game}/puzzles?lang=${spoken}`)
      .then(setPuzzles)
      .catch(() => setPuzzles([]));
  }, [game, spoken]);
  return puzzles;
}

/** @param {{game: string, puzzle: PuzzleSummary, fail: (trouble: string) => void}} p */
const Row = ({ game, puzzle, fail }) =>
  html`<li class="puzzlerow" data-solved=${isSolved(game, puzzle.id) ? "yes" : "no"}>
    <div>
      <b>${puzzle.title}</b>${" "}
      <small
        >${t(`ui-puzzle-level-${puzzle.level}`)}${
          isSolved(game, puzzle.id) ? ` · ${t("ui-puzzle-done")}` : ""
        }</small
      >
      <p>${puzzle.task}</p>
    </div>
    <button
      type="button"
      class="button"
      data-puzzle=${puzzle.id}
      aria-label=${t("ui-puzzle-start-named", { title: puzzle.title })}
      onClick=${() => startPuzzle(game, puzzle.id).catch((e) => fail(problem(e)))}
    >
      <${Icon} n="ui-play" class="solid" />${t("ui-puzzle-start")}
    </button>
  </li>`;

/** @param {{game: string}} p */
function PuzzleList({ game }) {
  const puzzles = usePuzzles(game);
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  if (!puzzles) return html`<p>${t("ui-loading")}</p>`;
  const solved = puzzles.filter((puzzle) => isSolved(game, puzzle.id)).length;
  return html`<p data-count=${solved}>
      ${t("ui-puzzles-count", { solved, count: puzzles.length })}
    </p>
    ${trouble ? html`<p class="notice bad" role="alert">${trouble}</p>` : null}
    <ol class="puzzles">
      ${puzzles.map(
        (puzzle) =>
          html`<${Row} key=${puzzle.id} game=${game} puzzle=${puzzle} fail=${setTrouble} />`,
      )}
    </ol>`;
}

/** @param {{game: string}} p */
export const GamePuzzles = ({ game }) =>
  html`<${Frame} game=${game} here="puzzles">
    <h2>${t("ui-puzzles")}</h2>
    <p>${t("ui-puzzles-about")}</p>
    <${PuzzleList} game=${game} />
  </${Frame}>`;

export function Puzzles() {
  useEffect(() => {
    document.title = `${t("ui-puzzles")} · Ludoteca`;
  }, [lang.value]);
  return html`<main id="main" class="sheetpage reference">
    <article class="panel">
      <h1>${t("ui-puzzles")}</h1>
      <p>${t("ui-puzzles-about")}</p>
      ${ORDER.map(
        (game) =>
          html`<section
            key=${game}
            class=${DRESS[cssId(game)] ?? ""}
            aria-labelledby=${`puzzles-${game}`}
          >
            <h2 id=${`puzzles-${game}`}>
              <a href=${`/puzzles/${game}`}>${t(`ui-game-${cssId(game)}`)}</a>
            </h2>
            <${PuzzleList} game=${game} />
          </section>`,
      )}
    </article>
  </main>`;
}
