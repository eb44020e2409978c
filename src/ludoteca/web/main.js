// @ts-check
// The way in: language, icons, and which page an address means.
import { html, render, effect, signal } from "./vendor/ui.js";
import { speak, firstLanguage, lang, spoken, t } from "./texts.js";
import { settings } from "./store.js";
import { place } from "./router.js";
import { sprite } from "./art.js";
/** Which file holds which page: a visitor fetches only what he opens. */
const PAGES = {
  Home: () => import("./pages/home.js"), NewTable: () => import("./pages/new.js"), Join: () => import("./pages/join.js"), Recover: () => import("./pages/join.js"),
  OpenTables: () => import("./pages/join.js"), SettingsPage: () => import("./pages/settings.js"), Rules: () => import("./pages/reference.js"),
  CardsPage: () => import("./pages/reference.js"), AboutPage: () => import("./pages/reference.js"), Museum: () => import("./pages/museum.js"),
  TablePage: () => import("./table/page.js"),
};
const loaded = signal(/** @type {Record<string, any>} */ ({}));

/** @param {keyof typeof PAGES} name @param {Record<string, any>} [props] */
function page(name, props = {}) {
  const Found = loaded.value[name];
  if (Found) return html`<${Found} ...${props} />`;
  PAGES[name]().then((module) => { loaded.value = { ...loaded.peek(), [name]: /** @type {any} */ (module)[name] }; });
  return html`<main class="sheetpage" id="main" aria-busy="true"></main>`;
}

const ready = signal(false);

/** @param {string} path */
function pageOf(path) {
  const url = new URL(path, location.origin);
  const [kind, id] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (!kind) return url.searchParams.has("tables") ? page("OpenTables") : page("Home");
  if (kind === "recover") return page("Recover");
  if (kind === "settings") return page("SettingsPage");
  if (kind === "new" && id) return page("NewTable", { key: id, id });
  if (kind === "t" && id) {
    const at = url.searchParams.get("at");
    return page("TablePage", { key: id, id, at: at !== null && /^\d+$/.test(at) ? Number(at) : null });
  }
  if (kind === "join" && id) return page("Join", { key: id, invite: id });
  if (kind === "rules" && id) return page("Rules", { key: id, game: id });
  if (kind === "cards" && id) return page("CardsPage", { key: id, game: id });
  if (kind === "about" && id) return page("AboutPage", { key: id, game: id });
  if (kind === "museum" && id) return page("Museum", { key: id, game: id });
  return html`<main class="sheetpage" id="main"><article class="panel"><h1>${t("ui-no-such-page")}</h1><p><a class="button" href="/">${t("ui-home")}</a></p></article></main>`;
}

function App() {
  const kind = place.value.split("/")[1]?.split(/[?#]/)[0];
  const page = pageOf(place.value);
  if (!ready.value) return null;
  return html`<nav aria-label=${t("ui-skip-to")}><a class="skip" href="#main">${t("ui-skip-to")}</a></nav>${kind && kind !== "t" ? html`<header class="bar solo"><a class="logo" href="/">Ludoteca</a></header>` : null}${page}`;
}

effect(() => {
  const wanted = firstLanguage(settings.value.lang);
  if (ready.peek() && wanted === lang.peek()) return;
  speak(wanted, spoken.peek()).then(() => { ready.value = true; });
});
sprite();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
