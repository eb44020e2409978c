// @ts-check
// A rule in words, with the decisions it rests on and the words it uses.
import { html } from "../vendor/ui.js";
import { t } from "../app/texts.js";

/**
 * @typedef {import("../types/rest.js").Ruling} Ruling
 * @typedef {import("../types/rest.js").GlossaryTerm} GlossaryTerm
 * @typedef {import("../types/rest.js").RuleInfo} RuleInfo
 */

/** A title that may be broken after each stroke: "Discard/Kill/Behead". @param {string} title */
export const broken = (title) =>
  title.split("/").map((part, i) => (i ? html`/<wbr />${part}` : part));

/** Decisions on what the rulebook leaves open. @param {{gaps: Ruling[], game: string}} p */
export const Decisions = ({ gaps, game }) =>
  gaps.map(
    (g) =>
      html`<section class="ruletext" key=${g.id} id=${"gap-" + g.id}>
        <h3><a class="anchor" href=${`/rules/${game}#gap-${g.id}`}>${g.id}</a> ${g.question}</h3>
        <p>${g.decision}</p>
        ${g.reason ? html`<p class="note">${g.reason}</p>` : null}
      </section>`,
  );

/**
 * The decisions a rule rests on: their words where they are given, else links to them.
 * @param {{ids: string[], game: string, gaps?: Ruling[]}} p
 */
const Rests = ({ ids, game, gaps }) =>
  gaps
    ? gaps
        .filter((g) => ids.includes(g.id))
        .map(
          (g) =>
            html`<p class="note" key=${g.id}>
              <b>${t("ui-ruling")}</b> ${g.question} ${g.decision}
            </p>`,
        )
    : html`<p class="note">
        <b>${t("ui-ruling")}</b>
        ${ids.map((id) => html` <a key=${id} href=${`/rules/${game}#gap-${id}`}>${id}</a>`)}
      </p>`;

/**
 * Words of the game and what they mean, with the rules that speak of them where links are wanted.
 * @param {{words: GlossaryTerm[], links?: boolean}} p
 */
export const Words = ({ words, links }) =>
  html`<dl class="glossary">
    ${words.map(
      (g) =>
        html`<div key=${g.id} id=${links ? "word-" + g.id : null}>
          <dt>
            ${g.term}${
              g.original && g.original.toLowerCase() !== g.term.toLowerCase()
                ? html` <small>(${g.original})</small>`
                : null
            }
          </dt>
          <dd>${g.meaning}</dd>
          ${
            links && g.rules.length
              ? html`<dd class="small-text">
                  ${g.rules.map(
                    (r, k) =>
                      html`${k ? " · " : ""}<a key=${r.id} href=${`#rule-${r.id}`}>${r.title}</a>`,
                  )}
                </dd>`
              : null
          }
        </div>`,
    )}
  </dl>`;

/**
 * A rule; beside a table also the decisions it rests on and the words it uses.
 * @param {{r: RuleInfo, game: string, gaps?: Ruling[], glossary?: GlossaryTerm[]}} p
 */
export const RuleText = ({ r, game, gaps, glossary }) =>
  html`<section class="ruletext" id=${"rule-" + r.id}>
    <h3><a class="anchor" href=${`/rules/${game}#rule-${r.id}`}>${r.id}</a> ${r.title ?? ""}</h3>
    <p>${r.text}</p>
    ${r.note ? html`<p class="note">${r.note}</p>` : null}${
      r.ruling ? html`<${Rests} ids=${r.ruling} game=${game} gaps=${gaps} />` : null
    }
    ${
      glossary && r.words
        ? html`<details>
            <summary>${t("ui-words-used")}</summary>
            <${Words} words=${glossary.filter((g) => r.words?.includes(g.id))} />
          </details>`
        : null
    }
    ${r.page ? html`<p class="small-text">${t("ui-page", { page: String(r.page) })}</p>` : null}
  </section>`;
