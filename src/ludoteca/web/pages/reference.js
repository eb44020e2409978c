// @ts-check
// Rules, components and sources of a game: made by the server from its data, shown here with one
// address per rule.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, has, lang, speak, nameOf } from "../app/texts.js";
import { once } from "../app/net.js";
import { settings, guideAgain } from "../app/store.js";
import { Icon } from "../board-kit/icon.js";
import { place } from "../app/router.js";
import { DRESS, cssId } from "../app/games.js";
import { about } from "./options.js";

/** @param {string} game @param {string} what */
export const reference = (game, what) => once(`/api/games/${game}/${what}?lang=${lang.peek()}`);

/** @param {{game: string, what: string}} p */
function useReference({ game, what }) {
  const [data, setData] = useState(/** @type {any} */ (null));
  const spoken = lang.value;
  useEffect(() => {
    setData(null);
    reference(game, what)
      .then(setData)
      .catch(() => setData(false));
  }, [game, what, spoken]);
  return data;
}

/** The pages about a game. @param {{game: string, here: string}} p */
export const Ways = ({ game, here }) =>
  html`<nav class="refnav" aria-label=${t("ui-reference")}>
    ${["rules", "cards", "museum", "about", "chance"].map(
      (x) =>
        html`<a
          key=${x}
          class=${"button " + (x === here ? "on" : "")}
          aria-current=${x === here ? "page" : null}
          href=${`/${x}/${game}`}
          >${t(`ui-ref-${x}`)}</a
        >`,
    )}
    <a class="button" href=${`/new/${game}`}
      ><${Icon} n="ui-play" class="solid" />${t("ui-play")}</a
    >
  </nav>`;

/** @param {{game: string, here: string, children?: any}} p */
export function Frame({ game, here, children }) {
  useEffect(() => {
    speak(lang.peek(), game).then(() => {
      document.title = `${t("game-name")} · Ludoteca`;
    });
  }, [game]);
  return html`<main id="main" class=${`sheetpage reference ${DRESS[cssId(game)] ?? ""}`}>
    <article class="panel">
      <h1 class="gtitle">${has("game-name") ? t("game-name") : ""}</h1>
      <${Ways} game=${game} here=${here} />${children}
    </article>
  </main>`;
}

/** Decisions on what the rulebook leaves open. @param {{gaps: any[], game: string}} p */
const Decisions = ({ gaps, game }) =>
  gaps.map(
    (/** @type {any} */ g) =>
      html`<section class="ruletext" key=${g.id} id=${"gap-" + g.id}>
        <h3><a class="anchor" href=${`/rules/${game}#gap-${g.id}`}>${g.id}</a> ${g.question}</h3>
        <p>${g.decision}</p>
        ${g.reason ? html`<p class="note">${g.reason}</p>` : null}
      </section>`,
  );

/**
 * The decisions a rule rests on: their words where they are given, else links to them.
 * @param {{ids: string[], game: string, gaps?: any[]}} p
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
 * @param {{words: any[], links?: boolean}} p
 */
const Words = ({ words, links }) =>
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
                  ${g.rules.map((/** @type {any} */ r, /** @type {number} */ k) => html`${k ? " · " : ""}<a key=${r.id} href=${`#rule-${r.id}`}>${r.title}</a>`)}
                </dd>`
              : null
          }
        </div>`,
    )}
  </dl>`;

/**
 * A rule; beside a table also the decisions it rests on and the words it uses.
 * @param {{r: any, game: string, gaps?: any[], glossary?: any[]}} p
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
            <${Words} words=${glossary.filter((g) => r.words.includes(g.id))} />
          </details>`
        : null
    }
    ${r.page ? html`<p class="small-text">${t("ui-page", { page: String(r.page) })}</p>` : null}
  </section>`;

/** A table against bots with the guide at one's side. @param {{game: string}} p */
function LearnByPlaying({ game }) {
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  const play = async () => {
    const { open, botsFor } = await import("./home.js");
    const found = (await once("/api/games")).find((/** @type {any} */ g) => g.id === game);
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

/** @param {{game: string}} p */
export function Rules({ game }) {
  const data = useReference({ game, what: "rules" });
  const [find, setFind] = useState("");
  const hash = place.value.split("#")[1] ?? "";
  useEffect(() => {
    if (data && hash) document.getElementById(hash)?.scrollIntoView();
  }, [data, hash]);
  const word = find.trim().toLowerCase();
  const says = (/** @type {(string|undefined)[]} */ ...texts) =>
    !word || texts.join(" ").toLowerCase().includes(word);
  /** @type {{key: string, title: string, rules: any[]}[]} */
  const chapters = (data?.chapters ?? [])
    .map((/** @type {any} */ c) => ({
      ...c,
      rules: c.rules.filter((/** @type {any} */ r) => says(r.id, r.title, r.text)),
    }))
    .filter((/** @type {any} */ c) => c.rules.length);
  const glossary = (data?.glossary ?? []).filter((/** @type {any} */ g) =>
    says(g.term, g.original, g.meaning),
  );
  const gaps = (data?.gaps ?? []).filter((/** @type {any} */ g) =>
    says(g.id, g.question, g.decision, g.reason),
  );
  return html`<${Frame} game=${game} here="rules">${
    data === null
      ? html`<p>${t("ui-loading")}</p>`
      : data === false
        ? html`<p role="alert">${t("ui-failed")}</p>`
        : html`<${LearnByPlaying} game=${game} />
            <div class="field">
              <label for="find">${t("ui-find-rule")}</label>
              <input
                id="find"
                type="search"
                value=${find}
                onInput=${(/** @type {any} */ e) => setFind(e.target.value)}
              />
            </div>
            <nav class="toc" aria-label=${t("ui-chapters")}>
              <ul>
                ${chapters.map(
                  (c) => html`<li key=${c.key}><a href=${`#chapter-${c.key}`}>${c.title}</a></li>`,
                )}
                ${
                  glossary.length ? html`<li><a href="#words">${t("ui-glossary")}</a></li>` : null
                }${gaps.length ? html`<li><a href="#gaps">${t("ui-gaps")}</a></li>` : null}
              </ul>
            </nav>
            ${
              word && glossary.length
                ? html`<section id="words">
                    <h2>${t("ui-glossary")}</h2>
                    <${Words} words=${glossary} links=${true} />
                  </section>`
                : null
            }
            ${chapters.map(
              (c) =>
                html`<section key=${c.key} id=${`chapter-${c.key}`}>
                  <h2>${c.title}</h2>
                  ${c.rules.map((r) => html`<${RuleText} key=${r.id} r=${r} game=${game} />`)}
                </section>`,
            )}
            ${
              !word && glossary.length
                ? html`<section id="words">
                    <h2>${t("ui-glossary")}</h2>
                    <${Words} words=${glossary} links=${true} />
                  </section>`
                : null
            }
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
            }`
  }</${Frame}>`;
}

/**
 * A fact in the reader's words, "" when it has none: names of entities, of the kind the field is
 * called after before others, numbers, yes.
 * @param {any} v
 * @param {string} field
 * @param {string[]} kinds
 * @returns {string}
 */
function factText(v, field, kinds) {
  if (typeof v === "number") return nameOf(v);
  if (v === true) return t("ui-yes");
  if (typeof v === "string") {
    const kind = [field, ...kinds].find((k) => has(`${k}-${v}`));
    return kind ? t(`${kind}-${v}`) : "";
  }
  if (Array.isArray(v))
    return v
      .map((x) => factText(x, field, kinds))
      .filter(Boolean)
      .join(", ");
  return Object.entries(v ?? {})
    .map(([what, n]) => [n, factText(what, field, kinds)])
    .filter(([n, name]) => typeof n === "number" && n && name)
    .map(([n, name]) => `${n} × ${name}`)
    .join(", ");
}

/**
 * The facts of a record that have words, as [name of the field, text].
 * @param {Record<string, any>} facts
 * @param {string[]} kinds
 */
const toldFacts = (facts, kinds) =>
  Object.entries(facts)
    .filter(([f]) => has(`field-${f}`))
    .map(([f, v]) => [f, factText(v, f, kinds)])
    .filter(([, text]) => text);

/** @param {string} source */
const sourceText = (source) => (has(`source-${source}`) ? t(`source-${source}`) : source);

/**
 * @typedef {{id: string, ref: string, name: string, facts: Record<string, any>, text?: string,
 *   note?: string, original?: string, source?: string, copies: number}} Entity
 */

/**
 * One card or piece: what it does, its figures, where they come from.
 * @param {{e: Entity, kinds: string[]}} p
 */
function EntityCard({ e, kinds }) {
  const named = (/** @type {any} */ v) => typeof v === "string" || Array.isArray(v);
  const told = toldFacts(e.facts, kinds).filter(
    ([f, text]) => !named(e.facts[f]) || !e.text?.includes(text),
  ); // its text names it already
  const counted = "count" in e.facts || "copies" in e.facts;
  return html`<li id=${e.ref.replace(":", "-")}>
    <h3>
      ${e.name}${
        e.copies > 1 && !counted
          ? html` <small>${t("ui-times", { count: e.copies })}</small>`
          : null
      }
    </h3>
    ${e.original && e.original !== e.name ? html`<p class="small-text">${e.original}</p>` : null}
    ${e.text ? html`<p>${e.text}</p>` : null}${e.note ? html`<p class="note">${e.note}</p>` : null}
    ${
      told.length
        ? html`<dl>
            ${told.map(
              ([f, text]) =>
                html`<div key=${f}>
                  <dt>${t(`field-${f}`)}</dt>
                  <dd>${text}</dd>
                </div>`,
            )}
          </dl>`
        : null
    }
    ${
      e.source
        ? html`<p class="small-text">${t("ui-source", { source: sourceText(e.source) })}</p>`
        : null
    }
  </li>`;
}

/**
 * All of one kind; those of which there is nothing to tell but their names are folded into a line.
 * @param {{kind: string, entities: Entity[], kinds: string[]}} p
 */
function KindOf({ kind, entities, kinds }) {
  const bare = entities.filter((e) => !e.text && !e.note && !toldFacts(e.facts, kinds).length);
  const rich = entities.filter((e) => !bare.includes(e));
  return html`<section>
    <h2>${has(`kind-${kind}`) ? t(`kind-${kind}`) : kind}</h2>
    ${
      rich.length
        ? html`<ul class="encyclopaedia">
            ${rich.map((e) => html`<${EntityCard} key=${e.ref} e=${e} kinds=${kinds} />`)}
          </ul>`
        : null
    }
    ${
      bare.length
        ? html`<details>
            <summary>${t("ui-names-only", { count: bare.length })}</summary>
            <p>${bare.map((e) => e.name).join(", ")}</p>
          </details>`
        : null
    }
  </section>`;
}

/** @param {{game: string}} p */
export function CardsPage({ game }) {
  const data = useReference({ game, what: "cards" });
  const [find, setFind] = useState("");
  const word = find.trim().toLowerCase();
  const fits = (/** @type {Entity} */ e) =>
    !word || [e.name, e.original, e.text, e.note].some((x) => x?.toLowerCase().includes(word));
  /** @type {{kind: string, cards: boolean, entities: Entity[]}[]} */
  const all = data?.kinds ?? [];
  const shown = [...all.filter((k) => k.cards), ...all.filter((k) => !k.cards)]
    .map((k) => ({ ...k, entities: k.entities.filter(fits) }))
    .filter((k) => k.entities.length);
  return html`<${Frame} game=${game} here="cards">${
    data === null
      ? html`<p>${t("ui-loading")}</p>`
      : data === false
        ? html`<p role="alert">${t("ui-failed")}</p>`
        : html`<div class="field">
              <label for="find">${t("ui-find-card")}</label>
              <input
                id="find"
                type="search"
                value=${find}
                onInput=${(/** @type {any} */ e) => setFind(e.target.value)}
              />
            </div>
            ${shown.map(
              (k) =>
                html`<${KindOf}
                  key=${k.kind}
                  kind=${k.kind}
                  entities=${k.entities}
                  kinds=${[...all.filter((x) => !x.cards), ...all.filter((x) => x.cards)].map((x) => x.kind)}
                />`,
            )}
            ${shown.length ? null : html`<p role="status">${t("ui-found-none")}</p>`}`
  }</${Frame}>`;
}

/**
 * Where the parts come from: whole cards and pieces, and single figures of others.
 * @param {{sources: any[]}} p
 */
const Sources = ({ sources }) =>
  html`<div class="scrollx sources" tabindex="0" role="region" aria-label=${t("ui-sources")}>
    <table>
      <thead>
        <tr>
          <th scope="col">${t("ui-source-file")}</th>
          <th scope="col">${t("ui-source-from")}</th>
          <th scope="col">${t("ui-count")}</th>
          <th scope="col">${t("ui-figures")}</th>
        </tr>
      </thead>
      <tbody>
        ${sources.map(
          (s, i) =>
            html`<tr key=${s.part + s.source}>
              ${
                sources[i - 1]?.part === s.part
                  ? null
                  : html`<th
                      scope="rowgroup"
                      rowspan=${sources.filter((x) => x.part === s.part).length}
                    >
                      ${has(`part-${s.part}`) ? t(`part-${s.part}`) : s.part}
                    </th>`
              }
              <td>${sourceText(s.source)}</td>
              <td class="num">${s.count || "–"}</td>
              <td class="num">${s.figures || "–"}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** @param {{game: string}} p */
export function AboutPage({ game }) {
  const data = useReference({ game, what: "about" });
  return html`<${Frame} game=${game} here="about">${
    data === null
      ? html`<p>${t("ui-loading")}</p>`
      : data === false
        ? html`<p role="alert">${t("ui-failed")}</p>`
        : html`<p class="lead">${data.about}</p>
            <dl class="optionlist">
              <div>
                <dt>${t("ui-players")}</dt>
                <dd>${data.seats[0]}–${data.seats[data.seats.length - 1]}</dd>
              </div>
              <div>
                <dt>${t("ui-ref-rules")}</dt>
                <dd>
                  ${t("ui-rules-in-chapters", { rules: data.rules, chapters: data.chapters })}
                </dd>
              </div>
              <div>
                <dt>${t("ui-rules-version")}</dt>
                <dd>${data.rules_version} · ${t(`ui-maturity-${data.maturity}`)}</dd>
              </div>
            </dl>
            <p>${t("ui-about-edition")}</p>
            <h2>${t("ui-sources")}</h2>
            <${Sources} sources=${data.sources} />
            <dl class="glossary">
              ${[...new Set(data.sources.map((/** @type {any} */ s) => s.source))]
                .filter((s) => has(`source-${s}-about`))
                .map(
                  (s) =>
                    html`<div key=${s}>
                      <dt>${sourceText(s)}</dt>
                      <dd>${t(`source-${s}-about`)}</dd>
                    </div>`,
                )}
            </dl>
            <p>${t("ui-correct-data")} <code>${data.folder}</code></p>
            ${
              data.options.length
                ? html`<h2>${t("ui-about-options")}</h2>
                    <dl class="glossary">
                      ${data.options.map(
                        (/** @type {any} */ o) =>
                          html`<div key=${o.id}>
                            <dt>${t(`option-${o.id}`)}</dt>
                            <dd>
                              ${about(o.id)}${" "}
                              ${o.values
                                .map(
                                  (/** @type {string} */ v) =>
                                    t(`option-${o.id}-${v}`) +
                                    (v === o.default ? ` (${t("ui-recommended")})` : ""),
                                )
                                .join(" · ")}
                              ${
                                o.rule
                                  ? html` <a href=${`/rules/${game}#rule-${o.rule}`}
                                      >${t("ui-rule", { id: o.rule })}</a
                                    >`
                                  : null
                              }
                            </dd>
                          </div>`,
                      )}
                    </dl>`
                : null
            }
            <h2>${t("ui-rights")}</h2>
            <p>${t("ui-rights-about")}</p>
            ${
              data.rulings?.length
                ? html`<h2>${t("ui-rulings")}</h2>
                    <${Decisions} gaps=${data.rulings} game=${game} />`
                : null
            }`
  }</${Frame}>`;
}
