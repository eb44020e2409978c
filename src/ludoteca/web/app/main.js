// @ts-check
// The way in: language, icons, and which page an address means.
import { html, render, effect } from "../vendor/ui.js";
import { speak, firstLanguage, hasClub, lang, spoken, t } from "./texts.js";
import { settings } from "./store.js";
import { place } from "./router.js";
import { sprite } from "./art.js";
import { lazy, AccountLink } from "./lazy.js";
import { ApiError } from "./net.js";
import { Failure } from "./failure.js";

// Which file holds which page: a visitor fetches only the pages they open.
const waiting = html`<main class="sheetpage" id="main" aria-busy="true"></main>`;
const Home = lazy(() => import("../pages/home.js"), "Home", waiting);
const NewTable = lazy(() => import("../pages/new.js"), "NewTable", waiting);
const Join = lazy(() => import("../pages/join.js"), "Join", waiting);
const Recover = lazy(() => import("../pages/join.js"), "Recover", waiting);
const OpenTables = lazy(() => import("../pages/tables.js"), "OpenTables", waiting);
const SettingsPage = lazy(() => import("../pages/settings.js"), "SettingsPage", waiting);
const Learn = lazy(() => import("../pages/learn.js"), "Learn", waiting);
const Puzzles = lazy(() => import("../pages/puzzles.js"), "Puzzles", waiting);
const GamePuzzles = lazy(() => import("../pages/puzzles.js"), "GamePuzzles", waiting);
const Rules = lazy(() => import("../pages/rules.js"), "Rules", waiting);
const ReadingsPage = lazy(() => import("../pages/readings.js"), "ReadingsPage", waiting);
const CardsPage = lazy(() => import("../pages/cards.js"), "CardsPage", waiting);
const AboutPage = lazy(() => import("../pages/about.js"), "AboutPage", waiting);
const Mail = lazy(() => import("../pages/mail.js"), "Mail", waiting);
const Chance = lazy(() => import("../pages/chance.js"), "Chance", waiting);
const Museum = lazy(() => import("../pages/museum.js"), "Museum", waiting);
const ClubPage = lazy(() => import("../pages/club/index.js"), "ClubPage", waiting);
const TablePage = lazy(() => import("../table/page.js"), "TablePage", waiting);

/**
 * The page an address means, by its first word: the rest of the path is the id of a table or game.
 * @type {Record<string, (id: string, part: string|undefined, url: URL) =>
 *   import("../vendor/ui.js").VNode>}
 */
const PAGES = {
  new: (id) => html`<${NewTable} key=${id} id=${id} />`,
  t: (id, part, url) =>
    part === "chance"
      ? html`<${Chance} key=${id} table=${id} />`
      : html`<${TablePage} key=${id} id=${id} at=${actionOf(url)} review=${part === "review"} />`,
  join: (id) => html`<${Join} key=${id} invite=${id} />`,
  mail: (id) => html`<${Mail} key=${id} code=${id} />`,
  learn: (id) => html`<${Learn} key=${id} game=${id} />`,
  puzzles: (id) => html`<${GamePuzzles} key=${id} game=${id} />`,
  rules: (id) => html`<${Rules} key=${id} game=${id} />`,
  readings: (id) => html`<${ReadingsPage} key=${id} game=${id} />`,
  cards: (id) => html`<${CardsPage} key=${id} game=${id} />`,
  about: (id) => html`<${AboutPage} key=${id} game=${id} />`,
  chance: (id) => html`<${Chance} key=${id} game=${id} />`,
  museum: (id) => html`<${Museum} key=${id} game=${id} />`,
};

/** The action that an address of a table points at. @param {URL} url */
function actionOf(url) {
  const at = url.searchParams.get("at");
  return at !== null && /^\d+$/.test(at) ? Number(at) : null;
}

const NO_PAGE = new ApiError("no-page", {}, 404);
/** The address that this page was opened with, and the error that the server has for it. */
const opened = place.peek();
const refusal = document.documentElement.dataset;

/** The words of an address; null if it cannot be read. @param {URL} url */
function wordsOf(url) {
  try {
    return url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** @param {string} path */
function pageOf(path) {
  if (refusal.error !== undefined && path === opened)
    return html`<${Failure}
      error=${{ key: refusal.error }}
      again=${refusal.again !== undefined}
    />`;
  const url = new URL(path, location.origin);
  const words = wordsOf(url);
  if (!words) return html`<${Failure} error=${NO_PAGE} />`;
  const [kind, id, part] = words;
  if (!kind) return url.searchParams.has("tables") ? html`<${OpenTables} />` : html`<${Home} />`;
  if (kind === "recover") return html`<${Recover} />`;
  if (kind === "puzzles" && !id) return html`<${Puzzles} />`;
  if (kind === "settings") return html`<${SettingsPage} />`;
  if (id && Object.hasOwn(PAGES, kind)) return PAGES[kind](id, part, url);
  const none = html`<${Failure} error=${NO_PAGE} />`;
  if (!hasClub) return none;
  return html`<${ClubPage} key=${`${kind}/${id}`} kind=${kind} id=${id} none=${none} />`;
}

function App() {
  const kind = place.value.split("/")[1]?.split(/[?#]/)[0];
  const page = pageOf(place.value);
  const headed = kind ? kind !== "t" || place.value.includes("/chance") : page.type !== Home;
  return html`<nav aria-label=${t("ui-skip-to")}>
      <a class="skip" href="#main">${t("ui-skip-to")}</a>
    </nav>
    ${
      headed
        ? html`<header class="bar solo">
            <a class="logo" href="/">Ludoteca</a>
            ${hasClub ? html`<${AccountLink} />` : null}
          </header>`
        : null
    }${page}`;
}

// The page comes while its texts do. What the server has drawn stays until both are there.
const page = /** @type {{begin?: () => Promise<void>}} */ (pageOf(place.peek()).type).begin?.();
let started = false;
async function start() {
  await page;
  if (started) return;
  started = true;
  render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
}
/** Keep what is read without the server, in the language of the page. */
const keep = () => {
  if (settings.peek().offline || matchMedia("(display-mode: standalone)").matches)
    import("./offline.js").then((module) => module.keepOffline()).catch(() => undefined);
};
effect(() => {
  const wanted = firstLanguage(settings.value.lang);
  if (started && wanted === lang.peek()) return;
  speak(wanted, spoken.peek()).then(start).then(keep);
});
sprite();
