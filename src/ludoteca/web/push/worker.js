// @ts-check
// The service worker of push messages: it shows them, and opens the page that they are about.
"use strict";

(() => {
  /**
   * @typedef {{title: string, body: string, path: string, tag: string, lang: string}} PushText
   * @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} Lasting
   * @typedef {Lasting & {data: {json: () => PushText}|null}} Pushed
   * @typedef {Lasting & {notification: Notification}} Clicked
   * @typedef {{url: string, focus: () => Promise<unknown>, navigate: (url: string) => Promise<unknown>}} Page
   * @typedef {{matchAll: (query: object) => Promise<Page[]>, openWindow: (url: string) => Promise<unknown>}} Pages
   */
  const worker =
    /** @type {EventTarget & {registration: ServiceWorkerRegistration, skipWaiting: () => void, clients: Pages}} */ (
      /** @type {unknown} */ (self)
    );

  /** Show a page: a window that has it already, or a new one. @param {string} path */
  async function show(path) {
    const url = new URL(path, location.origin);
    if (url.origin !== location.origin) return;
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = pages.find((page) => new URL(page.url).pathname === url.pathname);
    await (open ? open.focus() : worker.clients.openWindow(url.href));
  }

  worker.addEventListener("install", () => worker.skipWaiting());

  worker.addEventListener("push", (e) => {
    const event = /** @type {Pushed} */ (e);
    const text = event.data?.json();
    if (!text) return;
    const { title, body, tag, lang, path } = text;
    const shown = { body, tag, lang, data: { path }, icon: "/static/art/favicon.svg" };
    event.waitUntil(worker.registration.showNotification(title, shown));
  });

  worker.addEventListener("notificationclick", (e) => {
    const event = /** @type {Clicked} */ (e);
    event.notification.close();
    event.waitUntil(show(event.notification.data.path));
  });
})();
