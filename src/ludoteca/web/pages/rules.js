// @ts-check
// The rules of a game, with one address per rule.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { withValue } from "../app/forms.js";
import { games } from "../app/net.js";
import { settings, guideAgain } from "../app/store.js";
import { Icon } from "../board-kit/icon.js";
import { place } from "../app/router.js";
import { useReference, Frame } from "./reference.js";
import { Words, RuleText, Decisions, broken } from "./rule-text.js";

/** A table against bots with the guide open. @param {{game: string}} p */
export function PlayGuided({ game }) {
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  const play = async () => {
    const { open, botsFor } = await import("./home.js");
    const found = (await games()).find((g) => g.id === game);
    if (!found) return;
    guideAgain(game);
    setTrouble(
      await open({ game, seats: botsFor(found), name: settings.peek().name || t("ui-guest") }),
    );
  };
  return html`<p>
      <button type="button" class="button" data-act="learn" onClick=${play}>
        <${Icon} n="ui-book" />${t("ui-learn-playing")}
      </button>
    </p>
    ${trouble ? html`<p class="notice bad" role="alert">${trouble}</p>` : null}`;
}

/** @param {{words: import("../types/rest.js").GlossaryTerm[]}} p */
const GlossarySection = ({ words }) =>
  words.length
    ? html`<section id="words">
        <h2>${t("ui-glossary")}</h2>
        <${Words} words=${words} links=${true} />
      </section>`
    : null;

/** @param {{data: import("../types/rest.js").RulesReference, game: string}} p */
function RuleIndex({ data, game }) {
  const [find, setFind] = useState("");
  const word = find.trim().toLowerCase();
  const says = (/** @type {(string|undefined)[]} */ ...texts) =>
    !word || texts.join(" ").toLowerCase().includes(word);
  const chapters = data.chapters
    .map((c) => ({
      ...c,
      rules: c.rules.filter((r) => says(r.id, r.title, r.text)),
    }))
    .filter((c) => c.rules.length);
  const glossary = data.glossary.filter((g) => says(g.term, g.original, g.meaning));
  const gaps = data.gaps.filter((g) => says(g.id, g.question, g.decision, g.reason));
  return html`<${PlayGuided} game=${game} />
    <div class="field">
      <label for="find">${t("ui-find-rule")}</label>
      <input id="find" type="search" value=${find} onInput=${withValue(setFind)} />
    </div>
    <nav class="toc" aria-label=${t("ui-chapters")}>
      <ul>
        ${chapters.map(
          (c) => html`<li key=${c.key}><a href=${`#chapter-${c.key}`}>${broken(c.title)}</a></li>`,
        )}
        ${
          glossary.length ? html`<li><a href="#words">${t("ui-glossary")}</a></li>` : null
        }${gaps.length ? html`<li><a href="#gaps">${t("ui-gaps")}</a></li>` : null}
      </ul>
    </nav>
    ${word ? html`<${GlossarySection} words=${glossary} />` : null}
    ${chapters.map(
      (c) =>
        html`<section key=${c.key} id=${`chapter-${c.key}`}>
          <h2>${broken(c.title)}</h2>
          ${c.rules.map((r) => html`<${RuleText} key=${r.id} r=${r} game=${game} />`)}
        </section>`,
    )}
    ${!word ? html`<${GlossarySection} words=${glossary} />` : null}
    ${
      gaps.length
        ? html`<section id="gaps">
            <h2>${t("ui-gaps")}</h2>
            <${Decisions} gaps=${gaps} game=${game} />
          </section>`
        : null
    }
    ${
      chapters.length || glossary.length || gaps.length
        ? null
        : html`<p role="status">${t("ui-found-none")}</p>`
    }`;
}

/** @param {{game: string}} p */
export function Rules({ game }) {
  const data = useReference({ game, what: "rules" });
  const hash = place.value.split("#")[1] ?? "";
  useEffect(() => {
    if (data && hash) document.getElementById(hash)?.scrollIntoView();
  }, [data, hash]);
  return html`<${Frame} game=${game} here="rules">${
    data === null
      ? html`<p>${t("ui-loading")}</p>`
      : data === false
        ? html`<p role="alert">${t("ui-failed")}</p>`
        : html`<${RuleIndex} data=${data} game=${game} />`
  }</${Frame}>`;
}
