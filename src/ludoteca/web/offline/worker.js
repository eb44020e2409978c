// @ts-check
// The service worker: what was kept is shown when the server cannot be reached, and only then.
// The version changes with every file of the site, so an update replaces everything that was kept.
"use strict";
const CACHE = "ludoteca-%VERSION%";
const OFFLINE = "/offline";
const LOOKS = ["/static/app/boot.js", "/static/css/tokens.css", "/static/css/app.css"];
const FILES = ["/static/", "/games/", "/text/", "/api/games"];
const PAGES = ["/rules/", "/cards/", "/learn/", "/about/"];

/**
 * @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} Lasting
 * @typedef {Lasting & {request: Request, respondWith: (answer: Promise<Response>) => void}} Fetching
 * @typedef {Lasting & {data: {keep: string[], lang: string}, source: {postMessage: (data: object) => void}|null}}
 *   Asking
 */
const worker =
  /** @type {EventTarget & {skipWaiting: () => void, clients: {claim: () => Promise<void>}}} */ (
    /** @type {unknown} */ (self)
  );

/** Whether the answer to a request is a file, a text or a reference. @param {string} path */
const isFile = (path) => FILES.some((start) => path.startsWith(start));

/** Whether a page is kept: those that explain a game, never a table. @param {string} path */
const isKeptPage = (path) => PAGES.some((start) => path.startsWith(start));

/** @param {Request} request @param {string} path */
async function answerOf(request, path) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && (isFile(path) || isKeptPage(path))) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    if (request.mode !== "navigate") throw error;
    return (await cache.match(OFFLINE, { ignoreVary: true })) ?? Response.error();
  }
}

/**
 * Keep an address, and what a page of ours fetches before it shows anything.
 * @param {Cache} cache
 * @param {string} path
 */
async function keep(cache, path) {
  const answer = await fetch(path);
  if (!answer.ok) return;
  await cache.put(path, answer.clone());
  if (!answer.headers.get("content-type")?.startsWith("text/html")) return;
  for (const [, file] of (await answer.text()).matchAll(/(?:href|src)="(\/static\/[^"]+)"/g))
    if (!(await cache.match(file))) await cache.add(file);
}

/** Forget what older versions kept. */
async function dropOlder() {
  for (const name of await caches.keys())
    if (name.startsWith("ludoteca-") && name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

worker.addEventListener("install", (e) => {
  const event = /** @type {Lasting} */ (e);
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([OFFLINE, ...LOOKS])));
  worker.skipWaiting();
});

worker.addEventListener("activate", (e) => /** @type {Lasting} */ (e).waitUntil(dropOlder()));

worker.addEventListener("fetch", (e) => {
  const event = /** @type {Fetching} */ (e);
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode !== "navigate" && !isFile(url.pathname)) return;
  event.respondWith(answerOf(event.request, url.pathname));
});

// The page asks for addresses to be kept, such as the rules of all games.
worker.addEventListener("message", (e) => {
  const event = /** @type {Asking} */ (e);
  const all = async () => {
    const cache = await caches.open(CACHE);
    for (const path of event.data.keep) await keep(cache, path).catch(() => undefined);
    const page = await fetch(`${OFFLINE}?lang=${event.data.lang}`).catch(() => null);
    if (page?.ok) await cache.put(OFFLINE, page); // in the language of the player, not of the browser
    event.source?.postMessage({ kept: event.data.keep.length });
  };
  event.waitUntil(all());
});
