// @ts-check
// Setting a table up: who plays, with which options, clock and manners.
import { html, useEffect, useState } from "../vendor/ui.js";
import { t, hasClub, lang, speak, spoken } from "../app/texts.js";
import { RatedChoice } from "../app/lazy.js";
import { ApiError, games } from "../app/net.js";
import { Failure } from "../app/failure.js";
import { settings, set as remember } from "../app/store.js";
import { Icon } from "../board-kit/icon.js";
import { open } from "./home.js";
import { cssId, DRESS } from "../app/games.js";
import { NameField } from "./name-field.js";
import { SeatsFields, firstSeats, seatRequest } from "./new-seats.js";
import { ReadingsLink } from "./options.js";
import { FIRST_MANNERS, GameOptions, MannersFields, mannersRequest } from "./new-options.js";

/**
 * @typedef {import("../types/rest.js").GameInfo} GameInfo
 * @typedef {import("./new-seats.js").SeatPlan} SeatPlan
 */

/**
 * The facts of a game; null until they are there. `trouble` says why they do not come.
 * @param {string} id
 */
function useGame(id) {
  const [game, setGame] = useState(/** @type {GameInfo|null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    speak(lang.peek(), id);
    games()
      .then((all) => {
        const found = all.find((g) => g.id === id);
        if (!found) throw new ApiError("no-game", {}, 404);
        setGame(found);
      })
      .catch(setTrouble);
  }, [id]);
  return { game, trouble };
}

/** @param {{id: string}} p */
export function NewTable({ id }) {
  const { game, trouble } = useGame(id);
  useEffect(() => {
    if (game) document.title = `${t("ui-new-table")} · Ludoteca`;
  }, [lang.value, game]);
  if (trouble) return html`<${Failure} error=${trouble} />`;
  if (!game || spoken.value !== id)
    return html`<main class="sheetpage" id="main"><p class="loading">${t("ui-loading")}</p></main>`;
  return html`<main id="main" class=${`sheetpage ${DRESS[cssId(id)] ?? ""}`}>
    <${Form} key=${id} game=${game} />
  </main>`;
}

/** @param {{game: GameInfo}} p */
function Form({ game }) {
  const [seats, setSeats] = useState(() => firstSeats(game));
  const [options, setOptions] = useState(() =>
    Object.fromEntries(game.options.map((o) => [o.id, o.default])),
  );
  const [name, setName] = useState(settings.value.name);
  const [manners, setManners] = useState(FIRST_MANNERS);
  const [rated, setRated] = useState(false);
  const [error, setError] = useState(/** @type {string|null} */ (null));
  const [busy, setBusy] = useState(false);
  const create = async (/** @type {Event} */ e) => {
    e.preventDefault();
    remember({ name });
    setBusy(true);
    const request = {
      game: game.id,
      seats: seats.map(seatRequest),
      options,
      ...mannersRequest(manners),
      name: name || t("ui-guest"),
    };
    setError(await open(request, rated ? "/api/club/rated-tables" : undefined));
    setBusy(false);
  };
  return html`<form class="panel setup" onSubmit=${create}>
    <h1 class="gtitle">${t("game-name")}</h1>
    <p class="lead">${t("game-about")}</p>
    <${NameField} name=${name} set=${setName} />
    <${SeatsFields} game=${game} seats=${seats} set=${setSeats} />
    <${GameOptions} game=${game} options=${options} set=${setOptions} />
    <${ReadingsLink} game=${game.id} options=${options} />
    <${MannersFields}
      manners=${manners}
      change=${(/** @type {Partial<typeof manners>} */ more) => setManners({ ...manners, ...more })}
    />
    ${hasClub ? html`<${RatedChoice} checked=${rated} set=${setRated} />` : null}
    ${error ? html`<p class="notice bad" role="alert">${error}</p>` : null}
    <div class="row end">
      <a class="button" href="/">${t("ui-cancel")}</a
      ><button type="submit" class="play" disabled=${busy}>
        <${Icon} n="ui-play" class="solid" />
        ${seats.some((s) => s.kind === "open") ? t("ui-open-table") : t("ui-start")}
      </button>
    </div>
  </form>`;
}
