// @ts-check
// A lesson at the table: what to do next, why, and where.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, lang } from "../app/texts.js";
import { hold, seats as held } from "../app/store.js";
import { once } from "../app/net.js";
import { Icon } from "../board-kit/icon.js";
import { pointAt } from "../board-kit/sentence.js";
import { startLesson } from "../app/lessons.js";
import { lessonState, ownMoves } from "./lesson.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/rest.js").LessonInfo} LessonInfo
 * @typedef {import("./lesson.js").LessonState} LessonState
 */

/** The elements of an entity or a verb on the page. @param {string} ref */
function elementsOf(ref) {
  const named = `[data-ref="${CSS.escape(ref)}"]`;
  const verb = ref.startsWith("do:") ? `, .chip[data-verb="${CSS.escape(ref.slice(3))}"]` : "";
  return document.querySelectorAll(named + verb);
}

/** Mark things while the lesson speaks of them, also those drawn later. @param {string[]} refs */
function usePointing(refs) {
  useEffect(() => {
    const mark = () => {
      for (const ref of refs) for (const el of elementsOf(ref)) el.setAttribute("data-pointed", "");
    };
    mark();
    if (refs.length) pointAt(refs[0]);
    const drawn = new MutationObserver(mark);
    drawn.observe(document.body, { childList: true, subtree: true });
    return () => {
      drawn.disconnect();
      for (const el of document.querySelectorAll("[data-pointed]"))
        el.removeAttribute("data-pointed");
    };
  }, [refs.join(" ")]);
}

/** The lesson of a table, null until it has come. @param {string} game @param {string} id */
function useLesson(game, id) {
  const [lesson, setLesson] = useState(/** @type {LessonInfo|null} */ (null));
  const spoken = lang.value;
  useEffect(() => {
    if (game)
      once(`/api/games/${game}/lessons/${id}?lang=${spoken}`)
        .then(setLesson)
        .catch(() => setLesson(null));
  }, [game, id, spoken]);
  return lesson;
}

/**
 * @param {{model: TableModel, at: LessonState & {kind: "step"}, lesson: LessonInfo, next: () =>
 *   void}} p
 */
function StepText({ model, at, lesson, next }) {
  const { step, number } = at;
  return html`<p role="status"><b>${lesson.chapters[step.chapter]}.</b> ${step.say}</p>
    <span class="num">${number + 1}/${lesson.steps.length}</span>
    ${
      step.do
        ? html`<button
            type="button"
            class="small"
            data-act="lesson-do"
            onClick=${() => model.act(step.do)}
          >
            ${t("ui-lesson-do")}
          </button>`
        : html`<button type="button" class="small primary" data-act="lesson-next" onClick=${next}>
            ${t("ui-guide-next")}
          </button>`
    }`;
}

/** After another move than the lesson's. @param {{model: TableModel, lesson: LessonInfo}} p */
const Strayed = ({ model, lesson }) =>
  html`<p role="status">${t("ui-lesson-left")}</p>
    ${
      model.me.value.undo.length
        ? html`<button
            type="button"
            class="small primary"
            data-act="lesson-back"
            onClick=${() => model.undo()}
          >
            ${t("ui-lesson-back")}
          </button>`
        : null
    }
    <button
      type="button"
      class="small"
      data-act="lesson-again"
      onClick=${() => startLesson(model.table.peek()?.game ?? "", lesson.id)}
    >
      ${t("ui-lesson-again")}
    </button>`;

/**
 * Where the lesson is, and how the learner goes on from a step that is only read.
 * @param {TableModel} model
 * @param {LessonInfo|null} lesson
 */
function useProgress(model, lesson) {
  const seq = model.state.value?.seq ?? 0;
  const [seen, setSeen] = useState({ seq: -1, count: 0 });
  const read = seen.seq === seq ? seen.count : 0;
  const at = lesson
    ? lessonState(lesson, {
        seq,
        moves: ownMoves(model.lines.value, lesson.seat),
        asked: model.myTurn.value && model.behind.value === 0,
        read,
      })
    : null;
  return { at, next: () => setSeen({ seq, count: read + 1 }) };
}

/** @param {{model: TableModel}} p */
export function Coach({ model }) {
  const game = model.table.value?.game ?? "";
  const lesson = useLesson(game, held.value[model.id]?.lesson ?? "");
  const { at, next } = useProgress(model, lesson);
  usePointing(at?.kind === "step" ? at.step.at : []);
  if (!lesson || !at) return null;
  return html`<div class="request guide coach panel" role="region" aria-label=${lesson.title}>
    <${Icon} n="ui-book" />
    ${
      at.kind === "step"
        ? html`<${StepText} model=${model} at=${at} lesson=${lesson} next=${next} />`
        : at.kind === "left"
          ? html`<${Strayed} model=${model} lesson=${lesson} />`
          : html`<p role="status">
              ${at.kind === "done" ? lesson.end : t(`ui-lesson-${at.kind}`)}
            </p>`
    }
    <button
      type="button"
      class="small"
      data-act="lesson-leave"
      onClick=${() => hold(model.id, { lesson: undefined })}
    >
      ${t(at.kind === "done" ? "ui-lesson-play-on" : "ui-lesson-leave")}
    </button>
  </div>`;
}
