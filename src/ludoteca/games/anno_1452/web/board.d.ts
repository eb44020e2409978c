// What the server shows of a table of Anno 1452 (show.py).
import type { Board as CommonBoard, View as CommonView } from "/static/types/wire.js";

/** Beside zones and counters, what the board of Anno 1452 shows. */
export interface Board extends CommonBoard {}

export type View = CommonView<Board>;
