// Measures what a window of another size does to the controls and words of the page. Evaluated in the page with the
// lists of windows.toml: what is seen without scrolling, what may lie over no text, and what shows its name.
({ whole, over, named }) => {
  const problems = [];
  const tidy = (text) =>
    String(text ?? "")
      .trim()
      .replace(/\s+/g, " ")
      .slice(0, 60);
  const say = (kind, what, other, detail) =>
    problems.push({ kind, what: tidy(what), other: tidy(other), detail });
  const shown = (el) =>
    el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(el).clipPath !== "inset(50%)" &&
    !el.closest(".sr, [inert]");
  const nameOf = (el) => el.getAttribute("aria-label") || el.textContent || el.id || el.className;

  // ---------------------------------------------------------------- page scrollbars
  const root = document.documentElement;
  for (const [axis, over] of [
    ["width", root.scrollWidth - root.clientWidth],
    ["height", root.scrollHeight - root.clientHeight],
  ])
    if (over > 0) say("scrollbar", "the page", axis, `${over} px`);

  // ---------------------------------------------------------------- parts that only scrolling shows
  for (const el of document.querySelectorAll(whole.join(","))) {
    if (!shown(el)) continue;
    const style = getComputedStyle(el);
    for (const [axis, more, overflow] of [
      ["width", el.scrollWidth - el.clientWidth, style.overflowX],
      ["height", el.scrollHeight - el.clientHeight, style.overflowY],
    ])
      if (more > 2 && overflow !== "visible") say("hidden", nameOf(el), axis, `${more} px`);
  }

  // ---------------------------------------------------------------- words broken between lines
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (
      !node.data.trim() ||
      !el ||
      el.closest("script, style, option, select, textarea, code, svg")
    )
      continue;
    if (!shown(el)) continue;
    for (const found of node.data.matchAll(/\p{L}{3,}/gu)) {
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const tops = new Set(
        [...range.getClientRects()].filter((r) => r.width > 0.5).map((r) => Math.round(r.top / 4)),
      );
      if (tops.size > 1) say("broken", found[0], node.data, "");
    }
  }

  // ---------------------------------------------------------------- controls: overlap, reach
  const CONTROLS =
    "button, a[href], input, select, textarea, summary, [role=button], [role=tab], .ent.lit, .chit";
  const controls = [...document.querySelectorAll(CONTROLS)].filter(
    (el) => shown(el) && el.getClientRects().length && !el.closest(".info, .skip"),
  );
  const inDrawing = (el) => el instanceof SVGElement || el.closest(".zoompan-in");
  const seen = (el) => {
    const r = el.getBoundingClientRect();
    const box = { left: r.left, top: r.top, right: r.right, bottom: r.bottom };
    for (let up = el.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.display === "contents" || style.display === "inline") continue;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = up.getBoundingClientRect();
      box.left = Math.max(box.left, edge.left);
      box.top = Math.max(box.top, edge.top);
      box.right = Math.min(box.right, edge.right);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
    return box;
  };

  // ---------------------------------------------------------------- texts under something that lies over the page
  // (a map can be moved from under it)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const el = node.parentElement;
    if (
      !node.data.trim() ||
      !el ||
      el.closest("script, style, option, noscript, .zoompan-in") ||
      !shown(el)
    )
      continue;
    range.selectNodeContents(node);
    const box = seen(el);
    for (const r of range.getClientRects()) {
      const [x, y] = [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
      const cover = document.elementFromPoint(x, y)?.closest(over.join(","));
      if (!cover || cover.contains(el)) continue;
      say("covered", node.data, nameOf(cover), "");
      break;
    }
  }

  // ---------------------------------------------------------------- names of a map under the buttons of its window
  for (const tool of document.querySelectorAll(".zoompan-tools .tool")) {
    if (!shown(tool)) continue;
    const button = tool.getBoundingClientRect();
    for (const name of tool.closest(".zoompan").querySelectorAll("text")) {
      if (!/\p{L}{3}/u.test(name.textContent) || !shown(name)) continue;
      const r = name.getBoundingClientRect();
      const width = Math.min(r.right, button.right) - Math.max(r.left, button.left);
      const height = Math.min(r.bottom, button.bottom) - Math.max(r.top, button.top);
      if (width > 2 && height > 2)
        say(
          "buried",
          name.textContent,
          nameOf(tool),
          `${Math.round(width)} x ${Math.round(height)} px`,
        );
    }
  }

  // ---------------------------------------------------------------- cards in a drawer that cannot be told apart
  // (a row of them may be scrolled sideways)
  for (const el of document.querySelectorAll(named.join(","))) {
    const title = el.querySelector("h3, strong, b");
    if (!title || !shown(title)) continue;
    range.selectNodeContents(title);
    const r = range.getBoundingClientRect();
    const box = seen(title);
    if (r.right <= box.left || r.left >= box.right) continue;
    const hidden = Math.max(box.top - r.top, r.bottom - box.bottom);
    if (hidden > 2) say("nameless", title.textContent, "", `${Math.round(hidden)} px`);
  }

  const layer = (el) => el.closest(".beside, .info, .zoompan-tools, dialog, .choices.all, .seal");
  const placed = controls
    .filter((el) => !inDrawing(el))
    .map((el) => ({ el, box: seen(el) }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1)
    .sort((a, b) => a.box.left - b.box.left);
  for (let i = 0; i < placed.length; i += 1)
    for (let j = i + 1; j < placed.length && placed[j].box.left < placed[i].box.right; j += 1) {
      const [a, b] = [placed[i], placed[j]];
      if (a.el.contains(b.el) || b.el.contains(a.el) || layer(a.el) !== layer(b.el)) continue;
      if (a.el.closest("label")?.contains(b.el) || b.el.closest("label")?.contains(a.el)) continue;
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (width > 3 && height > 3)
        say(
          "controls",
          nameOf(a.el),
          nameOf(b.el),
          `${Math.round(width)} x ${Math.round(height)} px`,
        );
    }

  const STEPS = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  const meets = (el) => {
    for (const part of [el, ...el.querySelectorAll("*")])
      for (const r of part.getClientRects())
        for (const fy of STEPS)
          for (const fx of STEPS) {
            const x = r.left + r.width * fx;
            const y = r.top + r.height * fy;
            if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
            const hit = document.elementFromPoint(x, y);
            if (
              hit &&
              (el.contains(hit) || (el.labels && [...el.labels].some((l) => l.contains(hit))))
            )
              return true;
          }
    return false;
  };
  const scrolled = [...document.querySelectorAll("*")]
    .filter((el) => el.scrollHeight > el.clientHeight || el.scrollWidth > el.clientWidth)
    .map((el) => [el, el.scrollLeft, el.scrollTop]);
  // The same entity may be drawn in several places: one that a click can meet is enough.
  const unmet = new Map();
  for (const el of controls) {
    if (el.disabled || el.closest("[disabled]")) continue;
    const name = el.dataset.ref && el.classList.contains("lit") ? el.dataset.ref : null;
    if (!name && inDrawing(el)) continue;
    const key = name ?? el;
    if (unmet.get(key) === "") continue;
    let ok = meets(el);
    if (!ok && el.closest(".zoompan-in")) {
      el.dispatchEvent(new Event("bring", { bubbles: true }));
      ok = meets(el);
    }
    if (!ok) {
      el.scrollIntoView({ block: "center", inline: "center" });
      ok = meets(el);
    }
    unmet.set(key, ok ? "" : (name ?? nameOf(el)));
  }
  for (const [el, left, top] of scrolled) el.scrollTo(left, top);
  for (const name of unmet.values()) if (name) say("unreachable", name, "", "");
  return problems;
};
