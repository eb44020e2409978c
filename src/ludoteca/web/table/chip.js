// @ts-check
// One choice of the list, or a group of choices that opens.
import { html, signal, useEffect } from "../vendor/ui.js";
import { t, unbroken } from "../app/texts.js";
import { Icon } from "../board-kit/icon.js";
import { Amount } from "./amount.js";
import { briefly, foreseen, loses } from "./choices.js";
import { leads } from "./marks.js";
import { naming, unname } from "./naming.js";

/**
 * @typedef {import("./model.js").TableModel} TableModel
 * @typedef {import("./choices.js").Branch} Branch
 */

/**
 * The choice of the list that is pointed at or has the keyboard's focus (then it is spoken): what
 * it would change is shown beside it.
 */
export const pointed = signal(
  /** @type {{choice: string, el: HTMLElement, spoken: boolean}|null} */ (null),
);

/**
 * What tells that a choice is pointed at; a finger that touches it makes it.
 * @param {string} choice
 */
function pointing(choice) {
  const point = (/** @type {Event} */ e, /** @type {boolean} */ spoken) => {
    pointed.value = { choice, el: /** @type {HTMLElement} */ (e.currentTarget), spoken };
  };
  const enter = (/** @type {PointerEvent} */ e) => {
    if (e.pointerType !== "touch") point(e, false);
  };
  const focus = (/** @type {FocusEvent} */ e) => {
    if (/** @type {HTMLElement} */ (e.currentTarget).matches(":focus-visible")) point(e, true);
  };
  const off = () => {
    if (pointed.peek()?.choice === choice) pointed.value = null;
  };
  return { onPointerEnter: enter, onPointerLeave: off, onFocus: focus, onBlur: off };
}

/**
 * Whether the best hint is among these choices.
 * @param {TableModel} model
 * @param {Branch} branch
 */
function isHinted(model, branch) {
  const hint = model.hint.value;
  const best = hint === "asked" ? undefined : hint?.hints[0]?.do;
  return best !== undefined && branch.choices.some((x) => x.do === best);
}

/**
 * One choice or group of choices.
 * @param {{model: TableModel, branch: Branch, n: number}} p
 */
export function Chip({ model, branch, n }) {
  useEffect(() => unname, []);
  if (branch.amount)
    return html`<li><${Amount} model=${model} branch=${branch} look="chip" /></li>`;
  const c = branch.choices[0];
  const single = branch.step === null;
  const hinted = isHinted(model, branch);
  const look = {
    ghost: single && c.verb === "pass",
    caution: single && loses(c),
    hinted,
    leads: leads(branch.choices, model),
    busy: model.pending.value,
  };
  const shown = Object.entries(look).filter(([, on]) => on);
  return html`<li>
    <button
      type="button"
      class=${["chip", ...shown.map(([name]) => name)].join(" ")}
      data-verb=${c.verb}
      data-do=${single ? c.do : null}
      aria-keyshortcuts=${n <= 9 ? String(n) : null}
      onClick=${() => {
        pointed.value = null;
        unname();
        model.choose(branch);
      }}
      ...${naming(branch.choices, single ? pointing(c.do) : {})}
    >
      ${n <= 9 ? html`<span class="k" aria-hidden="true">${n}</span>` : null}
      ${look.caution ? html`<${Icon} n="ui-flag" />` : null}
      <${ChipText} branch=${branch} hinted=${hinted} />
    </button>
  </li>`;
}

/**
 * The words of a choice: its sentence, what it brings, and how many choices it stands for.
 * @param {{branch: Branch, hinted: boolean}} p
 */
function ChipText({ branch, hinted }) {
  const [choice] = branch.step === null ? branch.choices : [];
  const notes = [
    choice ? "" : t("ui-choices", { count: branch.choices.length }),
    hinted ? t("ui-hinted") : "",
  ];
  const small = [
    { look: "brings", words: choice ? foreseen(choice).join(" ") : "" },
    { look: "brief", words: choice ? briefly(choice).join(", ") : "" },
    { look: "", words: notes.filter(Boolean).join(" · ") },
  ];
  return html`<span
    >${unbroken(branch.label)}${small.map(
      ({ look, words }) =>
        words && html`<small key=${look} class=${look}>${unbroken(words)}</small>`,
    )}</span
  >`;
}
