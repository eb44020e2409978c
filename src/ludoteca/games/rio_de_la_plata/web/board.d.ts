// What the server shows of a table of Rio de la Plata (show.py), and the printed matter (layout.json).
import type {
  Board as CommonBoard,
  Choice as CommonChoice,
  View as CommonView,
} from "/static/types/wire.js";

/** A seat's letter, "shadow" or "enemy". */
export type Colour = string;
export type Good = "stone" | "wood" | "fine" | "silver";

/** A space of the city with something on it. */
export interface Space {
  id: string;
  building: string;
  owner: string;
  discs: Colour[];
  idle: number;
  steps: number;
  fought: boolean;
}

export interface District {
  id: string;
  linked: boolean;
  value: number;
}

export interface GridCell {
  id: string;
  vp: number;
  open: boolean;
  disc: Colour | null;
  unpaid: boolean;
  by: string;
}

export interface Grid {
  id: string;
  columns: number;
  built: boolean;
  cells: GridCell[];
}

export interface Cargo {
  seat: string;
  good: string;
  value: number;
}

export interface Ship {
  open: boolean;
  here: boolean;
  back: string | null;
  fee: string;
  cargo: Cargo[];
}

export interface Camp {
  edge: string;
  size: number;
  groups: number;
}

export interface War {
  attacker: string;
  enemy: string;
  camps: Camp[];
  round: number;
  quiet: number;
  most_quiet: number;
}

export interface Board extends CommonBoard {
  year: string;
  placed: number;
  most_placed: number;
  order: string[];
  columns: number;
  spaces: Space[];
  districts: District[];
  walls: string[];
  roads: string[];
  grids: Grid[];
  digs: { id: string; seat: string }[];
  claims: { office: string; seat: string }[];
  ship: Ship;
  war: War | null;
}

/** The score a seat may expect, by source; after the end only `score`. */
export interface Standing extends Record<string, number | undefined> {
  score: number;
  track?: number;
}

export type View = CommonView<Board, Standing>;

/** A choice whose arguments are entities, as they stand in the city. */
export interface Choice extends CommonChoice {
  args: Record<string, string>;
}

export interface PrintedBuilding {
  cost: Record<string, number>;
  vp: number;
  loss: number;
  trades: [Record<string, number>, Record<string, number>][];
}

export interface PrintedMajor {
  cost: string[];
  either: boolean;
  bonus: number;
  from: number[];
}

/** layout.json, made from the data files. */
export interface Printed {
  districts: Record<string, { centre: [number, number]; letter: string }>;
  map: string[];
  overlay: string[];
  south: [number, number, string][];
  years: [number, number, number];
  gaps: Record<string, string[]>;
  pits: Record<string, number[]>;
  adversary: [number, number | null][];
  buildings: Record<string, PrintedBuilding>;
  majors: Record<string, PrintedMajor>;
  offices: Record<string, { cost: number; from: number }>;
}
