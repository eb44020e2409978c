// What the server shows of a table of Baroque (show.py).
import type { Board as CommonBoard, View as CommonView } from "/static/types/wire.js";

/** Beside zones and counters, what the board of Baroque shows. */
export interface Board extends CommonBoard {}

export type View = CommonView<Board>;

// What board.js exports to other files of this board: this file stands for it in the type check.
export function Board(props: { view: View; me: string | null }): unknown;
export const MAJORS: Record<string, string[]>;
