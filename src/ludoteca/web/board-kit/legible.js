// @ts-check
// Texts of a drawing that stay readable when the drawing is small.

/** No text is rendered smaller, in pixels. */
export const MIN_TEXT = 11;
/** A text grows at most by this much beyond its size in the drawing; then the drawing itself is enlarged. */
const MAX_GROWTH = 1.3;
/** The number of a key stands in a disc with room around it. */
const MAX_BADGE_GROWTH = 1.6;

/** The size of each text as it is drawn. @type {WeakMap<Element, number>} */
const drawn = new WeakMap();

/** @param {SVGTextElement} el */
function sizeOf(el) {
  const known = drawn.get(el);
  if (known !== undefined) return known;
  const size = Number.parseFloat(getComputedStyle(el).fontSize);
  drawn.set(el, size);
  return size;
}

/** The texts of a drawing. @param {Element} root @returns {SVGTextElement[]} */
const textsOf = (root) => [...root.querySelectorAll("text")].filter((el) => el.textContent?.trim());

/** Pixels of the screen for one unit of the text. @param {SVGTextElement} el */
function scaleOf(el) {
  const m = el.getScreenCTM();
  return m ? Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) : 1;
}

/**
 * How much a drawing must be enlarged so that its smallest text can be read, 1 if not at all.
 * @param {Element} root
 * @param {number} zoom the present enlargement
 */
export function zoomToRead(root, zoom) {
  // Numbers of keys come and go with the question: the board must not move for them.
  const lasting = textsOf(root).filter((el) => !el.closest(".badge"));
  const least = Math.min(...lasting.map((el) => sizeOf(el) * scaleOf(el)));
  return Number.isFinite(least) && least > 0
    ? Math.max(1, (MIN_TEXT / MAX_GROWTH / least) * zoom)
    : 1;
}

/** Let the texts grow that would be too small to read. @param {Element} root */
export function makeLegible(root) {
  const wanted = textsOf(root).map((el) => {
    const size = sizeOf(el);
    const needed = MIN_TEXT / scaleOf(el);
    const most = size * (el.closest(".badge") ? MAX_BADGE_GROWTH : MAX_GROWTH);
    return { el, size: needed > size ? Math.min(needed, most) : 0 };
  });
  for (const { el, size } of wanted) {
    const text = size ? `${size.toFixed(2)}px` : "";
    if (el.style.fontSize !== text) el.style.fontSize = text;
  }
}
