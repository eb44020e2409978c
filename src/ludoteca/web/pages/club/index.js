// @ts-check
// The pages of a server with accounts, by the first word of their address.
import { html, useEffect } from "../../vendor/ui.js";
import { t } from "../../app/texts.js";
import { lazy } from "../../app/lazy.js";
import { whoAmI } from "../../app/account.js";
import "./style.js";

const waiting = html`<main class="sheetpage" id="main" aria-busy="true"></main>`;
const PAGES = {
  account: lazy(() => import("./account.js"), "AccountPage", waiting),
  "sign-in": lazy(() => import("./sign-in.js"), "SignIn", waiting),
  register: lazy(() => import("./sign-in.js"), "Register", waiting),
  "recover-account": lazy(() => import("./recover.js"), "RecoverAccount", waiting),
  confirm: lazy(() => import("./recover.js"), "Confirm", waiting),
  people: lazy(() => import("./people.js"), "PeoplePage", waiting),
  u: lazy(() => import("./profile.js"), "ProfilePage", waiting),
  reset: lazy(() => import("./recover.js"), "Reset", waiting),
  play: lazy(() => import("./play.js"), "PlayNow", waiting),
  archive: lazy(() => import("./archive.js"), "ArchivePage", waiting),
  statistics: lazy(() => import("./statistics.js"), "StatisticsPage", waiting),
  ratings: lazy(() => import("./ratings.js"), "Ratings", waiting),
  tournaments: lazy(() => import("./tournaments.js"), "Tournaments", waiting),
  tournament: lazy(() => import("./tournament.js"), "TournamentView", waiting),
};

/**
 * The page of an address, or `none`. @param {{kind: string, id: string|undefined, none: unknown}} p
 */
export function ClubPage({ kind, id, none }) {
  return Object.hasOwn(PAGES, kind)
    ? html`<${Known} kind=${/** @type {keyof typeof PAGES} */ (kind)} id=${id} />`
    : none;
}

/** @param {{kind: keyof typeof PAGES, id: string|undefined}} p */
function Known({ kind, id }) {
  const Page = PAGES[kind === "tournaments" && id ? "tournament" : kind];
  useEffect(() => {
    document.title = `${t(`club-title-${kind}`)} · Ludoteca`;
    whoAmI();
  }, [kind, id]);
  return html`<${Page} id=${id} />`;
}
