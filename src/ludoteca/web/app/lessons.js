// @ts-check
// Starting a lesson: a table with its fixed deal.
import { api } from "./net.js";
import { hold, settings } from "./store.js";
import { go } from "./router.js";
import { t } from "./texts.js";

/**
 * @param {string} game
 * @param {string} lesson
 */
export async function startLesson(game, lesson) {
  const name = settings.peek().name || t("ui-guest");
  const made = await api("POST", "/api/lessons", { body: { game, lesson, name } });
  const { token, seat, recovery } = made;
  hold(made.table, { token, seat, recovery, game, lesson, host: true });
  go(`/t/${made.table}`);
}
