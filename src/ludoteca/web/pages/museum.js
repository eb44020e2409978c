// @ts-check
// Every card, piece and board state of a game side by side, for review: drawn by the game's own
// board file.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, lang, speak } from "../app/texts.js";
import { games } from "../app/net.js";
import { board } from "../board-kit/host.js";
import { loadBoard } from "../table/board.js";
import { DRESS, cssId } from "../app/games.js";
import { reference, useMissing, NoGame, Ways } from "./reference.js";

/** @param {{game: string}} p */
export function Museum({ game }) {
  const [cards, setCards] = useState(
    /** @type {import("../types/rest.js").CardsReference|null} */ (null),
  );
  useEffect(() => {
    board.value = null;
    speak(lang.peek(), game);
    games().then((all) => loadBoard(game, Boolean(all.find((g) => g.id === game)?.board)));
    reference(game, "cards")
      .then(setCards)
      .catch(() => setCards({ kinds: [] }));
  }, [game]);
  const missing = useMissing(game);
  const Own = board.value?.Museum;
  if (missing) return html`<${NoGame} />`;
  return html`<main id="main" class=${`museum ${DRESS[cssId(game)] ?? ""}`}>
    <h1 class="gtitle">${t("game-name")}</h1>
    <${Ways} game=${game} here="museum" />
    <h2 class="sr">${t("ui-ref-museum")}</h2>
    ${
      board.value === null || cards === null
        ? html`<p>${t("ui-loading")}</p>`
        : Own
          ? html`<${Own} cards=${cards} />`
          : html`<p>${t("ui-museum-none")}</p>`
    }
  </main>`;
}
