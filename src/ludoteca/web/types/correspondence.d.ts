// Correspondence play: prepared moves, vacations, clocks that are asked for. docs/wire.md explains each field.
import type { Choice, Prompt, SeatLetter } from "./wire.js";

/** A clock as it is asked for, with times in seconds. */
export interface ClockRules {
  kind: string;
  move?: number;
  reserve?: number;
  increment?: number;
  bank?: number;
  cap?: number;
}

/** How far spectators are behind. */
export interface Delay {
  moves?: number;
  minutes?: number;
}

export interface PreparedMove {
  id: number;
  do: Choice;
  seat: SeatLetter | null;
  move: Choice | null;
  question: string;
}

export interface Plan {
  seat: SeatLetter;
  moves: PreparedMove[];
  /** What became of earlier ones. */
  told: { do: Choice; why: "played" | "otherwise" | "impossible"; at: number }[];
  /** What the seat could choose at its latest questions. */
  choices: Choice[];
  questions: Prompt[];
}

/** A move to prepare, as it is sent. */
export interface MoveWanted {
  id?: number;
  do: string;
  seat?: SeatLetter;
  move?: string;
  question?: string;
}

export interface VacationDays {
  allowance: number;
  left: number;
  until: number | null;
}
