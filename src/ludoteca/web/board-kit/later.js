// @ts-check
// A board that is drawn part by part. Each part is a task of its own, so that the page can answer
// between two of them.
import { html, signal, useEffect, useLayoutEffect, useRef, useState } from "../vendor/ui.js";

/** Whether parts of the board are still to come. Until they are there, none of it is seen. */
export const drawing = signal(false);

/** How long a part waits in a page that draws no frames, in milliseconds. */
const MAX_WAIT = 100;

/** The parts to come, in their order. @type {Set<() => void>} */
const parts = new Set();

/** Until the browser has laid out what is there. */
const nextFrame = () =>
  new Promise((done) => {
    setTimeout(done, MAX_WAIT);
    requestAnimationFrame(() => setTimeout(done));
  });

async function draw() {
  drawing.value = true;
  await nextFrame();
  for (const part of parts) {
    parts.delete(part);
    part();
    await nextFrame();
  }
  drawing.value = false;
}

/** A part of a board that is drawn after what stands before it. @param {{children?: unknown}} p */
export function Later({ children }) {
  const [there, show] = useState(false);
  useLayoutEffect(() => {
    const part = () => show(true);
    parts.add(part);
    if (!drawing.peek()) draw();
    return () => {
      parts.delete(part);
    };
  }, []);
  return there ? children : null;
}

/**
 * Many things of one kind, some at a time.
 * @template T
 * @param {T[]} items in an order that lasts
 * @param {number} size of each part
 * @param {(item: T) => unknown} show
 */
export const inParts = (items, size, show) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => {
    const part = items.slice(i * size, (i + 1) * size);
    return html`<${Later} key=${i}>${part.map(show)}</${Later}>`;
  });

/**
 * Measure the board after each time it is drawn, but not before all of it is there.
 * @param {() => void} look
 */
export function useDrawn(look) {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    if (!drawing.peek()) latest.current();
  });
  useEffect(
    () =>
      drawing.subscribe((busy) => {
        if (!busy) latest.current();
      }),
    [],
  );
}
