// @ts-check
// A lesson at the table: what to do next, why, and where.
import { html, useEffect, useLayoutEffect, useState } from "../vendor/ui.js";
import { t, lang } from "../app/texts.js";
import { hold, seats as held } from "../app/store.js";
import { once } from "../app/net.js";
import { Icon } from "../board-kit/icon.js";
import { bring } from "../board-kit/sentence.js";
import { startLesson } from "../app/lessons.js";
import { lessonState, ownMoves } from "./lesson.js";
import { elementsOf, isLaidOut, mark, sought, unmark, wanted } from "./marks.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("../types/rest.js").LessonInfo} LessonInfo
 * @typedef {import("../types/rest.js").LessonStep} LessonStep
 * @typedef {import("./lesson.js").LessonState} LessonState
 */

/** What no step points at. @type {{at: string[], do: string}} */
const NOTHING = { at: [], do: "" };

/** Whether an element is the button of another move than this. @param {Element} el @param {string} does */
const isOther = (el, does) => does !== "" && (el.getAttribute("data-do") ?? does) !== does;

/**
 * Mark things while a step of the lesson speaks of them, and bring them into view, also those drawn
 * later. No button of another move than the one asked for is marked.
 * @param {LessonState|null} at
 */
function usePointing(at) {
  const { step, number } = at?.kind === "step" ? at : { step: NOTHING, number: -1 };
  const { at: refs, do: does } = step;
  // together with the words: a quick click must not meet the marks of the step before
  useLayoutEffect(() => {
    const there = new Set();
    const point = () => {
      for (const ref of [...refs].reverse()) {
        const found = elementsOf(ref).filter((el) => isLaidOut(el) && !isOther(el, does));
        for (const el of found) mark(el, "data-pointed");
        if (!there.has(ref)) found.reverse().forEach(bring);
        if (found.length) there.add(ref);
      }
    };
    sought.value = refs;
    wanted.value = does;
    point();
    const drawn = new MutationObserver(point);
    drawn.observe(document.body, { childList: true, subtree: true });
    return () => {
      drawn.disconnect();
      unmark("data-pointed");
      sought.value = [];
      wanted.value = "";
    };
  }, [number, refs.join(" ")]);
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
 * What a lesson says, in the space that its longest words need: the board below keeps its place.
 * @param {{lesson: LessonInfo, children: import("../vendor/ui.js").VNode}} p
 */
const Words = ({ lesson, children }) =>
  html`<div class="words spaced">
    <p role="status">${children}</p>
    ${[...lesson.steps.map((step) => said(lesson, step)), lesson.end].map(
      (words, i) => html`<span key=${i} aria-hidden="true">${words}</span>`,
    )}
  </div>`;

/** The words of a step, with its chapter. @param {LessonInfo} lesson @param {LessonStep} step */
const said = (lesson, step) => html`<b>${lesson.chapters[step.chapter]}.</b> ${step.say}`;

/**
 * @param {{model: TableModel, at: LessonState & {kind: "step"}, lesson: LessonInfo, next: () =>
 *   void}} p
 */
function StepText({ model, at, lesson, next }) {
  const { step, number } = at;
  const make = () => {
    model.trial.discard();
    model.act(step.do);
  };
  return html`<${Words} lesson=${lesson}>${said(lesson, step)}</${Words}>
    <span class="num">${number + 1}/${lesson.steps.length}</span>
    ${
      step.do
        ? html`<button type="button" class="small" data-act="lesson-do" onClick=${make}>
            ${t("ui-lesson-do")}
          </button>`
        : html`<button type="button" class="small primary" data-act="lesson-next" onClick=${next}>
            ${t("ui-guide-next")}
          </button>`
    }`;
}

/** After another move than the lesson's. @param {{model: TableModel, lesson: LessonInfo}} p */
const Strayed = ({ model, lesson }) =>
  html`<p role="status">${t(model.me.value.undo.length ? "ui-lesson-left" : "ui-lesson-far")}</p>
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
  const seen = held.value[model.id]?.read;
  const read = seen?.seq === seq ? seen.count : 0;
  const at = lesson
    ? lessonState(lesson, {
        seq,
        moves: ownMoves(model.lines.value, lesson.seat),
        asked: model.myTurn.value && model.behind.value === 0,
        read,
      })
    : null;
  return { at, next: () => hold(model.id, { read: { seq, count: read + 1 } }) };
}

/**
 * When a lesson begins, the keyboard is at its button, unless something else has the focus.
 * @param {LessonState|null} at
 */
function useFirstFocus(at) {
  const begins = at?.kind === "step" && at.number === 0;
  useEffect(() => {
    if (!begins || document.activeElement !== document.body) return;
    /** @type {HTMLElement|null} */ (document.querySelector(".coach button"))?.focus();
  }, [begins]);
}

/** @param {{model: TableModel}} p */
export function Coach({ model }) {
  const game = model.table.value?.game ?? "";
  const lesson = useLesson(game, held.value[model.id]?.lesson ?? "");
  const { at, next } = useProgress(model, lesson);
  usePointing(at);
  useFirstFocus(at);
  if (!lesson || !at) return null;
  return html`<div class="request guide coach panel" role="region" aria-label=${lesson.title}>
    <${Icon} n="ui-book" />
    ${
      at.kind === "step"
        ? html`<${StepText} model=${model} at=${at} lesson=${lesson} next=${next} />`
        : at.kind === "left"
          ? html`<${Strayed} model=${model} lesson=${lesson} />`
          : html`<${Words} lesson=${lesson}>
                ${at.kind === "done" ? lesson.end : t(`ui-lesson-${at.kind}`)}
              </${Words}
              ><span class="gap"></span>`
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
