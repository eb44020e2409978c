// What the server shows of a table of Anno 1452 (show.py).
import type { Board as CommonBoard, View as CommonView } from "/static/types/wire.js";

/** A place of a shield with the Estate on it, if any. */
export interface Place {
  id: string;
  /** A seat, "ottokar" or nobody. */
  owner: string | null;
  value: number;
  city: boolean;
  citizens: number;
}

export interface Region {
  id: string;
  limit: number;
  towers: number;
  price: number;
  holder: string | null;
  bound: boolean;
  places: Place[];
}

export interface TrackRow {
  id: string;
  year: number;
  coronation: boolean;
}

export interface Battle {
  attacker: string;
  defender: string;
  origin: string | null;
  target: string;
  round: number;
  soldiers: number[];
  allies: string[][];
  hits: number[];
  /** Units of the attack and the defence. */
  units: number[];
  /** Of 100 such battles those that the attack wins, those that the defence wins, and those that neither wins. */
  odds: number[];
  /** Units that the attack, or the defence, would lose in winning. */
  losses: number[];
}

/** Points each player would have now, and where they come from. */
export interface Standing {
  score: number;
  estates: number;
  citizens: number;
  cities: number;
  principalities: number;
  gold: number;
  prestige: number;
}

/** Beside zones and counters, what the board of Anno 1452 shows. */
export interface Board extends CommonBoard {
  order: string[];
  colours: Record<string, string>;
  ottokar: string | null;
  king: string | null;
  antiking: string | null;
  vacant: boolean;
  track: { rows: TrackRow[]; row: string; column: number; last: string };
  regions: Region[];
  moments: string[];
  battle: Battle | null;
  trade_seconds: number | null;
}

export type View = CommonView<Board, Standing>;
