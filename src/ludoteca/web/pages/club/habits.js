// @ts-check
// How a person plays: the average length of their games, and the ways in which they have won.
import { FluentBundle, FluentResource } from "../../vendor/fluent.js";
import { html, useEffect, useState } from "../../vendor/ui.js";
import { has, lang, t } from "../../app/texts.js";
import { titleOf } from "./play-parts.js";

/** @typedef {import("../../types/club.js").Habit} Habit */

/**
 * The names of the ways in which a game ends, from the texts of that game.
 * @param {string} game
 * @param {string} language
 * @returns {Promise<(reason: string) => string>}
 */
async function endingsOf(game, language) {
  const answer = await fetch(`/text/${language}/${game}.ftl`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (answer.ok) bundle.addResource(new FluentResource(await answer.text()));
  return (reason) => {
    const own = bundle.getMessage(`end-${reason}`)?.value;
    if (own) return String(bundle.formatPattern(own, {}, []));
    return has(`table-end-${reason}`) ? t(`table-end-${reason}`) : reason;
  };
}

/** @param {{habit: Habit}} p */
function Row({ habit }) {
  const [way, setWay] = useState("");
  const best = habit.ways[0];
  useEffect(() => {
    if (!best) return;
    endingsOf(habit.game, lang.peek()).then(
      (name) => setWay(t("club-habit-ways", { way: name(best.reason), games: best.games })),
      () => undefined,
    );
  }, [habit]);
  return html`<tr>
    <th scope="row">${titleOf(habit.game)}</th>
    <td class="num">${habit.length}</td>
    <td>${way || "–"}</td>
  </tr>`;
}

/** @param {{habits: Habit[]}} p */
export const Habits = ({ habits }) =>
  habits.length
    ? html`<section>
        <h2>${t("club-habits")}</h2>
        <table class="tallies">
          <thead>
            <tr>
              <th scope="col">${t("club-game")}</th>
              <th scope="col">${t("club-habit-length")}</th>
              <th scope="col">${t("club-habit-way")}</th>
            </tr>
          </thead>
          <tbody>
            ${habits.map((habit) => html`<${Row} key=${habit.game} habit=${habit} />`)}
          </tbody>
        </table>
      </section>`
    : null;
