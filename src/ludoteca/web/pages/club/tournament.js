// @ts-check
// One tournament: who takes part, the standings, and the tables of all rounds.
import { html, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { me } from "../../app/account.js";
import { Trouble, moment, useRequest } from "./parts.js";
import { PlayPage, SignInFirst, levelName, sitDown, useRepeated } from "./play-parts.js";
import { agreed } from "./tournaments.js";

/**
 * @typedef {import("../../types/play.js").TournamentPage} Page
 * @typedef {import("../../types/play.js").Standing} Standing
 * @typedef {import("../../types/play.js").Sitting} Sitting
 */

/** The name of an entrant. @param {Page} page @param {Standing} one */
function nameOf(page, one) {
  if (one.bot)
    return t("club-bot-n", { level: levelName(page.tournament.level), number: one.number });
  return one.name ?? t("club-somebody");
}

/** The table of this person that is being played. @param {Page} page */
const myTable = (page) =>
  page.mine === null
    ? undefined
    : page.rounds
        .flat()
        .find(
          (x) => x.table && !x.places && x.entrants.includes(/** @type {number} */ (page.mine)),
        );

/** @param {{page: Page}} p */
function Standings({ page }) {
  const number = (/** @type {number} */ n) => n.toLocaleString(document.documentElement.lang);
  const begun = page.tournament.state !== "open";
  return html`<section>
    <h2>${t(begun ? "club-standings" : "club-who")}</h2>
    <div class="scrollx" tabindex="0" role="region" aria-label=${t("club-standings")}>
      <table class="tally ranking">
        <thead>
          <tr>
            <th scope="col" class="num">${t("club-rank")}</th>
            <th scope="col">${t("ui-name")}</th>
            ${["points", "rivals", "wins", "played"].map(
              (key) => html`<th scope="col" class="num" key=${key}>${t(`club-column-${key}`)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${page.standings.map(
            (one, i) =>
              html`<tr key=${one.number} class=${one.number === page.mine ? "me" : ""}>
                <td class="num">${begun ? i + 1 : ""}</td>
                <th scope="row">
                  ${
                    one.name
                      ? html`<a href=${`/u/${encodeURIComponent(one.name)}`}>${one.name}</a>`
                      : nameOf(page, one)
                  }${one.withdrawn ? html` <small>${t("club-withdrawn")}</small>` : null}
                </th>
                <td class="num"><b>${number(one.points)}</b></td>
                <td class="num">${number(one.rivals)}</td>
                <td class="num">${number(one.wins)}</td>
                <td class="num">${number(one.played)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${begun ? html`<p class="small-text">${t("club-standings-about")}</p>` : null}
  </section>`;
}

/** @param {{page: Page, sitting: Sitting}} p */
function TableRow({ page, sitting }) {
  const by = new Map(page.standings.map((one) => [one.number, one]));
  const names = sitting.entrants.map((n, i) => {
    const one = by.get(n);
    const name = one ? nameOf(page, one) : "";
    return sitting.places && sitting.entrants.length > 1
      ? t("club-name-place", { name, place: sitting.places[i] })
      : name;
  });
  return html`<li>
    <span>${names.join(", ")}${sitting.table ? "" : ` · ${t("club-bye")}`}</span>
    ${
      sitting.table
        ? html`<a class="small button" href=${`/t/${sitting.table}`}
            >${t(sitting.places ? "ui-look-again" : "ui-watch")}</a
          >`
        : null
    }
  </li>`;
}

/** @param {{page: Page, send: (action: string) => void, busy: boolean}} p */
function Actions({ page, send, busy }) {
  const { state } = page.tournament;
  const button = (/** @type {string} */ action, /** @type {string} */ text, style = "button") =>
    html`<button
      type="button"
      class=${style}
      data-act=${action}
      disabled=${busy}
      onClick=${() => send(action)}
    >
      ${t(text)}
    </button>`;
  if (!me.value || state === "over" || state === "off") return null;
  return html`<p class="row wrap">
    ${state === "open" && page.mine === null ? button("join", "club-join", "play") : null}
    ${page.mine !== null && state === "open" ? button("leave", "club-leave") : null}
    ${page.mine !== null && state === "playing" ? button("leave", "club-withdraw") : null}
    ${page.hosting && state === "open" ? button("start", "club-start", "play") : null}
    ${page.hosting ? button("cancel", "club-cancel") : null}
  </p>`;
}

/** @param {{id: string}} p */
export function TournamentView({ id }) {
  const [page, setPage] = useState(/** @type {Page|null|false} */ (null));
  const { busy, error, run } = useRequest();
  const path = `/api/club/tournaments/${encodeURIComponent(id)}`;
  const look = () => api("GET", path).then(setPage, () => setPage((before) => before || false));
  useRepeated(look, [id, me.value?.name]);
  if (page === null)
    return html`<${PlayPage} here=""><p class="loading">${t("ui-loading")}</p></${PlayPage}>`;
  if (page === false)
    return html`<${PlayPage} here=""><h1>${t("error-no-tournament")}</h1></${PlayPage}>`;
  const one = page.tournament;
  const mine = myTable(page);
  const send = (/** @type {string} */ action) =>
    run(async () => {
      await api("POST", `${path}/${action}`);
      await look();
    });
  return html`<${PlayPage} here="">
    <h1>${one.name}</h1>
    <p class="lead">${agreed(one)}</p>
    <p role="status">
      ${t(`club-state-${one.state}`)} · ${t("club-entrants", { count: one.entrants })}${
        one.state === "playing" && one.rounds
          ? ` · ${t("club-round-of", { round: page.rounds.length, rounds: one.rounds })}`
          : ""
      }${one.state === "open" && one.starts ? ` · ${t("club-starts", { when: moment(one.starts) })}` : ""}
    </p>
    ${
      mine
        ? html`<p class="row wrap">
            <button
              type="button"
              class="play"
              data-act="my-table"
              onClick=${() => run(() => sitDown(/** @type {string} */ (mine.table)))}
            >
              ${t("club-my-table")}
            </button>
          </p>`
        : null
    }
    <${SignInFirst} text=${t("club-join-sign-in")} />
    <${Actions} page=${page} send=${send} busy=${busy} />
    <${Trouble} text=${error} />
    <${Standings} page=${page} />
    ${page.rounds
      .map(
        (sittings, i) =>
          html`<section key=${i}>
            <h2>${t("club-round", { round: i + 1 })}</h2>
            <ul class="tablelist">
              ${sittings.map((x, k) => html`<${TableRow} key=${k} page=${page} sitting=${x} />`)}
            </ul>
          </section>`,
      )
      .reverse()}</${PlayPage}>`;
}
