"""Whether a person sees what the page points at, and the mark on it.

A thing is seen if at least half of its points are in the window and nothing lies over them, and seen whole if nearly
all are. Its mark is seen if the screen changes around the thing when the mark is taken off.
"""

from __future__ import annotations

import base64
from typing import Any

from browser.client import until

LIMITS = {
    "seen": 0.5,  # of the points of a thing
    "whole": 0.9,  # of the points of a text or a button; an icon may stand in its corner
    "difference": 40,  # levels by which a point of a mark differs from the same point without it
    "mark": 80,  # points of the screen that a mark changes
    "around": 10,  # pixels around a thing in which its mark is looked for
}

SHARES = """
  const inside = (r, x, y) => x >= r.left && x <= r.right && y >= r.top && y <= r.bottom;
  const covers = (part, x, y) => {
    if (!(part instanceof SVGGeometryElement)) return inside(part.getBoundingClientRect(), x, y);
    const matrix = part.getScreenCTM(), { fill, stroke } = getComputedStyle(part);
    if (!matrix) return false;
    const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return (fill !== "none" && part.isPointInFill(at)) || (stroke !== "none" && part.isPointInStroke(at));
  };
  const SHAPES = "path, rect, circle, ellipse, line, polygon, polyline, image, text, use";
  const shapes = (el) =>
    el instanceof SVGElement && !el.matches("svg") && !el.matches(SHAPES) ? [...el.querySelectorAll(SHAPES)] : [el];
  const own = (el, met) =>
    met && (el.contains(met) || (el.dataset.ref && met.closest("[data-ref]")?.dataset.ref === el.dataset.ref));
  // the box of a straight line has no area: two pixels at either side belong to the line
  const share = (el, count = 12, aside = 2) => {
    const box = el.getBoundingClientRect(), parts = shapes(el), thin = Math.min(box.width, box.height) < aside;
    const [left, width] = box.width < aside ? [box.left - aside, 2 * aside] : [box.left, box.width];
    const [top, height] = box.height < aside ? [box.top - aside, 2 * aside] : [box.top, box.height];
    let all = 0, seen = 0;
    if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return 0;
    for (let i = 0.5; i < count; i++)
      for (let j = 0.5; j < count; j++) {
        const x = left + (width * i) / count, y = top + (height * j) / count;
        if (!thin && !parts.some((part) => covers(part, x, y))) continue;
        all += 1;
        if (own(el, document.elementFromPoint(x, y))) seen += 1;
      }
    return all ? seen / all : 0;
  };
  const found = (mark, ref) => {
    const verb = ref.startsWith("do:") ? `, [${mark}][data-verb="${CSS.escape(ref.slice(3))}"]` : "";
    return [...document.querySelectorAll(`[${mark}][data-ref="${CSS.escape(ref)}"]${verb}`)]
      .map((el) => [share(el), el]).sort((a, b) => b[0] - a[0]);
  };"""
SEEN = f"""([mark, refs, least]) => {{{SHARES}
  return refs.every((ref) => found(mark, ref)[0]?.[0] >= least);
}}"""
SHARE_OF = f"([mark, refs]) => {{{SHARES} return refs.map((ref) => [ref, found(mark, ref)[0]?.[0] ?? null]); }}"
SHOWN = f"([selector, least]) => {{{SHARES} return share(document.querySelector(selector)) >= least; }}"
BOX = f"""([mark, ref]) => {{{SHARES}
  const r = found(mark, ref)[0][1].getBoundingClientRect();
  return [r.left, r.top, r.right, r.bottom, innerWidth, innerHeight];
}}"""
# The glow of what was pointed at just now passes: the mark must be seen without it.
SETTLE = "() => { for (const el of document.querySelectorAll('.found')) el.classList.remove('found'); }"
# The marks are hidden by a style sheet: the page would put back at its next change what is taken away.
HIDE = """(mark) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    html body [${mark}]:not(#_):not(#_) { outline: none !important; }
    html body svg > .marked:not(#_) { display: none !important; }`);
  document.adoptedStyleSheets.push(sheet);
  window.markAgain = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}"""
DIFFERENT = """async ([before, after, difference]) => {
  const points = async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height).data;
  };
  const [a, b] = [await points(before), await points(after)];
  let count = 0;
  for (let i = 0; i < a.length; i += 4)
    if ([0, 1, 2].some((k) => Math.abs(a[i + k] - b[i + k]) > difference)) count += 1;
  return count;
}"""


def shot(page: Any, clip: dict[str, float]) -> str:
    return base64.b64encode(page.screenshot(clip=clip, scale="css", animations="disabled")).decode()


def mark_size(page: Any, ref: str, mark: str) -> int:
    """How many points of the screen the mark of a thing changes."""
    left, top, right, bottom, width, height = page.evaluate(BOX, [mark, ref])
    more = LIMITS["around"]
    x, y = max(0, left - more), max(0, top - more)
    clip = {"x": x, "y": y, "width": min(width, right + more) - x, "height": min(height, bottom + more) - y}
    page.evaluate(SETTLE)
    marked = shot(page, clip)
    page.evaluate(HIDE, mark)
    plain = shot(page, clip)
    page.evaluate("() => window.markAgain()")
    return int(page.evaluate(DIFFERENT, [marked, plain, LIMITS["difference"]]))


def check_seen(page: Any, refs: list[str], what: str, mark: str = "data-pointed") -> None:
    """Each of these things is seen, and so is the mark on it."""
    try:
        until(page, SEEN, what, [mark, refs, LIMITS["seen"]])
    except AssertionError:
        raise AssertionError(f"{what}: seen shares {page.evaluate(SHARE_OF, [mark, refs])}") from None
    faint = [(ref, size) for ref in refs if (size := mark_size(page, ref, mark)) < LIMITS["mark"]]
    assert not faint, f"{what}: marks that are not seen {faint}"


def check_shown(page: Any, selector: str, what: str) -> None:
    """The first element of a selector is seen whole."""
    until(page, SHOWN, what, [selector, LIMITS["whole"]])
