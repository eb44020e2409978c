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
  if (saved.text) root.dataset.text = saved.text;
  if (saved.motion === "off") root.dataset.motion = "off";
})();
