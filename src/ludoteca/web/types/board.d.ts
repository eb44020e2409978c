// What `/games/GAME/web/board.js` may export. docs/boards.md explains each part.
import type { Choice, LogEvent, LogLine, Ref, Refs, TableInfo, View } from "./wire.js";
import type { Component, ReadonlySignal } from "../vendor/ui.js";
import type { Narrowing } from "../table/choices.js";

export interface Arms {
  colour?: string;
  letter?: string;
}

export interface BoardModule<V extends View = View> {
  Board?: Component<{ view: V; me: string | null; table: TableInfo }>;
  Hand?: Component<{ view: V; me: string }>;
  Card?: Component<{ of: string; view: V }>;
  Seat?: Component<{ view: V; seat: string }>;
  Radar?: Component<{ view: V }>;
  Museum?: Component<{ cards: unknown }>;
  arms?: (seat: string, view: V) => Arms | null;
  about?: (ref: string, view: V) => unknown;
  spots?: (choice: Choice, view: V | null | undefined) => string | string[] | null;
  words?: (choice: Choice, view: V | null | undefined) => { id: string; args: Refs } | null;
  emblem?: (choice: Choice) => string | null;
  purse?: string;
  /** Keys of the questions to which a played card leads without being named by them. */
  follows?: string[];
  /** Keys of the log events that begin and end a battle or a war. */
  battles?: { begin: string[]; end: string[] };
}

/** What the parts of a board need of the page that shows them. */
export interface BoardHost {
  game: ReadonlySignal<string | undefined>;
  view: ReadonlySignal<View | null>;
  /** The choices that fit the clicks so far, and those that are refused. */
  left: ReadonlySignal<Choice[]>;
  refused: ReadonlySignal<Choice[]>;
  /** Entities by how they are marked. */
  lit: ReadonlySignal<{ has(ref: string): boolean; keys(): Iterable<string> }>;
  calm: ReadonlySignal<{ has(ref: string): boolean }>;
  dim: ReadonlySignal<{ has(ref: string): boolean }>;
  recent: ReadonlySignal<{ has(ref: string): boolean }>;
  narrowing: ReadonlySignal<Narrowing[]>;
  /** The number keys of lit entities. */
  keys: ReadonlySignal<Map<string, number>>;
  lines: ReadonlySignal<LogLine[]>;
  news: ReadonlySignal<LogEvent[]>;
  /** The action of the past that is shown; null in the present. */
  replayAt: ReadonlySignal<number | null>;
  /** A click on an entity; whether it meant a choice. */
  pick(ref: string): boolean;
  /** Take the last click back; whether there was one. */
  widen(): boolean;
  sentence(choice: Choice): string;
  refsOf(choice: Choice): Ref[];
  titleOf(ref: string, choices: Choice[]): string;
  Tray: Component<{ edge?: boolean; class?: string }>;
}
