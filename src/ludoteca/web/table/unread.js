// @ts-check
// How many chat messages are new.
import { useEffect, useState } from "../vendor/ui.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/**
 * How many messages came since the chat was last looked at.
 * @param {TableModel} model
 * @param {boolean} looking
 */
export function useUnread(model, looking) {
  const count = model.chat.value.length;
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (looking || seen > count) setSeen(count);
  }, [looking, count]);
  return looking ? 0 : Math.max(0, count - seen);
}
