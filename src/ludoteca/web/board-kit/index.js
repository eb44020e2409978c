// @ts-check
// The parts every board is made of, explained in docs/boards.md: the one module that boards import,
// as
// "/static/board-kit/index.js". The client itself imports the single files.
export {
  html,
  signal,
  computed,
  Fragment,
  useRef,
  useEffect,
  useLayoutEffect,
  useState,
  useMemo,
} from "../vendor/ui.js";
export { t, tell, parts, nameOf, has, attribute } from "../app/texts.js";
export { phone, isDark, still } from "../app/store.js";
export { lazy } from "../app/lazy.js";
export { Tray } from "./host.js";
export { Icon } from "./icon.js";
export { PATTERNS, armsOf, Shield, Dot } from "./arms.js";
export {
  info,
  touched,
  shifted,
  named,
  explain,
  unexplain,
  isLit,
  isCalm,
  entity,
  Badge,
} from "./entity.js";
export {
  ruleShown,
  RuleLink,
  pointAt,
  Sentence,
  Telling,
  dealings,
  told,
  news,
} from "./sentence.js";
export { travel, useTravel } from "./travel.js";
export { lettered } from "./measure.js";
export { Later, inParts, useDrawn } from "./later.js";
export { ZoomPan } from "./zoompan.js";
export { zone, counter, signed, Bars } from "./facts.js";
export {
  text,
  use,
  Piece,
  Glyph,
  lines,
  wrap,
  engravings,
  Sea,
  Cartouche,
  Locator,
  Rose,
} from "./engraving.js";
