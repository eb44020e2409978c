// @ts-check
// Tooltips: what a card does, what an action is, what a state is worth and what stands in it.
import { html, Icon, Shield, Dot, RuleLink, nameOf, t, has } from "/static/board-kit/index.js";
import { MAP, textOf } from "./cards.js";

/**
 * @typedef {import("./board.d.ts").View} View
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
 * stands there.
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
  if (!s) return null;
  const m = MAP.states[id];
  const marks = id === "brunswick" && view.board.ninth_elector ? ["elector", ...m.marks] : m.marks;
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
    ${
      s.city
        ? html`<p class="ba-fact">
            <${Icon} n=${s.city === 1 ? "ba-city" : "ba-fortified"} />${" "}
            ${t(s.city === 1 ? "piece-city" : "piece-fort")}${s.used_city ? ` · ${t("piece-used")}` : ""}
          </p>`
        : null
    }
    ${
      s.residence
        ? html`<p class="ba-fact">
            <${Icon} n="ba-residence" />${" "}
            ${t("piece-residence")}${s.used_residence ? ` · ${t("piece-used")}` : ""}
          </p>`
        : null
    }
    ${
      s.host === "ottomans"
        ? html`<p class="ba-fact"><${Icon} n="ba-war" /> ${nameOf("host:ottomans")}</p>`
        : s.armies
          ? html`<p class="ba-fact">
              <${Icon} n="ba-army" /> ${nameOf("seat:" + s.host)}:${" "}
              ${t("piece-armies", {
                n: s.armies,
                moved: Math.min(s.moved, s.armies),
              })}${s.general ? ` · ${t("piece-general")}` : ""}
            </p>`
          : null
    }
    ${s.influence.map((n, i) =>
      n
        ? html`<p class="ba-fact">
            <${Dot} seat=${"ABCDEF"[i]} /> ${nameOf("seat:" + "ABCDEF"[i])}:${" "}
            ${t("piece-influence", { n })}
          </p>`
        : null,
    )}
    ${Object.entries(view.board.composers).map(([who, where]) =>
      where === id
        ? html`<p class="ba-fact"><${Icon} n="ba-composer" /> ${nameOf("composer:" + who)}</p>`
        : null,
    )}
    ${s.no_income ? html`<p class="ba-fact"><${Icon} n="florin" /> ${t("piece-nothing")}</p>` : null}`;
}
