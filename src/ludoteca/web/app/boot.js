// Runs before the first paint, so that a page never flashes in the wrong theme or text size.
// Everything else waits for main.js.
"use strict";
(() => {
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem("ludoteca.settings") || "{}");
  } catch {
    saved = {};
  }
  const root = document.documentElement;
  const dark =
    saved.theme === "dark" ||
    (saved.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  // What the server has drawn is in the browser's language. It is hidden if another one was chosen.
  if (saved.lang && saved.lang !== root.lang) root.dataset.foreign = "";
  if (saved.text) root.dataset.text = saved.text;
  if (saved.motion === "off") root.dataset.motion = "off";
})();
