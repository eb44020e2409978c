// @ts-check
// Learning a game: its lessons, the game on one page, and the pages that explain it.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, lang } from "../app/texts.js";
import { once } from "../app/net.js";
import { startLesson } from "../app/lessons.js";
import { Icon } from "../board-kit/icon.js";
import { Frame } from "./reference.js";
import { Overview } from "./overview.js";
import { PlayGuided } from "./rules.js";
import { problem } from "../app/failure.js";

/** @typedef {import("../types/rest.js").LessonSummary} LessonSummary */

/** @param {{game: string, lesson: LessonSummary}} p */
function LessonCard({ game, lesson }) {
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  return html`<section class="lessoncard" aria-labelledby=${"lesson-" + lesson.id}>
    <h2 id=${"lesson-" + lesson.id}>${lesson.title}</h2>
    <p>${lesson.about}</p>
    <ol>
      ${lesson.chapters.map((chapter) => html`<li key=${chapter}>${chapter}</li>`)}
    </ol>
    <button
      type="button"
      class="play"
      data-lesson=${lesson.id}
      onClick=${() => startLesson(game, lesson.id).catch((e) => setTrouble(problem(e)))}
    >
      <${Icon} n="ui-play" class="solid" />${t("ui-lesson-start", { count: lesson.moves })}
    </button>
    ${trouble ? html`<p class="notice bad" role="alert">${trouble}</p>` : null}
  </section>`;
}

/** @param {{game: string}} p */
export function Learn({ game }) {
  const [lessons, setLessons] = useState(/** @type {LessonSummary[]|null} */ (null));
  useEffect(() => {
    once(`/api/games/${game}/lessons?lang=${lang.value}`)
      .then(setLessons)
      .catch(() => setLessons([]));
  }, [game, lang.value]);
  return html`<${Frame} game=${game} here="learn">
    ${lessons === null ? html`<p>${t("ui-loading")}</p>` : null}
    ${(lessons ?? []).map(
      (lesson) => html`<${LessonCard} key=${lesson.id} game=${game} lesson=${lesson} />`,
    )}
    <p><a class="button" data-act="puzzles" href=${`/puzzles/${game}`}>${t("ui-puzzles")}</a></p>
    <${Overview} game=${game} />
    <section>
      <h2>${t("ui-learn-more")}</h2>
      <p>${t("ui-learn-about")}</p>
      <${PlayGuided} game=${game} />
    </section>
  </${Frame}>`;
}
