// What the server shows of a table of Rio de la Plata (show.py).
import type { Board as CommonBoard, View as CommonView } from "/static/types/wire.js";

/** Beside zones and counters, what the board of Rio de la Plata shows. */
export interface Board extends CommonBoard {}

export type View = CommonView<Board>;
