// @ts-check
// What is kept on this device for times without the server: a page that says so, and the rules.
import { games } from "./net.js";
import { lang } from "./texts.js";

/**
 * The addresses that show the rules of these games in a language.
 * @param {string[]} ids
 * @param {string} language
 */
export const rulePaths = (ids, language) => [
  "/api/games",
  "/static/icons.svg",
  `/text/${language}/common.ftl`,
  ...ids.flatMap((id) => [
    `/rules/${id}`,
    `/text/${language}/${id}.ftl`,
    `/api/games/${id}/rules?lang=${language}`,
  ]),
];

/** Install the service worker and let it keep the rules of every game. */
export async function keepOffline() {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/worker.js");
  const registration = await navigator.serviceWorker.ready;
  navigator.serviceWorker.onmessage = (event) => {
    document.documentElement.dataset.kept = String(event.data.kept); // how many addresses are kept
  };
  const ids = (await games()).map((game) => game.id);
  registration.active?.postMessage({ keep: rulePaths(ids, lang.peek()), lang: lang.peek() });
}

/** Forget everything that was kept. */
export async function dropOffline() {
  const registration = await navigator.serviceWorker?.getRegistration("/");
  await registration?.unregister();
  for (const name of await caches.keys())
    if (name.startsWith("ludoteca-")) await caches.delete(name);
}
