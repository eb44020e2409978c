// What the server shows of a table of Baroque (show.py), and the printed map (map.json).
import type { Board as CommonBoard, View as CommonView } from "/static/types/wire.js";

export type StateWord = string;

/** One state of the map. `city` is 0, 1 for a city or 2 for a fortified one; `influence` is by seat. */
export interface StateFacts {
  in_play: boolean;
  home: string;
  control: string;
  host: string;
  armies: number;
  moved: number;
  general: string | null;
  influence: number[];
  city: number;
  residence: boolean;
  used_city: boolean;
  used_residence: boolean;
  no_income: boolean;
}

export interface Player {
  seat: string;
  power: string;
  costs: Record<string, number>;
  cards: number;
  deferred_pay: number;
  fugger_debts: number;
  card_limit_favours: number;
  card_favours: number;
  halved: boolean;
  starved: boolean;
}

/** Attackers on their way into a state. */
export interface Battle {
  attacker: string;
  state: StateWord;
  origin: StateWord;
  armies: number;
  general: boolean;
}

/** Beside zones and counters, what the board of Baroque shows. Before the map is laid out all of it is missing. */
export interface Board extends CommonBoard {
  turn: number;
  turns: number;
  phase: string;
  active: string;
  actions: number;
  order: string[];
  states: Record<StateWord, StateFacts>;
  players: Player[];
  war_cost: number;
  wars: string[];
  composers: Record<string, StateWord>;
  battle: Battle | null;
  permission: boolean;
  ninth_elector: boolean;
  armies_banned: boolean;
  chaos: boolean;
  /** By card: which attribute of its text holds at this table, where an option changes it. */
  readings: Record<string, string>;
}

/** One seat's progress. */
export interface Standing {
  seat: string;
  vp: number;
  support: number;
  electors: number;
  electors_needed: number;
}

export type View = CommonView<Board, Standing>;

/** Where a state is drawn: its outline, its label, and the rows for its pieces (centre, height, width). */
export interface PrintedState {
  d: string;
  x: number;
  y: number;
  size: number;
  lines: number;
  row: boolean;
  rows: [number, number, number][];
  wash: number;
  value: number;
  home: boolean;
  marks: string[];
}

export interface PrintedMap {
  land: string;
  foreign: Record<string, string>;
  states: Record<StateWord, PrintedState>;
  scenery: [string, number, number, number][];
  /** The kind of each opportunity card. */
  cards: Record<string, string>;
}

/** What board.js exports to other files of this board: this file stands for it in the type check. */
export function Board(props: { view: View; me: string | null }): unknown;
