// @ts-check
// What this browser remembers: settings, and the seats it holds.
import { signal, effect } from "../vendor/ui.js";

/**
 * @typedef {{lang: string|null, theme: "auto"|"light"|"dark", motion: "auto"|"off", sound: boolean,
 *   text: "100"|"115"|"130"|"150", view: "board"|"text", pace: "off"|"quick"|"normal"|"slow", keys:
 *   boolean, notify: boolean, name: string, resolve: boolean, skipConfirm: boolean, offline: boolean, guided:
 *   string[], solved: string[]}} Settings  solved: puzzles, as GAME/ID
 * @typedef {{token: string, seat: string|null, game: string, recovery?: string, invite?: string,
 *   name?: string, host?: boolean, lesson?: string, puzzle?: string, hotseat?: string[],
 *   read?: {seq: number, count: number}, when: number, missing?: number, given?: boolean}} Held
 *   given: the account has given the seat to this browser; read: how many steps of a lesson were
 *   read since action `seq`
 */

const SETTINGS = "ludoteca.settings";
const SEATS = "ludoteca.seats";
/** @type {Settings} */
const DEFAULTS = {
  lang: null,
  theme: "auto",
  motion: "auto",
  sound: false,
  text: "100",
  view: "board",
  pace: "normal",
  keys: true,
  notify: false,
  name: "",
  resolve: true,
  skipConfirm: false,
  offline: false,
  guided: [],
  solved: [],
};

/** What is stored under a key, an empty object when there is nothing. @param {string} key */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) || "{}");
  } catch {
    return {};
  }
}

/** @param {string} key @param {object} value */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* a private window: nothing is remembered */
  }
}

export const settings = signal(/** @type {Settings} */ ({ ...DEFAULTS, ...read(SETTINGS) }));
export const seats = signal(/** @type {Record<string, Held>} */ (read(SEATS)));

/** @param {Partial<Settings>} change */
export function set(change) {
  settings.value = { ...settings.peek(), ...change };
  write(SETTINGS, settings.peek());
}

/** The guide through the first turns of a game is offered again. @param {string} game */
export const guideAgain = (game) =>
  set({ guided: settings.peek().guided.filter((g) => g !== game) });

/** @param {string} table @param {Partial<Held>} held */
export function hold(table, held) {
  const all = fresh();
  const before = all[table];
  seats.value = { ...all, [table]: /** @type {Held} */ ({ ...before, ...held, when: Date.now() }) };
  write(SEATS, seats.peek());
}

/**
 * The seats as they are stored: another tab may have changed them a moment ago.
 * @returns {Record<string, Held>}
 */
function fresh() {
  const stored = read(SEATS);
  return Object.keys(stored).length ? stored : seats.peek();
}

/** @param {string} table */
export function drop(table) {
  const { [table]: _, ...rest } = fresh();
  seats.value = rest;
  write(SEATS, rest);
}

/**
 * For so long a seat is kept whose table the server does not know: its host may have put back an
 * old copy for a day.
 */
const MISSED = 14 * 86400000;

/**
 * The server knows this table, or it does not: then the seat is forgotten after a while.
 * @param {string} table
 * @param {boolean} there
 */
export function seen(table, there) {
  const held = seats.peek()[table];
  if (!held) return;
  const since = held.missing ?? Date.now();
  if (!there && Date.now() - since > MISSED) drop(table);
  else if (there !== (held.missing === undefined))
    hold(table, { missing: there ? undefined : since });
}

/** What another tab stores arrives here some time later, and its answer of the server may still be on the way. */
const STORAGE_DELAY = 3000;

/**
 * The token of a seat has ended: it is forgotten, unless another tab gets a new one.
 * @param {string} table
 * @param {string|null} token
 */
export function ended(table, token) {
  seats.value = fresh();
  setTimeout(() => {
    if (fresh()[table]?.token === token) drop(table);
  }, STORAGE_DELAY);
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");

/** True when nothing may move on the screen. */
export const still = () => settings.peek().motion === "off" || prefersStill.matches;

export const isDark = signal(false);
const narrow = matchMedia("(max-width: 760px)");
/** Whether the screen is a phone's: the table then has its bottom sheet. */
export const phone = signal(narrow.matches);
narrow.addEventListener("change", () => {
  phone.value = narrow.matches;
});
const low = matchMedia("(max-height: 760px)");
/** Whether the window is low, as a laptop's: beside the board there is space for one thing at a time. */
export const short = signal(low.matches);
low.addEventListener("change", () => {
  short.value = low.matches;
});

function dress() {
  const s = settings.value;
  const root = document.documentElement;
  isDark.value = s.theme === "dark" || (s.theme === "auto" && prefersDark.matches);
  root.dataset.theme = isDark.peek() ? "dark" : "light";
  root.dataset.text = s.text;
  if (s.motion === "off") root.dataset.motion = "off";
  else delete root.dataset.motion;
}
effect(dress);
prefersDark.addEventListener("change", dress);
addEventListener("storage", (e) => {
  if (e.key === SETTINGS) settings.value = { ...DEFAULTS, ...read(SETTINGS) };
  if (e.key === SEATS) seats.value = read(SEATS);
});
