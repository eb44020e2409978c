// @ts-check
// A puzzle at the table: the task, hints one by one, and what the line on the board has come to.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, lang } from "../app/texts.js";
import { once } from "../app/net.js";
import { Icon } from "../board-kit/icon.js";
import { markSolved, startPuzzle } from "../app/puzzles.js";
import { nextOfSolution } from "./puzzle-line.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/rest.js").PuzzleInfo} PuzzleInfo
 * @typedef {import("../types/rest.js").PuzzleSummary} PuzzleSummary
 */

/**
 * What `GET` answers in the language of the page, null until it has come.
 * @template T
 * @param {string} path
 * @returns {T|null}
 */
function useFetched(path) {
  const [found, setFound] = useState(/** @type {T|null} */ (null));
  const spoken = lang.value;
  useEffect(() => {
    once(`${path}?lang=${spoken}`)
      .then(setFound)
      .catch(() => setFound(null));
  }, [path, spoken]);
  return found;
}

/**
 * The private copy on which the puzzle is played is opened with the table, and again after a reconnect.
 * @param {TableModel} model
 */
function useCopy(model) {
  const ready = Boolean(model.state.value) && !model.trial.on.value;
  useEffect(() => {
    if (ready) model.trial.begin();
  }, [ready]);
}

/** @param {{act: string, text: string, run: () => void, primary?: boolean, disabled?: boolean}} p */
const Button = ({ act, text, run, primary = false, disabled = false }) =>
  html`<button
    type="button"
    class=${primary ? "small primary" : "small"}
    data-act=${act}
    disabled=${disabled}
    onClick=${run}
  >
    ${text}
  </button>`;

/** What the line has come to, in a sentence. @param {{model: TableModel, shown: boolean}} p */
function Verdict({ model, shown }) {
  const { verdict, why } = model.trial;
  const solved = verdict.value === "solved";
  const key = solved
    ? shown
      ? "ui-puzzle-shown"
      : "ui-puzzle-solved"
    : `ui-puzzle-failed-${why.value}`;
  return html`<p role="status" class="verdict" data-verdict=${verdict.value}>
    ${verdict.value ? html`<b>${t(key)}</b>` : null}
  </p>`;
}

/** The way to the next puzzle of the game. @param {{game: string, id: string}} p */
function Onwards({ game, id }) {
  const all = /** @type {PuzzleSummary[]|null} */ (useFetched(`/api/games/${game}/puzzles`)) ?? [];
  const next = all[all.findIndex((puzzle) => puzzle.id === id) + 1];
  return html`${
      next
        ? html`<${Button}
            act="puzzle-next"
            text=${t("ui-puzzle-next")}
            primary
            run=${() => startPuzzle(game, next.id)}
          />`
        : null
    }<a class="small button" data-act="puzzle-list" href=${`/puzzles/${game}`}
      >${t("ui-puzzle-list")}</a
    >`;
}

/** @param {{model: TableModel, id: string}} p */
export function Puzzle({ model, id }) {
  const game = model.table.value?.game ?? "";
  const puzzle = /** @type {PuzzleInfo|null} */ (useFetched(`/api/games/${game}/puzzles/${id}`));
  const [hints, setHints] = useState(0);
  const [shown, setShown] = useState(false);
  const { moves, verdict, busy } = model.trial;
  const solved = verdict.value === "solved";
  useCopy(model);
  useEffect(() => {
    if (solved && !shown) markSolved(game, id);
  }, [solved]);
  if (!puzzle) return null;
  const count = moves.value?.length ?? 0;
  const again = () => {
    setShown(false);
    model.trial.begin();
  };
  const show = () => {
    setShown(true);
    model.trial.show(nextOfSolution(puzzle.solution, moves.value ?? []));
  };
  return html`<div
    class="request guide coach puzzle panel"
    role="region"
    aria-label=${puzzle.title}
    data-moves=${count}
  >
    <${Icon} n="ui-hint" />
    <div class="words">
      <p><b>${puzzle.title}${/[?!]$/.test(puzzle.title) ? "" : "."}</b> ${puzzle.task}</p>
      <${Verdict} model=${model} shown=${shown} />
      ${puzzle.hints.slice(0, hints).map((hint) => html`<p key=${hint} class="hint">${hint}</p>`)}
      ${solved ? html`<p class="why">${puzzle.why}</p>` : null}
    </div>
    ${
      hints < puzzle.hints.length && !solved
        ? html`<${Button}
            act="puzzle-hint"
            text=${t("ui-puzzle-hint", { n: hints + 1, count: puzzle.hints.length })}
            run=${() => setHints(hints + 1)}
          />`
        : null
    }
    <${Button}
      act="puzzle-back"
      text=${t("ui-puzzle-back")}
      disabled=${!count || busy.value}
      run=${() => model.trial.back()}
    />
    <${Button}
      act="puzzle-again"
      text=${t("ui-puzzle-again")}
      disabled=${!count || busy.value}
      run=${again}
    />
    ${
      solved
        ? html`<${Onwards} game=${game} id=${id} />`
        : html`<${Button}
            act="puzzle-show"
            text=${t(shown ? "ui-puzzle-show-next" : "ui-puzzle-show")}
            disabled=${busy.value}
            run=${show}
          />`
    }
  </div>`;
}
