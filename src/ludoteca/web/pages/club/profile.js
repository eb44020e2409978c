// @ts-check
// A person's profile: what they play and have played, and what one may do with them.
import { html, useEffect, useState } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { api } from "../../app/net.js";
import { cssId } from "../../app/games.js";
import { me } from "../../app/account.js";
import { Habits } from "./habits.js";
import { RatingCurves } from "./curves.js";
import { ReportDialog } from "./report.js";
import { Trouble, day, useRequest } from "./parts.js";

/**
 * @typedef {import("../../types/club.js").Profile} Profile
 * @typedef {import("../../types/club.js").Played} Played
 * @typedef {import("../../types/club.js").Opponent} Opponent
 */

/** @param {{person: Opponent}} p */
const Name = ({ person }) =>
  person.account
    ? html`<a href=${`/u/${encodeURIComponent(person.account)}`}>${person.account}</a>`
    : person.bot
      ? person.name || t("ui-bot-n", { seat: person.seat })
      : person.name || t("club-somebody");

/** @param {{game: Played}} p */
const Game = ({ game }) =>
  html`<li>
    <span
      ><b>${t(`ui-game-${cssId(game.game)}`)}</b>
      <small
        >${game.place ? t("club-place", { place: game.place, count: game.count }) : null}
        ${t("club-with")}${" "}
        ${game.others.map((o, i) => html`${i ? ", " : null}<${Name} key=${o.seat} person=${o} />`)}
        ${" "}· ${day(game.at)}</small
      ></span
    >
    ${game.table ? html`<a class="small button" href=${`/t/${game.table}`}>${t("ui-watch")}</a>` : null}
  </li>`;

/** @param {{title: string, games: Played[]}} p */
const Games = ({ title, games }) =>
  games.length
    ? html`<section>
        <h2>${title}</h2>
        <ul class="tablelist">
          ${games.map((game, i) => html`<${Game} key=${i} game=${game} />`)}
        </ul>
      </section>`
    : null;

/** @param {{profile: Profile}} p */
const Tallies = ({ profile }) =>
  profile.tallies.length
    ? html`<table class="tallies">
        <thead>
          <tr>
            <th scope="col">${t("club-game")}</th>
            <th scope="col">${t("club-played")}</th>
            <th scope="col">${t("club-won")}</th>
          </tr>
        </thead>
        <tbody>
          ${profile.tallies.map(
            (x) =>
              html`<tr key=${x.game}>
                <th scope="row">${t(`ui-game-${cssId(x.game)}`)}</th>
                <td class="num">${x.played}</td>
                <td class="num">${x.won}</td>
              </tr>`,
          )}
        </tbody>
      </table>`
    : html`<p class="none">${t("club-no-games")}</p>`;

/** What may be done, by what the person is to the viewer. @type {Record<string, string[]>} */
const ORDERS = {
  "": ["befriend", "block"],
  asked: ["part", "block"],
  friend: ["part", "block"],
  block: ["unblock"],
};

/** @param {{profile: Profile, change: () => Promise<void>}} p */
function Relation({ profile, change }) {
  const [reporting, setReporting] = useState(false);
  const { busy, error, run } = useRequest();
  if (!me.value || profile.relation === "self") return null;
  const order = (/** @type {string} */ what) =>
    run(async () => {
      await api("POST", `/api/people/${encodeURIComponent(profile.name)}/${what}`);
      await change();
    });
  const report = (/** @type {string} */ text) =>
    api("POST", `/api/people/${encodeURIComponent(profile.name)}/report`, { body: { text } });
  return html`<div class="row wrap">
      ${ORDERS[profile.relation].map(
        (what) =>
          html`<button
            type="button"
            class="button"
            key=${what}
            data-act=${what}
            disabled=${busy}
            onClick=${() => order(what)}
          >
            ${t(`club-do-${what}`)}
          </button>`,
      )}
      <button type="button" class="button" data-act="report" onClick=${() => setReporting(true)}>
        ${t("club-report")}
      </button>
    </div>
    <${Trouble} text=${error} />
    ${reporting ? html`<${ReportDialog} send=${report} close=${() => setReporting(false)} />` : null}`;
}

/** @param {{id: string}} p */
export function ProfilePage({ id }) {
  const [profile, setProfile] = useState(/** @type {Profile|null} */ (null));
  const { error, run } = useRequest();
  const load = async () => setProfile(await api("GET", `/api/people/${encodeURIComponent(id)}`));
  useEffect(() => {
    run(load);
  }, [id, me.value?.name]);
  if (!profile)
    return html`<main class="sheetpage" id="main">
      <article class="panel">
        <h1>${id}</h1>
        ${error ? html`<p role="alert">${error}</p>` : html`<p class="none">${t("ui-loading")}</p>`}
      </article>
    </main>`;
  return html`<main class="sheetpage club" id="main">
    <article class="panel">
      <h1>${profile.name}</h1>
      <p class="small-text">${t("club-since", { day: day(profile.made) })}</p>
      <${Relation} profile=${profile} change=${load} />
      <${Tallies} profile=${profile} />
      <${Habits} habits=${profile.habits} />
      <${RatingCurves} name=${profile.name} />
      <${Games} title=${t("club-running")} games=${profile.running} />
      <${Games} title=${t("club-finished")} games=${profile.finished} />
    </article>
  </main>`;
}
