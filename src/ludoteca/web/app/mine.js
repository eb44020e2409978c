// @ts-check
// The tables this browser sits at, as the server knows them.
import { signal, useEffect } from "../vendor/ui.js";
import { api } from "./net.js";
import { seats, seen } from "./store.js";

/** @typedef {import("../types/rest.js").OwnTable} OwnTable */

const MAX_TABLES = 50;
const EVERY = 30000; // milliseconds: a table that begins to wait is noticed without a new visit

/** Those that wait for this player first, then the newest. */
export const mine = signal(/** @type {OwnTable[]} */ ([]));

/** Whether the server has been asked: until then only the number of tables is known. */
export const looked = signal(false);

/** How many tables this browser holds a seat at. */
export const heldCount = () => Object.values(seats.value).filter((held) => held.token).length;

async function look() {
  const asked = Object.entries(seats.peek())
    .filter(([, held]) => held.token)
    .slice(-MAX_TABLES);
  if (!asked.length || document.hidden) return;
  try {
    /** @type {OwnTable[]} */
    const found = await api("POST", "/api/mine", {
      body: { tokens: asked.map(([, held]) => held.token) },
    });
    mine.value = found;
    looked.value = true;
    for (const [table] of asked)
      seen(
        table,
        found.some((m) => m.table === table),
      );
  } catch {
    /* the next look may find the server again */
  }
}

/** Keep the list fresh while the part of the page that shows it is there. */
export function useMine() {
  useEffect(() => {
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [Object.keys(seats.value).length]);
}
