// A model of a table, and messages of a server for it.
import { FakeSocket } from "./browser.js";
import { clock } from "./clock.js";
import { hold, set } from "../../src/ludoteca/web/app/store.js";
import { TableModel } from "../../src/ludoteca/web/table/model.js";

/** The model of a table at which the seat A is held, once its socket is open. */
export const opened = () => {
  clock.start();
  FakeSocket.all = [];
  hold("x1", { token: "secret", seat: "A", game: "parley" });
  set({ pace: "off" });
  const model = new TableModel("x1");
  FakeSocket.newest.accept();
  return model;
};

export const closed = (model) => {
  model.close();
  clock.stop();
};

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
