// @ts-check
// The choice that is on its way to the server.
import { signal } from "../vendor/ui.js";

/**
 * A choice from the click until its outcome is on the screen. The acknowledgement comes before the
 * new state: in between the old menu is still shown, and a click on it must mean nothing.
 */
export class PendingChoice {
  /** the key under which it was sent, null when there is none */
  key = signal(/** @type {string|null} */ (null));
  acknowledged = false;
  /** the rev it was made at */
  madeAt = 0;
  /** the rev on the screen */
  shown = 0;

  /** @returns {string} the key of a new choice */
  begin() {
    const key = crypto.randomUUID();
    this.acknowledged = false;
    this.madeAt = this.shown;
    this.key.value = key;
    return key;
  }

  /** The server has committed the choice. @param {string} key */
  acknowledge(key) {
    if (this.key.peek() !== key) return;
    this.acknowledged = true;
    this.settle();
  }

  /** A state is on the screen. @param {number} rev */
  show(rev) {
    this.shown = rev;
    this.settle();
  }

  settle() {
    if (this.acknowledged && this.shown > this.madeAt) this.key.value = null;
  }

  /** The server has refused the choice. @param {string} key */
  refuse(key) {
    if (this.key.peek() === key) this.key.value = null;
  }

  /** Nothing is known of the choice any more. */
  abandon() {
    this.key.value = null;
  }
}
