// What the REST endpoints answer, as far as the client uses it. docs/wire.md explains each endpoint.
import type { SeatInfo, SeatLetter, TableInfo } from "./wire.js";

export interface GameOption {
  id: string;
  values: string[];
  default: string;
  rule?: string;
}

export interface DealThing {
  thing: string;
  kind: string;
}

export interface DealPromise {
  promise: string;
  args: { name: string; kind: string }[];
}

export interface DealRules {
  things: DealThing[];
  promises: DealPromise[];
}

/** One game of `GET /api/games`. */
export interface GameInfo {
  id: string;
  seats: number[];
  options: GameOption[];
  levels?: string[];
  styles?: string[];
  deals?: DealRules;
  board?: boolean;
}

/** A table of this browser, of `POST /api/mine`. */
export interface OwnTable {
  table: string;
  game: string;
  seat: SeatLetter | null;
  state: "lobby" | "playing" | "over";
  your_turn: boolean;
  seats: Pick<SeatInfo, "seat" | "name" | "kind">[];
  at: number;
  turn: number;
  waiting: SeatLetter[];
}

/** One lesson of `GET /api/games/{game}/lessons`. */
export interface LessonSummary {
  id: string;
  title: string;
  about: string;
  moves: number;
  chapters: string[];
}

/** A step without `do` is only read. */
export interface LessonStep {
  seq: number;
  say: string;
  at: string[];
  do: string;
  chapter: number;
}

/** What `GET /api/games/{game}/lessons/{lesson}` answers. */
export interface LessonInfo extends LessonSummary {
  seat: SeatLetter;
  end: string;
  length: number;
  steps: LessonStep[];
  own: Record<string, string>;
}

/** One puzzle of `GET /api/games/{game}/puzzles`. */
export interface PuzzleSummary {
  id: string;
  level: number;
  title: string;
  task: string;
}

/** What `GET /api/games/{game}/puzzles/{puzzle}` answers. */
export interface PuzzleInfo extends PuzzleSummary {
  seat: SeatLetter;
  hints: string[];
  why: string;
  solution: string[];
}

/** A public table of `GET /api/tables`. */
export type ListedTable = TableInfo;

/** What joining answers. */
export interface SeatGrant {
  table: string;
  seat: SeatLetter;
  token: string;
  recovery: string;
  invite?: string;
  game?: string;
}

export type JoinInfo = TableInfo;

export interface RuleInfo {
  id: string;
  title?: string;
  text: string;
  note?: string;
  ruling?: string[];
  words?: string[];
  page?: number | string;
}

export interface Chapter {
  key: string;
  title: string;
  rules: RuleInfo[];
}

export interface GlossaryTerm {
  id: string;
  term: string;
  original?: string;
  meaning: string;
  rules: { id: string; title: string }[];
}

/** A decision on a question that the rulebook leaves open. */
export interface Ruling {
  id: string;
  question: string;
  decision: string;
  reason?: string;
  option?: string | null;
}

export interface RulesReference {
  chapters: Chapter[];
  glossary: GlossaryTerm[];
  gaps: Ruling[];
}

/** The value of a field of a data file. */
export type FactValue =
  string | number | boolean | null | FactValue[] | { [name: string]: FactValue };

export interface EntityInfo {
  id: string;
  ref: string;
  name: string;
  facts: Record<string, FactValue>;
  text?: string;
  note?: string;
  original?: string;
  source?: string;
  copies: number;
}

export interface EntityKind {
  kind: string;
  cards: boolean;
  entities: EntityInfo[];
}

export interface CardsReference {
  kinds: EntityKind[];
}

export interface SourceInfo {
  file: string;
  part: string;
  source: string;
  count: number;
  figures: number;
}

export interface AboutReference {
  about: string;
  seats: number[];
  rules: number;
  chapters: number;
  rules_version: number;
  maturity: string;
  sources: SourceInfo[];
  folder: string;
  options: GameOption[];
  rulings?: Ruling[];
}

export interface Tally {
  counts: number[];
  total: number;
  expected: number;
  one_in: number | null;
  verdict: "few" | "usual" | "unusual" | "rare";
}

export interface TableChance {
  game: string;
  over?: boolean;
  commitment?: string | null;
  seed?: string | null;
  follows?: boolean;
  dice?: Tally | null;
  draws?: Tally | null;
}

export interface GameChance {
  game: string;
  tables: number;
  dice: Tally | null;
  draws: Tally | null;
}

/** The game on one page: the rules of each section. */
export interface OverviewReference {
  sections: {
    key: "goal" | "turn" | "actions" | "end";
    rules: { id: string; title: string; text: string }[];
  }[];
}

/** What `GET /api/games/{game}/{page}` answers, by page. */
export interface References {
  overview: OverviewReference;
  rules: RulesReference;
  cards: CardsReference;
  about: AboutReference;
}
