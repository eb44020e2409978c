// @ts-check
// The token of the seat, which another tab of this browser may renew.
import { effect } from "../vendor/ui.js";
import { seats as held } from "../app/store.js";

/**
 * Connect again when a recovery code used in another tab gave the seat a new token.
 * @param {import("./model.js").TableModel} model
 * @returns {() => void} ends it
 */
export const followSeat = (model) =>
  effect(() => {
    const token = held.value[model.id]?.token;
    if (!token || token === model.used || model.gone.value !== "token") return;
    model.gone.value = null;
    model.wire.close();
    model.wire = model.connect();
  });
