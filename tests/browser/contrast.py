"""The contrast of all text on a page, also where axe cannot decide: over gradients, drawings and other elements.

Two pictures are taken, one with the text and one with its letters left out. Where they differ there are letters. Their
colour is the computed one; what lies behind them is read from the second picture, with the halo of letters that have
one. Nothing is undecided: a text is readable, too faint, or an error.
"""

from __future__ import annotations

import base64
import time
from typing import Any

from browser.client import PATIENCE

LIMITS = {
    "contrast": 4.5,  # WCAG 2.2, 1.4.3
    "large_contrast": 3.0,
    "large": 24.0,  # CSS pixels
    "large_bold": 18.66,
    "share": 0.85,  # of a text's points that must have the contrast: what lies behind letters is seldom one colour
    "difference": 24,  # levels by which a point with a letter differs from the one without
    "letters": 0.01,  # of a text's area that letters take: with less, other things cover it or it is scrolled away
}

# The colour of an element stays: a sign or a border that is drawn with it is no letter.
WITHOUT_LETTERS = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after { -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important; text-shadow: none !important; caret-color: transparent !important;
    transition: none !important; animation: none !important }
    text, tspan { fill: transparent !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
WITH_LETTERS = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); }"

# Every text that is seen: its words, boxes, colour, opacity, size and weight.
TEXTS = """() => {
  const within = (r, [left, top, right, bottom]) =>
    [Math.max(r.left, left), Math.max(r.top, top), Math.min(r.right, right), Math.min(r.bottom, bottom)];
  const SHADOW = 10; // of a control that floats on a map
  const FADE = 22; // of a row that scrolls: its mask says that it goes on
  const pieces = [...document.querySelectorAll("[data-piece], .zoompan button, .locator")].map((e) => {
    const r = e.getBoundingClientRect(), more = e.matches("[data-piece]") ? 0 : SHADOW;
    return [e, { left: r.left - more, top: r.top - more, right: r.right + more, bottom: r.bottom + more }];
  });
  const out = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, title, desc, option, noscript, .sr, [disabled], [inert]"))
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let seen = [-Infinity, -Infinity, Infinity, Infinity];
    for (let at = element; at !== document.body; at = at.parentElement) {
      const { overflowX, position, maskImage } = getComputedStyle(at);
      if (position === "fixed") break;
      if (overflowX === "visible") continue;
      const { left, top, right, bottom } = at.getBoundingClientRect();
      const fades = maskImage !== "none" && at.scrollWidth > at.clientWidth;
      seen = within({ left, top, right: fades ? right - FADE : right, bottom }, seen);
    }
    const boxes = [...range.getClientRects()].map((r) => [...within(r, seen), r.height])
      .filter(([left, top, right, bottom, height]) => right - left > 2 && bottom - top > 0.7 * height)
      .map(([left, top, right, bottom]) => [left + scrollX, top + scrollY, right - left, bottom - top]);
    if (!boxes.length) continue;
    const style = getComputedStyle(element);
    const drawn = element instanceof SVGElement;
    let opacity = drawn ? Number(style.fillOpacity) : 1;
    for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    const matrix = drawn ? element.getScreenCTM?.() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    // Pieces and controls that are drawn later, and so may lie on the text: a marker on the number that it tells.
    const above = pieces.filter(([e]) => !e.contains(element) && node.compareDocumentPosition(e) & 4)
      .map(([, r]) => [r.left + scrollX, r.top + scrollY, r.right + scrollX, r.bottom + scrollY])
      .filter((r) => boxes.some(([x, y, w, h]) => r[0] < x + w && r[2] > x && r[1] < y + h && r[3] > y));
    out.push({ text: node.data.trim(), boxes, above, colour: drawn ? style.fill : style.webkitTextFillColor, opacity,
      size: parseFloat(style.fontSize) * scale, bold: Number(style.fontWeight) >= 700,
      where: [element, element.parentElement].map((e) =>
        e.tagName.toLowerCase() + "." + (e.getAttribute("class") ?? "").trim().replace(/\\s+/g, ".")).join(" in ") });
  }
  return out;
}"""


# Compares the two pictures at every text and names those that are too faint.
JUDGE = """async ({ texts, letters, behind, limits }) => {
  const pixels = async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [a, b] = [await pixels(letters), await pixels(behind)];
  if (a.width !== b.width || a.height !== b.height) return ["the page changed its size without its letters"];
  const linear = (v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (c) => 0.2126 * linear(c[0]) + 0.7152 * linear(c[1]) + 0.0722 * linear(c[2]);
  const contrast = (c, d) => {
    const [x, y] = [luminance(c), luminance(d)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  };
  const at = (image, i) => [image.data[i], image.data[i + 1], image.data[i + 2]];
  const apart = (c, d) => Math.max(...c.map((v, k) => Math.abs(v - d[k])));
  // Whether a point is this ink on this ground, more or less of it, and not the letter of another text.
  const between = (point, ink, ground) => {
    const way = ink.map((v, k) => v - ground[k]), length = way.reduce((sum, v) => sum + v * v, 0);
    const part = point.reduce((sum, v, k) => sum + (v - ground[k]) * way[k], 0) / (length || 1);
    return part > 0.1 && apart(point, ground.map((v, k) => v + part * way[k])) <= limits.difference;
  };
  const median = (values) => values.sort((x, y) => x - y)[values.length >> 1];
  // How many texts lie at a point: where there are several, nothing is known of one of them.
  const layers = new Uint8Array(a.width * a.height);
  const points = function* (box) {
    const [left, top, width, height] = box.map(Math.round);
    for (let y = Math.max(0, top); y < Math.min(a.height, top + height); y++)
      for (let x = Math.max(0, left); x < Math.min(a.width, left + width); x++) yield y * a.width + x;
  };
  for (const { boxes } of texts) for (const box of boxes) for (const point of points(box)) layers[point]++;
  const judge = (text) => {
    if (!text.colour.startsWith("rgb")) return "its colour is " + text.colour;
    const [red, green, blue, own = 1] = text.colour.match(/[\\d.]+/g).map(Number);
    const alpha = own * text.opacity, ratios = [], covered = [];
    let area = 0, changed = 0;
    for (const box of text.boxes)
      for (const point of points(box)) {
        const x = point % a.width, y = Math.floor(point / a.width);
        const covers = (r) => x >= r[0] - 1 && x <= r[2] + 1 && y >= r[1] - 1 && y <= r[3] + 1;
        if (layers[point] > 1 || text.above.some(covers)) continue;
        const i = 4 * point, ground = at(b, i);
        area++;
        const ink = [red, green, blue].map((v, k) => v * alpha + ground[k] * (1 - alpha));
        covered.push(apart(ink, ground));
        if (apart(at(a, i), ground) <= limits.difference) continue;
        changed++;
        if (between(at(a, i), ink, ground)) ratios.push(contrast(ink, ground));
      }
    if (!area) return "";
    if (ratios.length < limits.letters * area && changed > limits.letters * area) return "undecided";
    if (ratios.length < limits.letters * area)
      return median(covered) > limits.difference ? "" : "it cannot be told from its ground";
    const large = text.size >= (text.bold ? limits.large_bold : limits.large);
    const wanted = large ? limits.large_contrast : limits.contrast;
    const share = ratios.filter((ratio) => ratio >= wanted - 0.01).length / ratios.length;
    return share >= limits.share ? "" : median(ratios).toFixed(2) + " instead of " + wanted + ", in " +
      Math.round(100 * share) + " % of its points";
  };
  return texts.map((text) => [text, judge(text)]).filter(([, wrong]) => wrong)
    .map(([text, wrong]) => JSON.stringify(text.text.slice(0, 40)) + " in " + text.where + ": " + wrong);
}"""


def picture(page: Any) -> str:
    """The whole page, one pixel for each point."""
    return base64.b64encode(page.screenshot(full_page=True, scale="css", animations="disabled")).decode()


def still(page: Any) -> tuple[Any, str, str]:
    """The texts of a page, with the pictures with and without letters, once nothing has moved or changed its colour
    from the first look to the last."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        texts, letters = page.evaluate(TEXTS), picture(page)
        page.evaluate(WITHOUT_LETTERS)
        behind = picture(page)
        page.evaluate(WITH_LETTERS)
        if picture(page) == letters and page.evaluate(TEXTS) == texts:
            return texts, letters, behind
    raise AssertionError(f"the page does not stand still: {page.title()}")


def faint(page: Any) -> list[str]:
    """The texts of a page that cannot be read well enough."""
    texts, letters, behind = still(page)
    assert texts
    found: list[str] = page.evaluate(JUDGE, {"texts": texts, "letters": letters, "behind": behind, "limits": LIMITS})
    return found
