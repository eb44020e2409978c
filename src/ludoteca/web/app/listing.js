// @ts-check
// Lists of tables: how long ago something was, and which tables a visitor looks for.

/** @type {[Intl.RelativeTimeFormatUnit, number][]} the units, with their seconds */
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["week", 604800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/**
 * How long ago a moment was, in words.
 * @param {number} at milliseconds
 * @param {number} now milliseconds
 * @param {string} lang
 */
export function ago(at, now, lang) {
  const seconds = Math.max(0, (now - at) / 1000);
  const [unit, length] = UNITS.find(([, l]) => seconds >= l) ?? ["second", seconds + 1];
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(
    -Math.floor(seconds / length),
    unit,
  );
}

/**
 * @typedef {{game: string, clock: string, seats: string}} Filter "" lets everything through
 * @typedef {import("../types/rest.js").ListedTable} ListedTable
 */

/** Whether a table is one that is looked for. @param {ListedTable} table @param {Filter} filter */
export const fits = (table, filter) =>
  (!filter.game || table.game === filter.game) &&
  (!filter.clock || table.clock.kind === filter.clock) &&
  (!filter.seats || table.seats.length === Number(filter.seats));

/** The values a filter can usefully have. @param {ListedTable[]} tables */
export const filterValues = (tables) => ({
  game: [...new Set(tables.map((x) => x.game))].sort(),
  clock: [...new Set(tables.map((x) => x.clock.kind))].sort(),
  seats: [...new Set(tables.map((x) => String(x.seats.length)))].sort(),
});
