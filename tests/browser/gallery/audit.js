// Measures what is wrong with the picture on the screen, on the boxes of its elements. Evaluated in the
// page with the limits of gallery.toml.
({ floor, boardFloor, overlaps }) => {
  const problems = [];
  const say = (kind, what, other, detail) =>
    problems.push({
      kind,
      what: String(what).trim().replace(/\s+/g, " "),
      other: String(other ?? "")
        .trim()
        .replace(/\s+/g, " "),
      detail,
    });
  const cut = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const area = (r) => Math.max(0, r.right - r.left) * Math.max(0, r.bottom - r.top);
  const shrunk = (r, x, y) => ({
    left: r.left + (r.right - r.left) * x,
    right: r.right - (r.right - r.left) * x,
    top: r.top + (r.bottom - r.top) * y,
    bottom: r.bottom - (r.bottom - r.top) * y,
  });
  const plain = (r) => ({ left: r.left, top: r.top, right: r.right, bottom: r.bottom });
  const windowBox = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const name = (el) =>
    el.getAttribute?.("data-piece") ??
    el.getAttribute?.("data-ref") ??
    (el.id || (el.getAttribute?.("class") ?? el.tagName).split(" ")[0]);

  // Through which window an element is seen: hard edges cut for good, soft ones (something that
  // scrolls or pans) only for now.
  const windows = new Map();
  const seenThrough = (el) => {
    if (!el || el === document.body || el === document.documentElement)
      return { hard: windowBox, all: windowBox, by: "the window" };
    const known = windows.get(el);
    if (known) return known;
    const up = seenThrough(el.parentElement);
    let { hard, all, by } = up;
    const style = getComputedStyle(el);
    const svg = el instanceof SVGSVGElement && el.ownerSVGElement === null;
    if (
      svg
        ? style.overflow !== "visible"
        : el instanceof HTMLElement &&
          style.display !== "contents" &&
          style.display !== "inline" &&
          (style.overflowX !== "visible" || style.overflowY !== "visible")
    ) {
      const box = plain(el.getBoundingClientRect());
      const soft = (axis) =>
        !svg && (["auto", "scroll"].includes(style[axis]) || el.classList.contains("zoompan"));
      // beyond a soft edge everything can be reached, so the hard edges above it no longer count on that axis
      const wide = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
      const mine = { ...wide };
      const kept = { ...hard };
      for (const [axis, from, to] of [
        ["overflowX", "left", "right"],
        ["overflowY", "top", "bottom"],
      ]) {
        if (soft(axis)) {
          kept[from] = wide[from];
          kept[to] = wide[to];
        } else {
          mine[from] = box[from];
          mine[to] = box[to];
        }
      }
      const next = cut(kept, mine);
      if (["left", "right", "top", "bottom"].some((edge) => next[edge] !== kept[edge]))
        by = name(el);
      hard = next;
      all = cut(all, box);
    }
    const out = { hard, all, by };
    windows.set(el, out);
    return out;
  };
  const shown = (el) =>
    el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(el).clipPath !== "inset(50%)";

  // ---------------------------------------------------------------- texts: clipped, small
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (
      !node.data.trim() ||
      !el ||
      el.closest(".sr, script, style, option, select, textarea, noscript, .skip, .info") ||
      !shown(el)
    )
      continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 0.5 && r.height > 0.5);
    if (!rects.length) continue;
    const { hard, all, by } = seenThrough(el);
    const size = Number.parseFloat(getComputedStyle(el).fontSize);
    let scale = 1;
    if (el instanceof SVGGraphicsElement) {
      const m = el.getScreenCTM();
      scale = m ? Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) : 1;
    } else {
      const html = /** @type {HTMLElement} */ (el);
      const block = html.offsetHeight ? html : html.closest("div, li, p, button, section");
      if (block?.offsetHeight) scale = block.getBoundingClientRect().height / block.offsetHeight;
      if (Math.abs(scale - 1) < 0.04) scale = 1; // offsetHeight is a whole number
    }
    const visible = rects.some(
      (r) => area(cut(shrunk(plain(r), 0, 0.22), all)) > 0.3 * area(shrunk(plain(r), 0, 0.22)),
    );
    if (!visible && rects.every((r) => area(cut(plain(r), hard)) > 0)) continue; // scrolled away: somebody else's turn
    const word = node.data.length > 60 ? node.data.slice(0, 57) + "…" : node.data;
    for (const r of rects) {
      const box = shrunk(plain(r), 0, 0.22);
      const lost = [
        hard.left - box.left,
        box.right - hard.right,
        hard.top - box.top,
        box.bottom - hard.bottom,
      ];
      if (Math.max(...lost) > 1.5) {
        say("clipped", word, by, `${Math.round(Math.max(...lost))} px`);
        break;
      }
    }
    const least = el instanceof SVGElement ? boardFloor : floor;
    if (size * scale < least - 0.05)
      say(
        "small",
        word,
        name(el.closest("[data-piece], [data-ref], [class]") ?? el),
        `${(size * scale).toFixed(1)} px`,
      );
    if (visible && !el.closest(".badge"))
      for (const r of rects)
        texts.push({
          el,
          node,
          word,
          piece: el.closest("[data-piece]"),
          box: shrunk(plain(r), 0.02, 0.24),
          all,
        });
  }

  // ---------------------------------------------------------------- overlaps
  const related = (a, b) => a === b || a.contains(b) || b.contains(a);
  const layer = (el) => el.closest(".beside, .tray, .info, .zoompan-tools, dialog");
  const near = (list) => [...list].sort((a, b) => a.box.left - b.box.left);
  const pairs = (list, visit) => {
    const sorted = near(list);
    for (let i = 0; i < sorted.length; i += 1)
      for (let j = i + 1; j < sorted.length && sorted[j].box.left < sorted[i].box.right; j += 1)
        visit(sorted[i], sorted[j]);
  };
  pairs(texts, (a, b) => {
    if (a.node === b.node || layer(a.el) !== layer(b.el) || Boolean(a.piece) !== Boolean(b.piece))
      return; // a piece over a printed text is another matter, below
    const both = area(cut(cut(a.box, b.box), cut(a.all, b.all)));
    if (both > overlaps.texts * Math.min(area(a.box), area(b.box)) && both > 3)
      say("texts", a.word, b.word, `${Math.round(both)} px²`);
  });
  const pieces = [...document.querySelectorAll("[data-piece]")]
    .filter(shown)
    .map((el) => {
      const { all } = seenThrough(el);
      const svg = el instanceof SVGElement ? el.ownerSVGElement : null;
      return {
        el,
        svg,
        name: String(el.getAttribute("data-piece")),
        box: shrunk(plain(el.getBoundingClientRect()), 0.06, 0.06),
        all,
      };
    })
    .filter((p) => area(p.box) > 0 && (area(cut(p.box, p.all)) > 0 || p.svg));
  pairs(pieces, (a, b) => {
    if (related(a.el, b.el) || layer(a.el) !== layer(b.el)) return;
    const both = area(cut(cut(a.box, b.box), cut(a.all, b.all)));
    if (both > overlaps.pieces * Math.min(area(a.box), area(b.box)))
      say(
        "pieces",
        a.name,
        b.name,
        `${Math.round((100 * both) / Math.min(area(a.box), area(b.box)))} %`,
      );
  });
  for (const p of pieces) {
    const top = p.svg?.ownerSVGElement ?? p.svg;
    if (top) {
      const edge = plain(top.getBoundingClientRect());
      if (area(cut(p.box, edge)) < 0.98 * area(p.box)) say("outside", p.name, name(top), "");
    }
    for (const text of texts) {
      if (p.el.contains(text.el) || text.el.contains(p.el) || layer(p.el) !== layer(text.el))
        continue;
      const both = area(cut(cut(p.box, text.box), cut(p.all, text.all)));
      if (both > overlaps.labels * area(text.box))
        say("labels", p.name, text.word, `${Math.round((100 * both) / area(text.box))} %`);
    }
  }
  // buttons and tokens that lie over a board which cannot be moved from under them
  for (const tool of document.querySelectorAll(
    ".boardslot .zoompan-tools .tool, .boardslot .chit",
  )) {
    const frame = tool.closest(".boardslot")?.querySelector(".zoompan"),
      inner = frame?.querySelector(".zoompan-in");
    if (
      !frame ||
      !inner ||
      !shown(tool) ||
      tool.closest(".beside") ||
      inner.getBoundingClientRect().width > frame.clientWidth + 2 ||
      inner.getBoundingClientRect().height > frame.clientHeight + 2
    )
      continue;
    const box = plain(tool.getBoundingClientRect());
    for (const text of texts)
      if (
        frame.contains(text.el) &&
        !tool.contains(text.el) &&
        area(cut(box, text.box)) > overlaps.labels * area(text.box)
      )
        say("labels", name(tool), text.word, "");
    for (const p of pieces)
      if (frame.contains(p.el) && area(cut(box, p.box)) > overlaps.pieces * area(p.box))
        say("pieces", name(tool), p.name, "");
  }

  // ---------------------------------------------------------------- out of the window
  if (document.documentElement.scrollWidth > innerWidth)
    say(
      "outside",
      "the page",
      "the window",
      `${document.documentElement.scrollWidth - innerWidth} px`,
    );
  const slot = document.querySelector(".boardslot");
  for (const el of document.querySelectorAll(
    ".bar, .pbar, .prompt, .board, .bottom, .side > *, .sheet, .tray, .boardslot *",
  )) {
    if (
      !(el instanceof HTMLElement || el instanceof SVGSVGElement) ||
      !shown(el) ||
      el.closest(".sr") ||
      el.ownerSVGElement
    )
      continue;
    const box = plain(el.getBoundingClientRect());
    if (area(box) === 0) continue;
    const { hard, by } = seenThrough(el.parentElement);
    const edge = slot?.contains(el)
      ? cut(hard, {
          left: slot.getBoundingClientRect().left - 6,
          right: slot.getBoundingClientRect().right + 6,
          top: -1e6,
          bottom: 1e6,
        })
      : hard;
    const within = hard === windowBox || hard.left > -1e5 ? edge : hard;
    const lost = Math.max(
      within.left - box.left,
      box.right - within.right,
      within.top - box.top,
      box.bottom - within.bottom,
    );
    if (lost > 2 && lost < 1e5) say("outside", name(el), by, `${Math.round(lost)} px`);
  }
  return problems;
};
