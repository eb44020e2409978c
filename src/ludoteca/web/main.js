// @ts-check
// The way in: language, icons, and which page an address means.
import { html, render, effect, signal } from "./vendor/ui.js";
import { speak, firstLanguage, lang, spoken, t } from "./texts.js";
import { settings } from "./store.js";
import { place } from "./router.js";
import { sprite } from "./art.js";
import { Home } from "./pages/home.js";
import { NewTable } from "./pages/new.js";
import { Join, Recover, OpenTables } from "./pages/join.js";
import { SettingsPage } from "./pages/settings.js";
import { Rules, CardsPage, AboutPage } from "./pages/reference.js";
import { Museum } from "./pages/museum.js";
import { TablePage } from "./table/page.js";

const ready = signal(false);

/** @param {string} path */
function pageOf(path) {
  const url = new URL(path, location.origin);
  const [kind, id] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (!kind) return url.searchParams.has("tables") ? html`<${OpenTables} />` : html`<${Home} />`;
  if (kind === "recover") return html`<${Recover} />`;
  if (kind === "settings") return html`<${SettingsPage} />`;
  if (kind === "new" && id) return html`<${NewTable} key=${id} id=${id} />`;
  if (kind === "t" && id) {
    const at = url.searchParams.get("at");
    return html`<${TablePage} key=${id} id=${id} at=${at !== null && /^\d+$/.test(at) ? Number(at) : null} />`;
  }
  if (kind === "join" && id) return html`<${Join} key=${id} invite=${id} />`;
  if (kind === "rules" && id) return html`<${Rules} key=${id} game=${id} />`;
  if (kind === "cards" && id) return html`<${CardsPage} key=${id} game=${id} />`;
  if (kind === "about" && id) return html`<${AboutPage} key=${id} game=${id} />`;
  if (kind === "museum" && id) return html`<${Museum} key=${id} game=${id} />`;
  return html`<main class="sheetpage" id="main"><article class="panel"><h1>${t("ui-no-such-page")}</h1><p><a class="button" href="/">${t("ui-home")}</a></p></article></main>`;
}

function App() {
  const kind = place.value.split("/")[1]?.split(/[?#]/)[0];
  const page = pageOf(place.value);
  if (!ready.value) return null;
  return html`<a class="skip" href="#main">${t("ui-skip-to")}</a>${kind && kind !== "t" ? html`<header class="bar solo"><a class="logo" href="/">Ludoteca</a></header>` : null}${page}`;
}

effect(() => {
  const wanted = firstLanguage(settings.value.lang);
  if (ready.peek() && wanted === lang.peek()) return;
  speak(wanted, spoken()).then(() => { ready.value = true; });
});
sprite();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
