// Messages of a server for the model of a table.

export const march = (from, to) => ({
  do: `march ${from} ${to}`,
  verb: "march",
  args: { from: `state:${from}`, to: `state:${to}` },
});
export const pass = { do: "pass", verb: "pass", args: {} };
export const menu = [
  march("bavaria", "bohemia"),
  march("bavaria", "saxony"),
  march("saxony", "bohemia"),
  pass,
];
/** A line of the log as it is sent: its turn has ended. */
export const line = (seq, seat) => [seq, seat, 2, 1000, "", [[0, "1", seat, "saxony"]]];
export const seat = (letter, name = "", kind = "human") => ({ seat: letter, name, kind });

/** A whole state of the server; `more` replaces parts of it. */
export const state = ({
  rev = 1,
  seq = rev,
  from = -1,
  events = [],
  view = {},
  me = {},
  table = {},
  ...more
} = {}) => ({
  type: "state",
  rev,
  seq,
  from,
  events,
  n: 1,
  public: {
    view: view && {
      board: { zones: [], counters: [] },
      waiting: [{ seat: "A", key: "Turn", rule: "1", args: {} }],
      offers: [],
      over: null,
    },
    table: {
      id: "x1",
      game: "parley",
      state: "playing",
      seats: [seat("A", "Anna"), seat("B", "", "bot")],
      backs: [],
      ...table,
    },
  },
  own: view && { prompt: { seat: "A", key: "Turn", rule: "1", args: {} }, menu, ...view },
  me: { seats: ["A"], looking: "A", host: true, undo: [], redo: false, told: [], ...me },
  clock: { kind: "none" },
  words: {
    verbs: {},
    refusals: { far: [] },
    rules: [],
    events: {
      march: [
        ["seat", "seat"],
        ["state", "state"],
      ],
    },
  },
  ...more,
});
