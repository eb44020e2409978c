// The messages between server and client, and the view of a game inside them. docs/wire.md explains each field.

/** An entity such as "state:bavaria" or "seat:A", or a plain number. */
export type Ref = string | number;
export type Refs = Record<string, Ref>;
export type SeatLetter = string;

// ---------------------------------------------------------------- the view of a game

/** Why a choice is refused: texts `no-<key>`. */
export interface Refusal {
  key: string;
  rule: string;
  args: Refs;
}

/** One line of a menu. `do` is the text that makes it. */
/** What a choice brings, as a sentence `foresee-KEY`; `loss`: it loses points for certain. */
export interface Foresight {
  key: string;
  rule: string;
  args: Refs;
  loss: boolean;
}

export interface Choice {
  do: string;
  verb: string;
  args: Refs;
  no?: Refusal;
  foreseen?: Foresight[];
}

export type Menu = Choice[];

export interface Prompt {
  seat: SeatLetter;
  key: string;
  rule: string;
  args: Refs;
}

export interface Zone {
  id: string;
  seat: SeatLetter | null;
  cards: string[];
}

export interface Counter {
  id: string;
  seat: SeatLetter | null;
  value: Ref;
}

/** What every game's board has. Each game adds its own fields in games/<game>/web/board.d.ts. */
export interface Board {
  /** Clauses of agreements in force, in games that have them. */
  agreements?: Clause[];
  zones: Zone[];
  counters: Counter[];
}

export interface OfferedThing {
  thing: string;
  value: Ref;
}

export interface OfferedPromise {
  promise: string;
  args: Refs;
}

export interface Offer {
  number: number;
  from: SeatLetter;
  to: SeatLetter;
  give: OfferedThing[];
  take: OfferedThing[];
  promises: OfferedPromise[];
}

/** What a seat sees and may do. `B` is the board of the game, `S` a row of its standing. */
export interface View<B extends Board = Board, S = Record<string, unknown>> {
  game: string;
  seats: number;
  seat: SeatLetter | null;
  board: B;
  standing: S[];
  waiting: Prompt[];
  prompt: Prompt | null;
  menu: Menu;
  greyed: Menu;
  deals: Menu;
  /** Whether deals can be made in this game with its options. */
  dealing: boolean;
  offers: Offer[];
  over: string | null;
  places: number[];
  scores: number[];
  picked?: Choice[];
  /** What choices of the menu bring; `at` is the place of the choice in it. */
  foreseen?: (Foresight & { at: number })[];
}

// ---------------------------------------------------------------- the log

export interface LogEvent {
  key: string;
  rule: string;
  args: Refs;
}

export interface LogLine {
  seq: number;
  seat: SeatLetter;
  do?: string;
  auto: boolean;
  turn: boolean;
  at?: number;
  events: LogEvent[];
}

export interface ChatMessage {
  id: number;
  at: number;
  seat: SeatLetter | null;
  name: string;
  channel: "table" | "gallery";
  text: string | null;
  phrase: string | null;
}

// ---------------------------------------------------------------- the table

export interface SeatInfo {
  seat: SeatLetter;
  name: string;
  kind: "human" | "bot" | "open";
  online: boolean;
  level: string | null;
  style: string | null;
  standin: boolean;
  resigned: boolean;
  asked: boolean;
  warned: number | null;
  /** Until when the clock of the seat stands still. */
  vacation?: number;
}

/** One clause of an agreement in force. */
export interface Clause {
  number: number;
  seats: SeatLetter[];
  promise: string;
  args: Refs;
  until: Ref;
  enforced: boolean;
  lifted_by: SeatLetter[];
  forfeits: { promise: string; args: Refs }[];
}

export interface SeatClock {
  move: number;
  left: number;
  running: boolean;
}

export interface Clock {
  kind: "none" | "live" | "async";
  paused: boolean;
  now: number;
  seats: SeatClock[];
  /** Milliseconds left for a question that the rules limit. */
  question: number | null;
}

export interface TableRequest {
  id: number;
  kind: string;
  by: SeatLetter;
  to?: number | null;
  seat?: SeatLetter | null;
  /** The clock that is proposed. */
  clock?: import("./correspondence.js").ClockRules;
  yes: SeatLetter[];
  waiting: SeatLetter[];
}

export interface TableResult {
  reason: string;
  places: number[] | null;
  scores: number[] | null;
}

/** When the table went back beyond somebody's own turn. */
export interface Rewind {
  by: SeatLetter | null;
  to: number;
  at: number;
}

/** What a host did to a seat, shown to everybody at the table. */
export interface Announcement {
  kind: "reissue" | "reseed" | "shut" | "reopen" | "clock" | "idle";
  seat: SeatLetter | null;
  at: number;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  public: boolean;
  undo: string;
  hints: boolean;
  state: "lobby" | "playing" | "over";
  host: SeatLetter | null;
  seq: number;
  rev?: number;
  seats: SeatInfo[];
  clock: Clock;
  requests: TableRequest[];
  backs: Rewind[];
  result: TableResult | null;
  rematch: boolean;
  announcements: Announcement[];
  invite: string | null;
  commitment?: string | null;
  seed?: string | null;
  spectators: number;
  paused: boolean;
  /** no moves and no joins */
  closed: boolean;
  /** How far spectators are behind. */
  delay?: import("./correspondence.js").Delay;
}

/** One of the player's own notification addresses and what was sent there last. */
export interface NotificationAddress {
  channel: string;
  address: string;
  confirmed: boolean;
  state: "idle" | "waiting" | "told" | "failed" | "lost";
  kind: string | null;
  at: number;
  next: number | null;
}

export interface Preferences {
  resolve: boolean;
  skip_confirm: boolean;
}

export interface Me {
  seats: SeatLetter[];
  looking: SeatLetter | null;
  host: boolean;
  undo: number[];
  redo: boolean;
  told: NotificationAddress[];
  prefs?: Preferences | null;
  /** How many prepared moves wait, and how many outcomes are to be read. */
  prepared?: [waiting: number, told: number];
}

export interface Advice {
  do: string;
  verb: string;
  args: Refs;
  chance: number;
  reasons: { key: string; args: Refs }[];
}

/** Why a request or a message failed: texts `error-<key>`. */
export interface ErrorInfo {
  key: string;
  args?: Record<string, string | number>;
}

// ---------------------------------------------------------------- server to client

export interface StateMessage {
  type: "state";
  rev: number;
  seq: number;
  from: number;
  events: LogLine[];
  /** First and last line between `from` and `events` that were left out: `GET /log` has them. */
  missing: [number, number] | null;
  view: View | null;
  me: Me;
  table: TableInfo;
  /** Only in the answer to `hello`. */
  chat?: ChatMessage[];
}

/** What everybody at the table sees: the view without what belongs to one seat, the table without its clock. */
export interface PublicState {
  view: Omit<View, keyof OwnChoices | "seat" | "picked"> | null;
  table: Omit<TableInfo, "clock" | "invite">;
}

interface OwnChoices {
  prompt: Prompt | null;
  menu: Menu;
  greyed: Menu;
  deals: Menu;
}

/** The names and kinds of the arguments of verbs, refusals and events: they complete brief ones. */
export interface Words {
  verbs: Record<string, [name: string, kind: string][]>;
  refusals: Record<string, [name: string, kind: string][]>;
  events: Record<string, [name: string, kind: string][]>;
  rules: string[];
}

/** An event of the log with the place of its key among the sorted ones (-1 - place: some values are hidden), its rule or the place of it, and the words of its values. */
export type BriefEvent = [place: number, rule: string | number, ...values: Ref[]];

/** A line of the log. Of `bits`, 1 is `auto` and 2 is `turn`; `since` is the time since the line before; `action` is empty where it is not shown. */
export type BriefLine = [
  seq: number,
  seat: SeatLetter,
  bits: number,
  since: number,
  action: string,
  events: BriefEvent[],
];

/** A choice as its text, or whole where the text does not tell all. */
export type BriefChoice = string | Choice;

/** A refused choice with the key and the rule of its reason and the values of its arguments. */
export type BriefRefused = [choice: BriefChoice, key: string, rule: string, ...args: Ref[]];

/** What only one seat sees and may do. What is empty is left out. */
export interface Own extends Partial<Omit<OwnChoices, "menu" | "greyed">> {
  menu?: BriefChoice[];
  /** Zones of which the seat sees more than everybody. */
  zones?: Zone[];
  waiting?: Prompt[];
  offers?: Offer[];
  picked?: Choice[];
  foreseen?: (Foresight & { at: number })[];
}

/** The new value, or a list of what has changed in an object or a list: see docs/wire.md. */
export type Patch = unknown;

/** The start of a game, a file that the page fetches once: see docs/wire.md. */
export interface Start {
  key: string;
  words: Words;
  state: PublicState;
}

/** The public part of a message: the whole as number `n`, or as the difference to a start, or the patch that leads on from number `base`. */
export interface PublicUpdate {
  n?: number;
  public?: PublicState;
  start?: string;
  base?: number;
  patch?: Patch;
  /** Where it runs or has changed. */
  clock?: Clock;
  invite?: string;
}

/** A state as it travels; `app/mirror.js` makes a `StateMessage` of it. */
export interface StateUpdate extends PublicUpdate {
  type: "state";
  rev: number;
  /** Where the last line of `events` does not say it. */
  seq?: number;
  /** Where the first line of `events` does not follow it. */
  from?: number;
  events: BriefLine[];
  missing?: [number, number];
  own: Own | null;
  /** With the whole state. */
  words?: Words;
  /** The fields that have changed. */
  me?: Partial<Me>;
  chat?: ChatMessage[];
}

export interface RefusedMessage {
  type: "refused";
  key: string;
  no?: Refusal;
  error?: ErrorInfo;
  state?: StateMessage;
}

export interface HintMessage {
  type: "hint";
  seat: SeatLetter;
  hints: Advice[];
}

/** The refused choices of a seat at a revision, on request. */
export interface ReasonsMessage {
  type: "reasons";
  rev: number;
  seat: SeatLetter;
  greyed: Menu;
}

/** Made by the client itself when the server closes for good: no such seat, no spectators, sent away by the host, no such table, a page too old. */
export interface GoneMessage {
  type: "gone";
  why: "token" | "spectators" | "removed" | "table" | "page";
}

/** Messages as they travel. */
export type WireMessage =
  | StateUpdate
  | ({ type: "table" } & PublicUpdate)
  | (Omit<RefusedMessage, "state"> & { state?: StateUpdate })
  | (Omit<ReasonsMessage, "greyed"> & { greyed: BriefRefused[] })
  | PlainMessage;

/** Messages with everything filled in that is not sent again. */
export type ServerMessage =
  | StateMessage
  | { type: "table"; table: TableInfo }
  | RefusedMessage
  | ReasonsMessage
  | PlainMessage;

type PlainMessage =
  | { type: "ok"; key: string }
  | { type: "chat"; message: ChatMessage }
  | HintMessage
  | { type: "pong" }
  | { type: "error"; error?: ErrorInfo }
  | { type: "bye"; error?: ErrorInfo }
  | GoneMessage;

// ---------------------------------------------------------------- client to server

export interface HelloMessage {
  type: "hello";
  token: string | null;
  rev: number | null;
  lang: string;
  /** The version of the messages that the page speaks. */
  wire: number;
  /** Whether the first state may be the difference to the start of a game. */
  start: boolean;
}

/** A choice. `key` makes it safe to send twice. */
export interface ActMessage {
  type: "act";
  rev: number | undefined;
  do: string;
  key: string;
  seat?: SeatLetter;
}

export type ClientMessage =
  | HelloMessage
  | ActMessage
  | { type: "look"; seat: SeatLetter; rev?: number | null }
  | { type: "refresh"; rev: number | null }
  | { type: "undo"; rev: number | null; to?: number }
  | { type: "redo"; rev: number | null }
  | { type: "ask-rewind"; to: number }
  | { type: "answer"; request: number; yes: boolean }
  | { type: "chat"; text?: string; phrase?: string }
  | ({ type: "prefs" } & Preferences)
  | { type: "hint" }
  | { type: "reasons" }
  | { type: "ping" };
