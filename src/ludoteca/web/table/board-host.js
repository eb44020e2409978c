// @ts-check
// What a table offers to the board that it shows.
import { computed } from "../vendor/ui.js";
import { refsOf, sentence, titleOf } from "./choices.js";
import { Tray } from "./tokens.js";

/**
 * @param {import("./model.js").TableModel} model
 * @returns {import("../types/board.js").BoardHost}
 */
export const hostOf = (model) => ({
  game: computed(() => model.table.value?.game),
  view: model.view,
  left: model.left,
  refused: model.refused,
  lit: model.lit,
  calm: model.calm,
  dim: model.dim,
  recent: model.recent,
  narrowing: model.narrowing,
  keys: model.keys,
  lines: model.lines,
  news: model.news,
  replayAt: model.replay.at,
  pick: (ref) => model.pick(ref),
  widen: () => model.widen(),
  sentence,
  refsOf,
  titleOf,
  Tray,
});
