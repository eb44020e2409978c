// @ts-check
// Who plays at a new table: the number of players, and a row for each seat.
import { html } from "../vendor/ui.js";
import { t, has } from "../app/texts.js";
import { withValue } from "../app/forms.js";
import { Shield } from "../board-kit/arms.js";
import { character } from "./options.js";

/**
 * @typedef {import("../types/rest.js").GameInfo} GameInfo
 * @typedef {{kind: string, level?: string, style?: string, name?: string}} SeatPlan
 */

/** The level of a bot until another is chosen. @param {GameInfo} game */
const usualLevel = (game) => game.levels?.[1] ?? game.levels?.[0];

/** Three seats where the game has them: mine, an open one, bots. @param {GameInfo} game @returns {SeatPlan[]} */
export function firstSeats(game) {
  const count = game.seats.includes(3) ? 3 : game.seats[0];
  return [
    { kind: "me" },
    ...Array.from({ length: count - 1 }, (_, i) => ({
      kind: i === 0 ? "open" : "bot",
      level: usualLevel(game),
    })),
  ];
}

/** A seat as the server takes it. @param {SeatPlan} seat @param {number} i */
export function seatRequest(seat, i) {
  if (seat.kind === "hotseat")
    return { kind: "hotseat", name: seat.name || t("ui-player-n", { n: i + 1 }) };
  if (seat.kind !== "bot") return { kind: seat.kind };
  return {
    kind: "bot",
    ...(seat.level ? { level: seat.level } : {}),
    ...(seat.style ? { style: seat.style } : {}),
  };
}

/**
 * A list of words of the game, with a label for screen readers only.
 * @param {{id: string, label: string, prefix: string, value: string|undefined, values: string[],
 *   set: (value: string) => void}} p
 */
const NamedChoice = ({ id, label, prefix, value, values, set }) =>
  html`<label class="sr" for=${id}>${label}</label>
    <select id=${id} value=${value} onChange=${withValue(set)}>
      ${values.map(
        (v) =>
          html`<option key=${v} value=${v}>
            ${has(`${prefix}-${v}`) ? t(`${prefix}-${v}`) : v}
          </option>`,
      )}
    </select>`;

/**
 * Level, style and character of a bot.
 * @param {{i: number, seat: SeatPlan, game: GameInfo, change: (more: Partial<SeatPlan>) => void}} p
 */
const BotFields = ({ i, seat, game, change }) =>
  html`${
      game.levels?.length
        ? html`<${NamedChoice}
            id=${"level" + i}
            label=${t("ui-level")}
            prefix="level"
            value=${seat.level}
            values=${game.levels}
            set=${(/** @type {string} */ level) => change({ level })}
          />`
        : null
    }
    ${
      game.styles && game.styles.length > 1
        ? html`<${NamedChoice}
            id=${"style" + i}
            label=${t("ui-style")}
            prefix="style"
            value=${seat.style ?? game.styles[0]}
            values=${game.styles}
            set=${(/** @type {string} */ style) => change({ style })}
          />`
        : null
    } <small class="character">${character(seat.level, seat.style ?? game.styles?.[0])}</small>`;

/** @param {{i: number, seat: SeatPlan, change: (more: Partial<SeatPlan>) => void}} p */
const HotseatName = ({ i, seat, change }) =>
  html`<label class="sr" for=${"name" + i}>${t("ui-name")}</label>
    <input
      id=${"name" + i}
      value=${seat.name ?? ""}
      placeholder=${t("ui-player-n", { n: i + 1 })}
      maxlength="32"
      onInput=${withValue((name) => change({ name }))}
    />`;

/**
 * @param {{i: number, seats: SeatPlan[], game: GameInfo,
 *   change: (more: Partial<SeatPlan>) => void}} p
 */
function SeatRow({ i, seats, game, change }) {
  const seat = seats[i];
  const kinds = i === 0 ? ["me", "open", "bot"] : ["open", "bot", "hotseat", "me"];
  const mineElsewhere = seat.kind !== "me" && seats.some((x) => x.kind === "me");
  return html`<li>
    <${Shield} seat=${"ABCDEF"[i]} />
    <label class="sr" for=${"seat" + i}>${t("ui-seat-n", { n: i + 1 })}</label>
    <select id=${"seat" + i} value=${seat.kind} onChange=${withValue((kind) => change({ kind }))}>
      ${kinds
        .filter((k) => k !== "me" || !mineElsewhere)
        .map((k) => html`<option key=${k} value=${k}>${t(`ui-seat-${k}`)}</option>`)}
    </select>
    ${
      seat.kind === "bot"
        ? html`<${BotFields} i=${i} seat=${seat} game=${game} change=${change} />`
        : null
    }
    ${
      seat.kind === "hotseat" ? html`<${HotseatName} i=${i} seat=${seat} change=${change} />` : null
    }
  </li>`;
}

/** @param {{game: GameInfo, seats: SeatPlan[], set: (seats: SeatPlan[]) => void}} p */
export function SeatsFields({ game, seats, set }) {
  const resize = (/** @type {number} */ n) =>
    set(Array.from({ length: n }, (_, i) => seats[i] ?? { kind: "bot", level: usualLevel(game) }));
  const change = (/** @type {number} */ i, /** @type {Partial<SeatPlan>} */ more) =>
    set(seats.map((s, j) => (j === i ? { ...s, ...more } : s)));
  return html`<fieldset>
    <legend>${t("ui-players")}</legend>
    <div class="segments">
      ${game.seats.map(
        (n) =>
          html`<label key=${n} class=${seats.length === n ? "on" : ""}>
            <input
              type="radio"
              name="count"
              checked=${seats.length === n}
              onChange=${() => resize(n)}
            /><span>${n}</span></label
          >`,
      )}
    </div>
    <ol class="setupseats">
      ${seats.map(
        (_, i) =>
          html`<${SeatRow}
            key=${i}
            i=${i}
            seats=${seats}
            game=${game}
            change=${(/** @type {Partial<SeatPlan>} */ more) => change(i, more)}
          />`,
      )}
    </ol>
    <p class="small-text">${t("ui-seats-about")}</p>
  </fieldset>`;
}
