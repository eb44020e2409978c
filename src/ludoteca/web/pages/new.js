// @ts-check
// Setting a table up: who plays, with which options, clock and manners.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, has, hasClub, lang, speak, spoken } from "../app/texts.js";
import { RatedChoice } from "../app/lazy.js";
import { withChecked, withValue } from "../app/forms.js";
import { ApiError, games } from "../app/net.js";
import { Failure } from "../app/failure.js";
import { settings, set } from "../app/store.js";
import { Icon } from "../board-kit/icon.js";
import { Shield } from "../board-kit/arms.js";
import { open } from "./home.js";
import { cssId, DRESS } from "../app/games.js";
import { CLOCKS, about, character } from "./options.js";
import { ClockFields, DELAYS, DelayChoice, OWN_CLOCK } from "./clock-fields.js";

/** So many options are shown at once; the rest are folded. */
const FIRST = 4;

/**
 * @typedef {import("../types/rest.js").GameInfo} GameInfo
 * @typedef {import("../types/rest.js").GameOption} GameOption
 * @typedef {{kind: string, level?: string, style?: string, name?: string}} SeatPlan
 */

/** @param {{id: string}} p */
export function NewTable({ id }) {
  const [game, setGame] = useState(/** @type {GameInfo|null|false} */ (null));
  const [seats, setSeats] = useState(/** @type {SeatPlan[]} */ ([]));
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [name, setName] = useState(settings.value.name);
  const [clock, setClock] = useState("none");
  const [own, setOwn] = useState(OWN_CLOCK);
  const [delay, setDelay] = useState("none");
  const [undo, setUndo] = useState("consent");
  const [listed, setListed] = useState(false);
  const [hints, setHints] = useState(true);
  const [watched, setWatched] = useState(true);
  const [rated, setRated] = useState(false);
  const [error, setError] = useState(/** @type {string|null} */ (null));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null)); // there is no game to set up
  useEffect(() => {
    speak(lang.peek(), id);
    games()
      .then((all) => {
        const found = all.find((g) => g.id === id);
        if (!found) throw new ApiError("no-game", {}, 404);
        setGame(found);
        setOptions(Object.fromEntries(found.options.map((o) => [o.id, o.default])));
        const count = found.seats.includes(3) ? 3 : found.seats[0];
        setSeats([
          { kind: "me" },
          ...Array.from({ length: count - 1 }, (_, i) => ({
            kind: i === 0 ? "open" : "bot",
            level: usual(found),
          })),
        ]);
      })
      .catch((e) => {
        setTrouble(e);
        setGame(false);
      });
  }, [id]);
  useEffect(() => {
    if (game) document.title = `${t("ui-new-table")} · Ludoteca`;
  }, [lang.value, game]);
  if (game === null || (game && spoken.value !== id))
    return html`<main class="sheetpage" id="main"><p class="loading">${t("ui-loading")}</p></main>`;
  if (game === false) return html`<${Failure} error=${trouble} />`;
  const resize = (/** @type {number} */ n) =>
    setSeats(Array.from({ length: n }, (_, i) => seats[i] ?? { kind: "bot", level: usual(game) }));
  const change = (/** @type {number} */ i, /** @type {Partial<SeatPlan>} */ more) =>
    setSeats(seats.map((s, j) => (j === i ? { ...s, ...more } : s)));
  const create = async (/** @type {Event} */ e) => {
    e.preventDefault();
    set({ name });
    setBusy(true);
    const clean = seats.map((s) =>
      s.kind === "bot"
        ? {
            kind: "bot",
            ...(s.level ? { level: s.level } : {}),
            ...(s.style ? { style: s.style } : {}),
          }
        : s.kind === "hotseat"
          ? { kind: "hotseat", name: s.name || t("ui-player-n", { n: seats.indexOf(s) + 1 }) }
          : { kind: s.kind },
    );
    setError(
      await open(
        {
          game: id,
          seats: clean,
          options,
          clock: CLOCKS[clock] ?? own,
          public: listed,
          undo,
          hints,
          spectators: watched,
          delay: watched ? DELAYS[delay] : {},
          name: name || t("ui-guest"),
        },
        rated ? "/api/club/rated-tables" : undefined,
      ),
    );
    setBusy(false);
  };
  const option = (/** @type {GameOption} */ o) =>
    html`<div class="field" key=${o.id}>
      <label for=${"o-" + o.id}>${t(`option-${o.id}`)}</label>
      <select
        id=${"o-" + o.id}
        value=${options[o.id]}
        aria-describedby=${"oa-" + o.id}
        onChange=${withValue((value) => setOptions({ ...options, [o.id]: value }))}
      >
        ${o.values.map(
          (/** @type {string} */ v) =>
            html`<option key=${v} value=${v}>
              ${t(`option-${o.id}-${v}`)}${v === o.default ? ` · ${t("ui-recommended")}` : ""}
            </option>`,
        )}
      </select>
      <small id=${"oa-" + o.id}
        >${about(o.id)}${" "}
        ${
          o.rule
            ? html`<a target="_blank" href=${`/rules/${id}#rule-${o.rule}`}
                >${t("ui-rule", { id: o.rule })}</a
              >`
            : null
        }</small
      >
    </div>`;
  return html`<main id="main" class=${`sheetpage ${DRESS[cssId(id)] ?? ""}`}>
    <form class="panel setup" onSubmit=${create}>
      <h1 class="gtitle">${t("game-name")}</h1>
      <p class="lead">${t("game-about")}</p>
      <div class="field">
        <label for="myname">${t("ui-your-name")}</label>
        <input
          id="myname"
          autocomplete="nickname"
          maxlength="32"
          value=${name}
          placeholder=${t("ui-guest")}
          onInput=${withValue(setName)}
        />
      </div>
      <fieldset>
        <legend>${t("ui-players")}</legend>
        <div class="segments">
          ${game.seats.map(
            (/** @type {number} */ n) =>
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
            (s, i) =>
              html`<li key=${i}>
                <${Shield} seat=${"ABCDEF"[i]} />
                <label class="sr" for=${"seat" + i}>${t("ui-seat-n", { n: i + 1 })}</label>
                <select
                  id=${"seat" + i}
                  value=${s.kind}
                  onChange=${withValue((value) => change(i, { kind: value }))}
                >
                  ${(i === 0 ? ["me", "open", "bot"] : ["open", "bot", "hotseat", "me"])
                    .filter(
                      (k) => k !== "me" || s.kind === "me" || !seats.some((x) => x.kind === "me"),
                    )
                    .map((k) => html`<option key=${k} value=${k}>${t(`ui-seat-${k}`)}</option>`)}
                </select>
                ${
                  s.kind === "bot" && game.levels?.length
                    ? html`<label class="sr" for=${"level" + i}>${t("ui-level")}</label>
                        <select
                          id=${"level" + i}
                          value=${s.level}
                          onChange=${withValue((value) => change(i, { level: value }))}
                        >
                          ${game.levels.map(
                            (/** @type {string} */ l) =>
                              html`<option key=${l} value=${l}>
                                ${has(`level-${l}`) ? t(`level-${l}`) : l}
                              </option>`,
                          )}
                        </select>`
                    : null
                }
                ${
                  s.kind === "bot" && game.styles && game.styles.length > 1
                    ? html`<label class="sr" for=${"style" + i}>${t("ui-style")}</label>
                        <select
                          id=${"style" + i}
                          value=${s.style ?? game.styles[0]}
                          onChange=${withValue((value) => change(i, { style: value }))}
                        >
                          ${game.styles.map(
                            (/** @type {string} */ l) =>
                              html`<option key=${l} value=${l}>
                                ${has(`style-${l}`) ? t(`style-${l}`) : l}
                              </option>`,
                          )}
                        </select>`
                    : null
                }
                ${
                  s.kind === "bot"
                    ? html`<small class="character"
                        >${character(s.level, s.style ?? game.styles?.[0])}</small
                      >`
                    : null
                }
                ${
                  s.kind === "hotseat"
                    ? html`<label class="sr" for=${"name" + i}>${t("ui-name")}</label>
                        <input
                          id=${"name" + i}
                          value=${s.name ?? ""}
                          placeholder=${t("ui-player-n", { n: i + 1 })}
                          maxlength="32"
                          onInput=${withValue((value) => change(i, { name: value }))}
                        />`
                    : null
                }
              </li>`,
          )}
        </ol>
        <p class="small-text">${t("ui-seats-about")}</p>
      </fieldset>
      ${
        game.options.length
          ? html`<fieldset>
              <legend>${t("ui-options")}</legend>
              ${game.options.slice(0, FIRST).map(option)}
              ${
                game.options.length > FIRST
                  ? html`<details>
                      <summary>${t("ui-finer-points")}</summary>
                      ${game.options.slice(FIRST).map(option)}
                    </details>`
                  : null
              }
            </fieldset>`
          : null
      }
      <details>
        <summary>${t("ui-more-options")}</summary>
        <div class="field">
          <label for="clock">${t("ui-clock")}</label
          ><select id="clock" value=${clock} onChange=${withValue(setClock)}>
            ${[...Object.keys(CLOCKS), "own"].map(
              (k) => html`<option key=${k} value=${k}>${t(`ui-clock-${k}`)}</option>`,
            )}</select
          ><small>${t("ui-clock-about")}</small>
        </div>
        ${clock === "own" ? html`<${ClockFields} value=${own} set=${setOwn} />` : null}
        <div class="field">
          <label for="undo">${t("ui-undo-mode")}</label
          ><select id="undo" value=${undo} onChange=${withValue(setUndo)}>
            ${["strict", "consent", "friendly"].map(
              (k) => html`<option key=${k} value=${k}>${t(`ui-undo-${k}`)}</option>`,
            )}
          </select>
        </div>
        <label class="switch"
          ><input type="checkbox" checked=${hints} onChange=${withChecked(setHints)} /><span
            ><b>${t("ui-hints")}</b><small>${t("ui-hints-about")}</small></span
          ></label
        >
        <label class="switch"
          ><input type="checkbox" checked=${watched} onChange=${withChecked(setWatched)} /><span
            ><b>${t("ui-watched")}</b><small>${t("ui-watched-about")}</small></span
          ></label
        >
        ${watched ? html`<${DelayChoice} value=${delay} set=${setDelay} />` : null}
        <label class="switch"
          ><input type="checkbox" checked=${listed} onChange=${withChecked(setListed)} /><span
            ><b>${t("ui-public")}</b><small>${t("ui-public-about")}</small></span
          ></label
        >
      </details>
      ${hasClub ? html`<${RatedChoice} checked=${rated} set=${setRated} />` : null}
      ${error ? html`<p class="notice bad" role="alert">${error}</p>` : null}
      <div class="row end">
        <a class="button" href="/">${t("ui-cancel")}</a
        ><button type="submit" class="play" disabled=${busy}>
          <${Icon} n="ui-play" class="solid" />
          ${seats.some((s) => s.kind === "open") ? t("ui-open-table") : t("ui-start")}
        </button>
      </div>
    </form>
  </main>`;
}

/** @param {GameInfo} game */
const usual = (game) => game.levels?.[1] ?? game.levels?.[0];
