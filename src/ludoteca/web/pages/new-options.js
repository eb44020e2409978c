// @ts-check
// How a new table is played: the game's options, the clock, undo, hints and who may watch.
import { html } from "../vendor/ui.js";
import { t } from "../app/texts.js";
import { withValue } from "../app/forms.js";
import { CLOCKS, about } from "./options.js";
import { Switch } from "./switch.js";
import { ClockFields, DELAYS, DelayChoice, OWN_CLOCK } from "./clock-fields.js";

/** So many options are shown at once; the rest are folded. */
const FIRST = 4;
const UNDO_MODES = ["strict", "consent", "friendly"];

/**
 * @typedef {import("../types/rest.js").GameInfo} GameInfo
 * @typedef {import("../types/rest.js").GameOption} GameOption
 * @typedef {typeof FIRST_MANNERS} Manners
 */

/** How a table is played beside its rules, until something else is chosen. */
export const FIRST_MANNERS = {
  clock: "none",
  own: OWN_CLOCK,
  delay: "none",
  undo: "consent",
  listed: false,
  hints: true,
  watched: true,
};

/** The same as the server takes it. @param {Manners} manners */
export const mannersRequest = ({ clock, own, delay, undo, listed, hints, watched }) => ({
  clock: CLOCKS[clock] ?? own,
  public: listed,
  undo,
  hints,
  spectators: watched,
  delay: watched ? DELAYS[delay] : {},
});

/**
 * @param {{game: string, option: GameOption, value: string, set: (value: string) => void}} p
 */
const OptionField = ({ game, option, value, set }) =>
  html`<div class="field">
    <label for=${"o-" + option.id}>${t(`option-${option.id}`)}</label>
    <select
      id=${"o-" + option.id}
      value=${value}
      aria-describedby=${"oa-" + option.id}
      onChange=${withValue(set)}
    >
      ${option.values.map(
        (v) =>
          html`<option key=${v} value=${v}>
            ${t(`option-${option.id}-${v}`)}${
              v === option.default ? ` · ${t("ui-recommended")}` : ""
            }
          </option>`,
      )}
    </select>
    <small id=${"oa-" + option.id}
      >${about(option.id)}${" "}
      ${
        option.rule
          ? html`<a target="_blank" href=${`/rules/${game}#rule-${option.rule}`}
              >${t("ui-rule", { id: option.rule })}</a
            >`
          : null
      }</small
    >
  </div>`;

/**
 * @param {{game: GameInfo, options: Record<string, string>,
 *   set: (options: Record<string, string>) => void}} p
 */
export function GameOptions({ game, options, set }) {
  if (!game.options.length) return null;
  const field = (/** @type {GameOption} */ o) =>
    html`<${OptionField}
      key=${o.id}
      game=${game.id}
      option=${o}
      value=${options[o.id]}
      set=${(/** @type {string} */ value) => set({ ...options, [o.id]: value })}
    />`;
  return html`<fieldset>
    <legend>${t("ui-options")}</legend>
    ${game.options.slice(0, FIRST).map(field)}
    ${
      game.options.length > FIRST
        ? html`<details>
            <summary>${t("ui-finer-points")}</summary>
            ${game.options.slice(FIRST).map(field)}
          </details>`
        : null
    }
  </fieldset>`;
}

/** @param {{manners: Manners, change: (more: Partial<Manners>) => void}} p */
export const MannersFields = ({ manners, change }) =>
  html`<details>
    <summary>${t("ui-more-options")}</summary>
    <div class="field">
      <label for="clock">${t("ui-clock")}</label
      ><select
        id="clock"
        value=${manners.clock}
        onChange=${withValue((clock) => change({ clock }))}
      >
        ${[...Object.keys(CLOCKS), "own"].map(
          (k) => html`<option key=${k} value=${k}>${t(`ui-clock-${k}`)}</option>`,
        )}</select
      ><small>${t("ui-clock-about")}</small>
    </div>
    ${
      manners.clock === "own"
        ? html`<${ClockFields}
            value=${manners.own}
            set=${(/** @type {Manners["own"]} */ own) => change({ own })}
          />`
        : null
    }
    <div class="field">
      <label for="undo">${t("ui-undo-mode")}</label
      ><select id="undo" value=${manners.undo} onChange=${withValue((undo) => change({ undo }))}>
        ${UNDO_MODES.map((k) => html`<option key=${k} value=${k}>${t(`ui-undo-${k}`)}</option>`)}
      </select>
    </div>
    <${Switch}
      label=${t("ui-hints")}
      about=${t("ui-hints-about")}
      on=${manners.hints}
      set=${(/** @type {boolean} */ hints) => change({ hints })}
    />
    <${Switch}
      label=${t("ui-watched")}
      about=${t("ui-watched-about")}
      on=${manners.watched}
      set=${(/** @type {boolean} */ watched) => change({ watched })}
    />
    ${
      manners.watched
        ? html`<${DelayChoice}
            value=${manners.delay}
            set=${(/** @type {string} */ delay) => change({ delay })}
          />`
        : null
    }
    <${Switch}
      label=${t("ui-public")}
      about=${t("ui-public-about")}
      on=${manners.listed}
      set=${(/** @type {boolean} */ listed) => change({ listed })}
    />
  </details>`;
