// @ts-check
// Addresses without reloading: links inside the site change the page in place.
import { signal } from "../vendor/ui.js";

export const place = signal(location.pathname + location.search + location.hash);

/** @param {string} to @param {boolean} [instead] */
export function go(to, instead = false) {
  if (instead) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  place.value = to;
  if (!to.includes("#")) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  place.value = location.pathname + location.search + location.hash;
});
addEventListener("click", (e) => {
  const link = e.target instanceof Element ? e.target.closest("a[href]") : null;
  if (
    !link ||
    e.defaultPrevented ||
    e.button !== 0 ||
    e.ctrlKey ||
    e.metaKey ||
    e.shiftKey ||
    link.hasAttribute("download")
  )
    return;
  const to = new URL(/** @type {HTMLAnchorElement} */ (link).href);
  if (
    to.origin !== location.origin ||
    to.pathname.startsWith("/api/") ||
    link.getAttribute("target")
  )
    return;
  if (to.pathname === location.pathname && to.hash) return;
  e.preventDefault();
  go(to.pathname + to.search + to.hash);
});
