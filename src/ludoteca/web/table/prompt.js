// @ts-check
// The bar that always says what is to be done, and the choices as a list.
import { html, useState, useEffect, useLayoutEffect, useRef } from "../vendor/ui.js";
import { t, tell, tellIfTold, nameOf, lang, unbroken } from "../app/texts.js";
import { Icon } from "../board-kit/icon.js";
import { Telling, RuleLink } from "../board-kit/sentence.js";
import { lettered } from "../board-kit/measure.js";
import { Chip } from "./chip.js";
import { Subject } from "./subject.js";
import { leads } from "./marks.js";
import { foreseen, leaves, sentence, wordOf } from "./choices.js";
import { byReason, inShort } from "./refusals.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {string[]} words */
export const listed = (words) =>
  words.length < 2 // a phone takes long to load the forms of lists
    ? words.join("")
    : new Intl.ListFormat(lang.value, { type: "conjunction" }).format(words);

/** Whom the table waits for and why, as one sentence. @param {TableModel} model */
export function waitingFor(model) {
  const view = model.view.value;
  const others = (view?.waiting ?? []).filter((w) => w.seat !== view?.prompt?.seat);
  if (!others.length) return "";
  const who = listed([...new Set(others.map((w) => nameOf("seat:" + w.seat)))]);
  const why = [...new Set(others.map((w) => tellIfTold(`ask-${w.key}`, w.args)).filter(Boolean))];
  return why.length
    ? t("ui-waiting-why", { names: who, what: why.join("; ") })
    : t("ui-waiting", { names: who });
}

/**
 * What this player must do, or whom they wait for: also spoken, and in the title of the tab.
 * @param {TableModel} model
 */
export function promptText(model) {
  const view = model.view.value;
  if (!view) return "";
  if (model.table.value?.state === "over" || view.over) return resultText(model);
  if (restText(model)) return restText(model);
  const sure = sureOf(model);
  if (sure) return [t("ui-sure"), ...foreseen(sure)].join(" ");
  if (view.prompt) return t("ui-must", { what: tell(`ask-${view.prompt.key}`, view.prompt.args) });
  return waitingFor(model);
}

/** Why nobody may move now; empty if somebody may. @param {TableModel} model */
function restText(model) {
  if (model.table.value?.closed) return t("ui-closed");
  return model.table.value?.paused ? t("ui-paused") : "";
}

/** How it ended, in a sentence. @param {TableModel} model */
export function resultText(model) {
  const result = model.table.value?.result;
  const view = model.live.value;
  const reason = result?.reason ?? view?.over ?? "";
  const places = result?.places ?? view?.places ?? [];
  const first = places
    .map((p, i) => (p === 1 ? nameOf("seat:" + "ABCDEF"[i]) : ""))
    .filter(Boolean);
  const why = view?.over ? t(`end-${reason}`) : t(`table-end-${reason}`);
  return first.length
    ? t("ui-won", { names: listed(first), count: first.length, why })
    : t("ui-ended", { why });
}

/**
 * The choice that loses points and is asked about, null if there is none.
 * @param {TableModel} model
 */
const sureOf = (model) =>
  model.narrowing.value.some((n) => "sure" in n) ? (model.left.value[0] ?? null) : null;

/**
 * The question to this player.
 * @param {{model: TableModel, view: import("../types/wire.js").View, prompt:
 *   import("../types/wire.js").Prompt}} p
 */
function Asked({ model, view, prompt }) {
  const key = `ask-${prompt.key}`;
  const sure = sureOf(model);
  if (sure)
    return html`<p>
      <b class="now">${t("ui-sure")}</b>${" "}${unbroken(foreseen(sure).join(" "))}${" "}
      <${RuleLink} id=${sure.foreseen?.[0].rule} />
    </p>`;
  return html`<p>
      <b class="now">${t("ui-must-label")}</b>${" "}<${Telling}
        text=${key}
        args=${prompt.args}
      />${" "}
      <${RuleLink} id=${prompt.rule} />
    </p>
    <${Subject} model=${model} prompt=${prompt} />
    ${
      view.picked?.length
        ? html`<small
            >${unbroken(t("ui-picked", { what: listed(view.picked.map(sentence)) }))}</small
          >`
        : null
    }
    ${waitingFor(model) ? html`<small>${unbroken(waitingFor(model))}</small>` : null}`;
}

/** @param {{model: TableModel}} p */
export function MustSay({ model }) {
  const view = model.view.value;
  if (!view) return null;
  if (model.replay.at.value !== null) {
    return html`<p>
      <b>${t("ui-replay-at", { at: model.replay.at.value, last: model.state.value?.seq ?? 0 })}</b
      >${" "} ${waitingFor(model)}
    </p>`;
  }
  if (model.table.value?.state === "over" || view.over)
    return html`<p><b>${t("ui-over")}</b> ${unbroken(resultText(model))}</p>`;
  if (model.behind.value > 0)
    return html`<p>
      ${t("ui-watching")}${" "}
      <button type="button" class="link" onClick=${() => model.skip()}>${t("ui-skip")}</button>
    </p>`;
  if (restText(model)) return html`<p><b>${restText(model)}</b></p>`;
  if (view.prompt) return html`<${Asked} model=${model} view=${view} prompt=${view.prompt} />`;
  return html`<p>${unbroken(waitingFor(model)) || t("ui-nothing")}</p>`;
}

/**
 * Choices that are not possible now for one reason, with the rule that says so.
 * @param {{no: import("../types/wire.js").Choice["no"], choices: import("../types/wire.js").Choice[]}} p
 */
export const Refused = ({ no, choices }) =>
  html`<li>
    <span class="chip off"
      ><span
        ><span class="what"
          >${inShort(choices).map(
            ({ text, names }, i) =>
              html`${i ? " · " : ""}<span key=${text}
                  >${unbroken(text)}${
                    names.length ? html` <small class="names">${names.join(" · ")}</small>` : null
                  }</span
                >`,
          )}</span
        >${
          no
            ? html`<small
                >${unbroken(tell(`no-${no.key}`, no.args))} <${RuleLink} id=${no.rule}
              /></small>`
            : null
        }</span
      ></span
    >
  </li>`;

/**
 * Escape closes what is open, before it takes back a step.
 * @param {boolean} open
 * @param {() => void} close
 */
function useEscape(open, close) {
  // with the drawing: the next key goes past what has been closed
  useLayoutEffect(() => {
    if (!open) return undefined;
    const press = (/** @type {KeyboardEvent} */ e) => {
      if (e.key !== "Escape") return;
      e.stopImmediatePropagation();
      close();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [open]);
}

/** Whether the way back leads to the move of a lesson. @param {TableModel} model */
const astray = (model) => leads(model.menu.value, model) && !leads(model.left.value, model);

/** A list of choices on the page. @typedef {{current: HTMLElement|null}} List */

/** When the button that was pressed is gone, the keyboard goes on at the next choice. @param {List} list */
function useFocusKept(list) {
  const focused = useRef(false);
  useEffect(() => {
    if (focused.current && document.activeElement === document.body) {
      /** @type {HTMLElement|null|undefined} */ (list.current?.querySelector("button"))?.focus();
    }
  });
  return {
    onFocusIn: () => {
      focused.current = true;
    },
    onFocusOut: (/** @type {FocusEvent} */ e) => {
      focused.current = e.relatedTarget === null;
    },
  };
}

/** How many choices lie below the rows that are in sight. @param {HTMLElement} chips */
function countBelow(chips) {
  const hidden = () => {
    const bottom = chips.getBoundingClientRect().bottom - chips.scrollTop + 2;
    return [...chips.children].filter((li) => li.getBoundingClientRect().bottom > bottom).length;
  };
  // The button that opens the rest takes space itself: measure without it whether it is needed.
  const rest = /** @type {HTMLElement|null} */ (chips.parentElement?.querySelector(".rest"));
  if (rest) rest.style.display = "none";
  const wanted = hidden() > 0;
  if (rest) rest.style.display = "";
  return wanted ? hidden() : 0;
}

/**
 * Beside a drawn board the list has two rows: how many choices are below them, counted again when
 * the list is resized or its web fonts have loaded.
 * @param {List} list
 * @param {boolean} open  all are shown
 * @param {boolean} none  there are no choices
 */
function useBelow(list, open, none) {
  const [below, setBelow] = useState(0);
  const count = () => {
    const chips = /** @type {HTMLElement|null|undefined} */ (list.current?.querySelector(".chips"));
    if (chips && !open) setBelow(countBelow(chips));
  };
  const counting = useRef(count);
  counting.current = count;
  useLayoutEffect(count);
  useEffect(() => {
    const chips = list.current?.querySelector(".chips");
    if (!chips) return undefined;
    const watcher = new ResizeObserver(() => counting.current());
    watcher.observe(chips);
    return () => watcher.disconnect();
  }, [none, lettered.value]);
  return below;
}

/** The steps of the choice so far, and the way back. @param {{model: TableModel}} p */
function Crumbs({ model }) {
  const steps = model.narrowing.value;
  if (!steps.length) return null;
  return html`<div class="crumbs">
    <button
      type="button"
      class=${`chip back ${astray(model) ? "leads" : ""}`}
      onClick=${() => model.widen()}
    >
      <${Icon} n="ui-undo" />${t("ui-back")}
    </button>
    <span>${steps.map((n) => wordOf(n, model.menu.value)).join(" › ")}</span>
  </div>`;
}

/**
 * The refused choices, behind a button when there are many.
 * @param {{model: TableModel, few: boolean, why: boolean, toggle: () => void}} p
 */
function RefusedChoices({ model, few, why, toggle }) {
  const refused = model.refused.value;
  return html`${
    few || why
      ? byReason(refused).map((r) => html`<${Refused} key=${"no " + r.choices[0].do} ...${r} />`)
      : null
  }${
    few
      ? null
      : html`<li>
          <button type="button" class="chip off" aria-expanded=${why} onClick=${toggle}>
            <${Icon} n="ui-why" /><span>${t("ui-why-not", { count: refused.length })}</span>
          </button>
        </li>`
  }`;
}

/**
 * The button for choices below the rows in sight.
 * @param {{count: number, open: boolean, set: (open: boolean) => void}} p
 */
const Rest = ({ count, open, set }) =>
  html`<button
    type="button"
    class="chip off rest"
    aria-expanded=${open}
    aria-label=${t("ui-choices", { count })}
    onClick=${() => set(!open)}
  >
    <${Icon} n=${open ? "ui-close" : "ui-plus"} /><span>${open ? "" : count}</span>
  </button>`;

/** More refused choices than this are behind a button; the text view shows more of them. */
const FEW = 3;
const FEW_AS_TEXT = 12;

/** @param {{model: TableModel, all?: boolean}} p all: the refused ones too, opened */
export function Choices({ model, all }) {
  const [why, setWhy] = useState(false);
  const [open, setOpen] = useState(false);
  const steps = model.narrowing.value;
  const refused = model.refused.value;
  // hundreds of reasons before the rest of the page do not help screen readers
  const few = refused.length <= (all ? FEW_AS_TEXT : FEW);
  const none = !model.menu.value.length && !refused.length;
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const focus = useFocusKept(list);
  useEffect(() => {
    setOpen(false);
    list.current?.querySelector(".chips")?.scrollTo(0, 0); // another list begins at its top
  }, [model.view.value, steps.length]);
  useEscape(open, () => {
    setOpen(false);
    setWhy(false);
  });
  const below = useBelow(list, open, none);
  if (none) return null;
  const toggle = () => {
    setWhy(!why);
    setOpen(!why);
  };
  // What ends or passes the question has a place of its own, which is always in sight.
  const chips = (/** @type {boolean} */ leaving) =>
    model.branches.value.map((b, i) =>
      leaves(b) === leaving
        ? html`<${Chip} key=${b.choices[0].do + b.label} model=${model} branch=${b} n=${i + 1} />`
        : null,
    );
  const ends = chips(true);
  return html`<div class=${`choices ${open ? "all" : ""}`} ref=${list} ...${focus}>
    <${Crumbs} model=${model} />
    <ul class="chips">
      ${chips(false)}
      <${RefusedChoices} model=${model} few=${few} why=${why} toggle=${toggle} />
    </ul>
    ${
      ends.some(Boolean)
        ? html`<ul class="chips ends">
            ${ends}
          </ul>`
        : null
    }
    ${below ? html`<${Rest} count=${below} open=${open} set=${setOpen} />` : null}
  </div>`;
}

/**
 * A message about what just happened: a refusal, an error, a success.
 * @param {{model: TableModel}} p
 */
export function Notice({ model }) {
  const n = model.notice.value;
  return html`<div class="notices" role="alert">
    ${
      n
        ? html`<div class=${"notice " + (n.bad ? "bad" : "")}>
            <span>${unbroken(n.text)} ${n.rule ? html`<${RuleLink} id=${n.rule} />` : null}</span>
            <button
              type="button"
              class="tool"
              aria-label=${t("ui-close")}
              onClick=${() => {
                model.notice.value = null;
              }}
            >
              <${Icon} n="ui-close" />
            </button>
          </div>`
        : null
    }
  </div>`;
}

/** A sentence of more characters needs more than a quarter of the bar. */
const LONG = 80;

/** The prompt bar of the desktop. @param {{model: TableModel}} p */
export function PromptBar({ model }) {
  const long = promptText(model).length > LONG;
  const mine = model.myTurn.value && model.replay.at.value === null;
  return html`<section class=${`prompt panel ${mine ? "mine" : ""}`} aria-labelledby="prompt-title">
    <h2 id="prompt-title" class="sr">${t("ui-prompt")}</h2>
    <div class=${`must ${long ? "long" : ""}`}><${MustSay} model=${model} /></div>
    <${Choices} model=${model} />
  </section>`;
}

/** Says aloud what to do and what happened. @param {{model: TableModel}} p */
export function Announcer({ model }) {
  return html`<div class="sr" role="status" aria-live="polite">
    ${model.replay.at.value === null && model.behind.value === 0 ? promptText(model) : ""}
  </div>`;
}
