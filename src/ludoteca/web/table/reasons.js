// @ts-check
// The refused choices of the present question, with their reasons. A state does not bring them: a
// page asks for them when it shows a question and is in sight.
import { computed, effect, signal } from "../vendor/ui.js";

/** @import { Choice, ReasonsMessage, StateMessage } from "../types/wire.js" */

/** @type {Choice[]} */
const NONE = [];

export class Reasons {
  /** the newest answer */
  answer = signal(/** @type {ReasonsMessage|null} */ (null));
  hidden = signal(document.hidden);
  /** the state whose reasons were asked for last */
  asked = /** @type {StateMessage|null} */ (null);
  /** the refused choices of the state on the screen; of an answer to an older state there are none */
  choices = computed(
    () => (this.fits(this.model.state.value) ? this.answer.value?.greyed : NONE) ?? NONE,
  );

  /** @param {import("./model.js").TableModel} model */
  constructor(model) {
    this.model = model;
    this.look = () => {
      this.hidden.value = document.hidden;
    };
    document.addEventListener("visibilitychange", this.look);
    this.stopAsking = effect(() => this.ask());
  }

  /** Whether the answer belongs to a state. @param {StateMessage|null} s */
  fits(s) {
    const answer = this.answer.value;
    return answer !== null && answer.rev === s?.rev && answer.seat === s.me.looking;
  }

  ask() {
    const { state, idle, connection, wire } = this.model;
    const s = state.value;
    if (connection.value !== "open")
      this.answer.value = null; // the server may go back to an older table
    else if (
      s?.view?.menu.length &&
      !idle.value &&
      !this.hidden.value &&
      s !== this.asked &&
      !this.fits(s)
    )
      if (wire.send({ type: "reasons" })) this.asked = s;
  }

  stop() {
    document.removeEventListener("visibilitychange", this.look);
    this.stopAsking();
  }
}
