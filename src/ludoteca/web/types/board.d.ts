// What `/games/GAME/web/board.js` may export. docs/boards.md explains each part.
import type { Choice, Refs, TableInfo, View } from "./wire.js";
import type { Component } from "../vendor/ui.js";

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
