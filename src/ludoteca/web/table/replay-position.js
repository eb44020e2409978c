// @ts-check
// Which action of the past is on the screen.
import { signal, batch } from "../vendor/ui.js";
import { api } from "../app/net.js";

/** @typedef {import("../types/wire.js").View} View */

/** How long the slider rests, in milliseconds, before the action under it is fetched. */
const REST = 80;

/** The action a replay looks at. */
export class ReplayPosition {
  /** the action looked at, null for the present */
  at = signal(/** @type {number|null} */ (null));
  /** the seat whose view is shown, null for the player's own */
  seat = signal(/** @type {string|null} */ (null));
  view = signal(/** @type {View|null} */ (null));
  /** whether the replay goes on by itself */
  running = signal(false);
  resting = 0;

  /**
   * @param {object} table
   * @param {() => {last: number, over: boolean}} table.extent the newest action, and whether it can
   *   be looked at
   * @param {(seq: number, seat: string|null) => Promise<View|null>} table.fetch the view at an
   *   action, null after a failure
   * @param {() => void} table.begin runs when the past comes on the screen
   */
  constructor(table) {
    this.table = table;
  }

  /** Look at an action as soon as the slider rests. @param {number} seq */
  lookSoon(seq) {
    this.at.value = seq;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.look(seq), REST);
  }

  /** Back to the present. */
  present() {
    clearTimeout(this.resting);
    batch(() => {
      this.seat.value = null;
      this.at.value = null;
      this.view.value = null;
      this.running.value = false;
    });
  }

  /** Show what happened from an action on, one after the other. @param {number} from */
  watch(from) {
    this.running.value = true;
    this.look(from);
  }

  /** Look at an action of the past; null for the present. @param {number|null} seq */
  async look(seq) {
    clearTimeout(this.resting);
    const { last, over } = this.table.extent();
    if (seq === null || (seq >= last && !over)) {
      this.present();
      return;
    }
    const wanted = Math.max(0, Math.min(seq, last));
    this.at.value = wanted;
    this.table.begin();
    const view = await this.table.fetch(wanted, this.seat.peek());
    if (view === null) this.at.value = null;
    else if (this.at.peek() === wanted)
      this.view.value = { ...view, menu: [], greyed: [], deals: [] };
  }
}

/**
 * The view of a table at an action of the past. A failure shows a notice and gives null.
 * @param {import("./model.js").TableModel} model
 * @param {number} seq
 * @param {string|null} seat
 * @returns {Promise<View|null>}
 */
export async function viewAt(model, seq, seat) {
  const query = seat ? `?seat=${seat}` : "";
  try {
    const path = `/api/tables/${model.id}/at/${seq}${query}`;
    return (await api("GET", path, { token: model.token })).view;
  } catch (e) {
    model.sayError(e);
    return null;
  }
}
