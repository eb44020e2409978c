// @ts-check
// About an edition: sources, options, rights, decisions.
import { html } from "../vendor/ui.js";
import { t, has } from "../app/texts.js";
import { about } from "./options.js";
import { sourceText, useReference, Frame } from "./reference.js";
import { Decisions } from "./rule-text.js";

/**
 * Where the parts come from: whole cards and pieces, and single figures of others.
 * @param {{sources: import("../types/rest.js").SourceInfo[]}} p
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
              ${[...new Set(data.sources.map((s) => s.source))]
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
                        (o) =>
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
