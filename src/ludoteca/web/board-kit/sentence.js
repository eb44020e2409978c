// @ts-check
// Sentences about entities: links to rules and places, logged events, what may be done.
import { html, signal } from "../vendor/ui.js";
import { t, parts, unbroken } from "../app/texts.js";
import { host } from "./host.js";
import { still } from "../app/store.js";
import { explain } from "./entity.js";

/** @typedef {import("../app/texts.js").Ref} Ref */

/** The rule shown in the rules drawer. */
export const ruleShown = signal(/** @type {string|null} */ (null));

/** A link to a rule, which opens the rules beside the table. @param {{id: string}} p */
export function RuleLink(p) {
  if (!p.id) return null;
  const game = host.value?.game.value;
  return html`<a
    class="rule"
    href=${`/rules/${game}#rule-${p.id}`}
    data-stay
    onClick=${(/** @type {MouseEvent} */ e) => {
      if (e.ctrlKey || e.metaKey) return;
      e.preventDefault();
      ruleShown.value = p.id;
    }}
    >${t("ui-rule", { id: p.id })}</a
  >`;
}

/** Bring an element into view: the window it may lie in goes there, and the page to the window. @param {Element} el */
export function bring(el) {
  el.dispatchEvent(new Event("bring", { bubbles: true }));
  (el.closest(".zoompan") ?? el).scrollIntoView({
    block: "nearest",
    inline: "nearest",
    behavior: still() ? "auto" : "smooth",
  });
}

/** Show where an entity is: bring it into view and let it glow for a moment. @param {string} ref */
export function pointAt(ref) {
  const found = [...document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)].filter(
    (el) => el.getClientRects().length > 0,
  );
  for (const el of found) {
    el.classList.remove("found");
    void (/** @type {HTMLElement} */ (el).getBoundingClientRect());
    el.classList.add("found");
    setTimeout(() => el.classList.remove("found"), 2200);
  }
  const first = found[0];
  if (first) bring(first);
  return first ?? null;
}

/**
 * A sentence with its entities as links to where they are.
 * @param {{of: import("../app/texts.js").Part[]}} p
 */
export const Sentence = (p) =>
  p.of.map((part) =>
    typeof part === "string"
      ? unbroken(part)
      : part.ref.startsWith("back:")
        ? unbroken(part.text)
        : html`<span
            role="link"
            tabIndex="0"
            class="ob"
            onClick=${(/** @type {MouseEvent} */ e) => follow(part.ref, e)}
            onKeyDown=${(/** @type {KeyboardEvent} */ e) => {
              if (e.key === "Enter") follow(part.ref, e);
            }}
            >${unbroken(part.text)}</span
          >`,
  );

/** Go to an entity from its name in a sentence. @param {string} ref @param {Event} e */
function follow(ref, e) {
  const el = pointAt(ref);
  explain(ref, el ?? /** @type {Element} */ (e.currentTarget), true);
}

/** @param {{text: string, args: Record<string, Ref>}} p */
export const Telling = (p) => html`<${Sentence} of=${parts(p.text, p.args)} />`;

/** What may be done with an entity now, and what may not. @param {string} ref */
export function dealings(ref) {
  const page = host.value;
  if (!page) return { can: [], may: [], not: [] };
  const has = (/** @type {import("../types/wire.js").Choice} */ c) => page.refsOf(c).includes(ref);
  const can = page.left.value.filter(has).slice(0, 6);
  return {
    can,
    may: can.map((c) => page.sentence(c)),
    not: page.refused.value.filter(has).slice(0, 4),
  };
}

/**
 * The last logged events of some kinds (`told("dice", "battle")`), oldest first; in a replay up to the
 * action looked at.
 * @param {...string} keys
 * @returns {{key: string, rule: string, args: Record<string, Ref>}[]}
 */
export function told(...keys) {
  const at = host.value?.replayAt.value ?? null;
  const lines = (host.value?.lines.value ?? [])
    .filter((line) => at === null || line.seq <= at)
    .slice(-40);
  return lines.flatMap((line) => line.events).filter((e) => keys.includes(e.key));
}

/**
 * The log events of the newest actions of the others, oldest first, for trails; in a replay, those
 * of the action looked at.
 * @returns {{key: string, rule: string, args: Record<string, Ref>}[]}
 */
export const news = () => host.value?.news.value ?? [];
