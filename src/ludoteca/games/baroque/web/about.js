// @ts-check
// Tooltips: what a card does, what an action is, what a state is worth and what stands in it.
import { html, Icon, Shield, Dot, RuleLink, nameOf, t, has } from "/static/board-kit/index.js";
import { MAP, textOf } from "./cards.js";

/**
 * @typedef {import("./board.d.ts").View} View
 * @typedef {import("./board.d.ts").StateFacts} StateFacts
 */

/** The rule to read about a thing. @type {Record<string, string>} */
const RULES = {
  "do:influence": "10.3.1.a",
  "do:influence-politician": "10.3.3.a",
  "do:influence-bishop": "10.3.4.a",
  "do:build-army": "10.2.1.a",
  "do:build-city": "10.2.2.a",
  "do:build-fortified": "10.2.3.a",
  "do:build-residence": "10.2.4.a",
  "do:buy": "7.3.a",
  "do:mulligan": "7.2.b",
  "war:denmark": "14.3.1.a",
  "war:dutch": "14.3.2.a",
  "war:france": "14.3.3.a",
  "war:ottoman": "14.3.4.a",
  "war:sweden": "14.3.5.a",
};

/**
 * What the tooltip of an entity says: a card's text; what a state is worth, who holds it and what
 * is in it.
 * @param {string} ref
 * @param {View} view
 */
export function about(ref, view) {
  const [kind, id] = ref.split(":");
  if (kind === "card") return html`<p>${textOf(ref, view)}</p>`;
  if (kind === "do" || kind === "seal" || kind === "pile" || kind === "war")
    return html`${has(`about-${kind}-${id}`) ? html`<p>${t(`about-${kind}-${id}`)}</p>` : null}${
      RULES[ref] ? html`<p><${RuleLink} id=${RULES[ref]} /></p>` : null
    }`;
  const s = kind === "state" ? view.board.states?.[id] : null;
  return s ? aboutState(id, s, view) : null;
}

/**
 * One line of a tooltip: a symbol and what it stands for.
 * @param {string} icon
 * @param {unknown} what
 */
const fact = (icon, what) => html`<p class="ba-fact"><${Icon} n=${icon} /> ${what}</p>`;

/** A structure, and whether it was used this turn. @param {string} word @param {boolean} used */
const structure = (word, used) => t(`piece-${word}`) + (used ? ` · ${t("piece-used")}` : "");

/** The armies in a state, or the Ottomans. @param {StateFacts} s */
function aboutArmies(s) {
  if (s.host === "ottomans") return fact("ba-war", nameOf("host:ottomans"));
  if (!s.armies) return null;
  const armies = t("piece-armies", { n: s.armies, moved: Math.min(s.moved, s.armies) });
  const general = s.general ? ` · ${t("piece-general")}` : "";
  return fact("ba-army", `${nameOf("seat:" + s.host)}: ${armies}${general}`);
}

/** The influence of each seat in a state. @param {StateFacts} s */
const aboutInfluence = (s) =>
  s.influence.map((n, i) =>
    n
      ? html`<p class="ba-fact">
          <${Dot} seat=${"ABCDEF"[i]} /> ${nameOf("seat:" + "ABCDEF"[i])}:${" "}
          ${t("piece-influence", { n })}
        </p>`
      : null,
  );

/** @param {string} id @param {StateFacts} s @param {View} view */
function aboutState(id, s, view) {
  const m = MAP.states[id];
  const marks = id === "brunswick" && view.board.ninth_elector ? ["elector", ...m.marks] : m.marks;
  const city = s.city === 1 ? "city" : "fort";
  const composers = Object.entries(view.board.composers).filter(([, where]) => where === id);
  return html`<p>
      <b class="num">${m.value}</b>${" "}
      ${t("mark-value")}${marks.map((k) => ` · ${t(`mark-${k}`)}`)}
    </p>
    ${s.in_play ? null : html`<p>${t("zone-out-of-play")}</p>`}
    ${
      s.control !== "none"
        ? html`<p class="ba-fact">
            <${Shield} seat=${s.control} /> ${nameOf("seat:" + s.control)}
          </p>`
        : null
    }
    ${s.city ? fact(s.city === 1 ? "ba-city" : "ba-fortified", structure(city, s.used_city)) : null}
    ${s.residence ? fact("ba-residence", structure("residence", s.used_residence)) : null}
    ${aboutArmies(s)}${aboutInfluence(s)}
    ${composers.map(([who]) => fact("ba-composer", nameOf("composer:" + who)))}
    ${s.no_income ? fact("florin", t("piece-nothing")) : null}`;
}
