// @ts-check
// The table on the screen: what the server sent last, what is shown of it, what is being chosen.
import { signal, computed, batch, effect } from "../vendor/ui.js";
import { api } from "../app/net.js";
import { Connection } from "../app/connection.js";
import { names, lang, tell, t } from "../app/texts.js";
import { problem } from "../app/failure.js";
import { settings, seats as held, hold, ended, seen } from "../app/store.js";
import { narrowed, litOf, calmOf, branches, loses, menuOf } from "./choices.js";
import { TableLog, announced, rewindText } from "./history.js";
import { PendingChoice } from "./pending.js";
import { PACES, Playback } from "./playback.js";
import { Reasons } from "./reasons.js";
import { ReplayPosition, viewAt } from "./replay-position.js";
import { Trial, tryMoves } from "./trial.js";
import { followSeat } from "./seat-token.js";
import {
  backByConsent,
  dimmed,
  newsOf,
  numberKeys,
  seatToCover,
  subjectsOf,
  withNames,
  resting,
} from "./derive.js";

/**
 * @import {
 *   ChatMessage, Choice, ClientMessage, ErrorInfo, GoneMessage, HelloMessage, HintMessage, LogLine,
 *   Me, RefusedMessage, ServerMessage, StateMessage, TableInfo,
 * } from "../types/wire.js"
 * @import { Branch, Narrowing } from "./choices.js"
 * @import { ConnectionStatus } from "../app/connection.js"
 */

/** @type {Me} what a spectator may do */
const NOBODY = { seats: [], looking: null, host: false, undo: [], redo: false, told: [] };

/** Everything about the one table a page shows. */
export class TableModel {
  connection = signal(/** @type {ConnectionStatus} */ ("connecting"));
  /** the state on the screen, which may be a few moments behind the newest */
  state = signal(/** @type {StateMessage|null} */ (null));
  lines = signal(/** @type {LogLine[]} */ ([]));
  log = new TableLog(this);
  chat = signal(/** @type {ChatMessage[]} */ ([]));
  facts = signal(/** @type {TableInfo|null} */ (null));
  table = computed(() => withNames(this.facts.value));
  narrowing = signal(/** @type {Narrowing[]} */ ([]));
  choice = new PendingChoice();
  pending = this.choice.key;
  notice = signal(/** @type {{text: string, rule?: string, bad: boolean}|null} */ (null));
  /** why the table is not shown */
  gone = signal(/** @type {GoneMessage["why"]|null} */ (null));
  /** the answer to the last request for a hint, "asked" until it comes */
  hint = signal(/** @type {HintMessage|"asked"|null} */ (null));
  behind = signal(0); // how many states wait to be shown
  /** hotseat: the seat whose hand is covered until its player uncovers it */
  covered = signal(/** @type {string|null} */ (null));
  lastOwn = signal(0); // the seq at which this player last acted
  tried = ""; // the choice that was refused last: a report of a problem contains it
  rev = /** @type {number|null} */ (null);
  /** the seat whose view the newest state is */
  from = /** @type {string|null} */ (null);
  used = /** @type {string|null} */ (null); // the token the connection was greeted with

  replay = new ReplayPosition({
    extent: () => ({
      last: this.state.peek()?.seq ?? 0,
      over: this.table.peek()?.state === "over",
    }),
    fetch: (seq, seat) => viewAt(this, seq, seat ?? this.looking.peek()),
    begin: () => {
      this.narrowing.value = [];
    },
  });
  playback = new Playback({
    show: (state) => this.show(state),
    skipped: (state) => this.merge(state),
    behind: (count) => {
      this.behind.value = count;
    },
    pace: () => PACES[settings.peek().pace],
  });

  trial = new Trial({
    ask: (moves) => tryMoves(this, moves),
    rev: () => this.state.peek()?.rev ?? null,
    menu: () => (this.state.peek()?.view?.menu ?? []).map((c) => c.do),
    act: (move) => this.act(move),
    say: (key, args) => this.say(t(key, args), true),
  });

  /** what can be chosen from: the table, or the private copy of a trial */
  live = computed(() => this.trial.view.value ?? this.state.value?.view ?? null);
  view = computed(() => (this.replay.at.value === null ? this.live.value : this.replay.view.value));
  me = computed(() => this.state.value?.me ?? NOBODY);
  looking = computed(() => this.me.value.looking);
  /** no choice can be made while the table rests, or the past or another's move is being shown */
  idle = computed(() => this.replay.at.value !== null || this.behind.value > 0 || resting(this));
  menu = computed(() => (this.idle.value ? [] : menuOf(this.live.value)));
  reasons = new Reasons(this);
  greyed = computed(() =>
    this.idle.value ? [] : (this.trial.view.value?.greyed ?? this.reasons.choices.value),
  );
  left = computed(() => narrowed(this.menu.value, this.narrowing.value));
  refused = computed(() => narrowed(this.greyed.value, this.narrowing.value));
  branches = computed(() => branches(this.left.value));
  lit = computed(() => litOf(this.left.value, this.narrowing.value.length > 0));
  calm = computed(() => calmOf(this.left.value, this.lit.value, this.narrowing.value));
  keys = computed(() => numberKeys(this.branches.value, this.lit.value, this.left.value));
  dim = computed(() => dimmed(this.refused.value, this.lit.value));
  /** log events of the newest actions of the others; in a replay, of the action looked at */
  news = computed(() => newsOf(this.state.value, this.lines.value, this.replay.at.value));
  recent = computed(() => subjectsOf(this.news.value)); // the entities the news are about
  myTurn = computed(() => {
    const asked = this.live.value?.prompt && !this.live.value.over;
    return Boolean(asked && this.table.value?.state === "playing" && !resting(this));
  });

  /** the action to which the others can be asked to go back when the player cannot undo alone */
  askedBack = computed(() => backByConsent(this.me.value, this.table.value, this.lines.value));

  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.wire = this.connect();
    this.stopNames = effect(() => {
      const table = this.table.value;
      if (table)
        names.value = Object.fromEntries(table.seats.map((s) => [s.seat, s.name || s.seat]));
    });
    this.stopSeat = followSeat(this);
    this.stopKept = effect(() => {
      if (this.state.value && !this.pending.value) this.trial.proceed();
    });
  }

  connect() {
    return new Connection(this.id, {
      greeting: () => this.greeting(),
      known: () => this.log.knownRev(this.rev),
      // The answer counts whatever its rev is: the server itself may have gone back.
      resynchronise: (state) => this.accept(state),
      receive: (message) => this.receive(message),
      status: (status) => {
        this.connection.value = status;
      },
    });
  }

  get token() {
    return held.peek()[this.id]?.token ?? null;
  }
  /** the puzzle that is solved at this table, "" at any other */
  get puzzle() {
    return held.peek()[this.id]?.puzzle ?? "";
  }
  /** @returns {Omit<HelloMessage, "wire" | "start">} */
  greeting() {
    this.used = this.token;
    const rev = this.log.greetingRev(this.rev, this.me.peek());
    return { type: "hello", token: this.used, rev, lang: lang.peek() };
  }

  /** @param {ServerMessage} m */
  receive(m) {
    if (m.type === "state") this.update(m);
    else if (m.type === "table") this.takeFacts(m.table);
    else if (m.type === "ok") {
      this.wire.acknowledge(m.key);
      this.choice.acknowledge(m.key);
    } else if (m.type === "refused") this.refuse(m);
    else if (m.type === "reasons") this.reasons.answer.value = m;
    else if (m.type === "chat") this.chat.value = [...this.chat.value, m.message];
    else if (m.type === "hint") {
      if (this.hint.peek() === "asked" && m.seat === this.looking.peek()) this.hint.value = m;
    } else if (m.type === "error") {
      this.wire.abandon();
      this.fail(m.error);
    } else if (m.type === "bye") this.fail(m.error);
    else if (m.type === "gone") this.end(m.why);
  }

  /** @param {RefusedMessage} m */
  refuse(m) {
    this.tried = this.wire.acknowledge(m.key)?.do ?? "";
    this.choice.refuse(m.key);
    this.narrowing.value = [];
    if (m.no) this.say(tell(`no-${m.no.key}`, m.no.args ?? {}), true, m.no.rule);
    else this.sayError(m.error);
    if (m.state) this.update(m.state);
  }

  /**
   * What was asked of the server broke down, or the server goes.
   * @param {ErrorInfo|undefined} error
   */
  fail(error) {
    this.choice.abandon();
    if (this.hint.peek() === "asked") this.hint.value = null;
    this.sayError(error);
  }

  /** The server has closed for good. @param {GoneMessage["why"]} why */
  end(why) {
    this.gone.value = why;
    if (why === "token") ended(this.id, this.used);
    if (why === "table") seen(this.id, false);
  }

  /**
   * Take a state, unless it is late. One seat may know of fewer secret answers than another, so
   * only states of the same seat are compared.
   * @param {StateMessage} s
   */
  update(s) {
    const late = this.rev !== null && s.rev < this.rev && s.me.looking === this.from;
    if (!late) this.accept(s);
  }

  /** @param {StateMessage} s */
  accept(s) {
    this.rev = s.rev;
    this.from = s.me.looking;
    this.playback.add(s);
  }

  /** Go to the newest state without waiting. */
  skip() {
    this.playback.skip();
  }

  /** @param {StateMessage} s */
  merge(s) {
    this.log.merge(s);
    if (s.chat) this.chat.value = s.chat;
  }

  /** @param {StateMessage} s */
  show(s) {
    batch(() => {
      const before = this.state.peek();
      this.merge(s);
      const rewind = rewindText(this.facts.peek(), s);
      if (rewind) this.say(rewind, false);
      this.takeFacts(s.table);
      this.trial.follow(s.rev);
      this.state.value = s;
      this.choice.show(s.rev);
      document.body.dataset.rev = String(s.rev);
      if (before?.seq !== s.seq || before?.view?.prompt?.key !== s.view?.prompt?.key) {
        this.narrowing.value = [];
        this.hint.value = null;
      }
      const own = s.events.filter((line) => s.me.seats.includes(line.seat) && !line.auto);
      if (own.length) this.lastOwn.value = own[own.length - 1].seq;
      if (this.lastOwn.peek() > s.seq) this.lastOwn.value = s.seq;
      this.covered.value = seatToCover(s, this.covered.peek());
      const kept = held.peek()[this.id];
      if (kept && s.me.seats.length && kept.seat !== s.me.seats[0])
        hold(this.id, { seat: s.me.seats[0], game: s.table.game });
    });
  }

  /** Take the facts and announce what a host has done to a seat. @param {TableInfo} table */
  takeFacts(table) {
    for (const text of announced(this.facts.peek(), table)) this.say(text, false);
    this.facts.value = table;
  }

  /** Show the covered hand to its player. */
  uncover() {
    const seat = this.covered.peek();
    if (seat === null) return;
    this.wire.send({ type: "look", seat, rev: this.log.turn(seat) });
    this.covered.value = null;
  }

  /** @param {string} text @param {boolean} bad @param {string} [rule] */
  say(text, bad, rule) {
    this.notice.value = { text, bad, rule };
  }

  /** @param {ErrorInfo|unknown} error */
  sayError(error) {
    this.say(problem(error), true);
  }

  /** Narrow by a step; when one choice is left, make it. @param {Narrowing} step */
  narrow(step) {
    const rest = narrowed(this.left.peek(), [step]);
    if (rest.length === 0 || this.pending.peek()) return;
    if (rest.length === 1) this.make(rest[0]);
    else this.narrowing.value = [...this.narrowing.peek(), step];
  }

  /** A click on an entity. @param {string} ref @returns {boolean} whether it meant something */
  pick(ref) {
    if (!this.lit.peek().has(ref)) return false;
    this.notice.value = null;
    this.narrow({ ref });
    return true;
  }

  /** @param {Branch} branch */
  choose(branch) {
    if (this.pending.peek()) return;
    this.notice.value = null;
    if (branch.step === null) this.make(branch.choices[0]);
    else this.narrowing.value = [...this.narrowing.peek(), branch.step];
  }

  /** Make a choice; one that loses points is asked about first, once. @param {Choice} choice */
  make(choice) {
    const steps = this.narrowing.peek();
    if (loses(choice, steps)) this.narrowing.value = [...steps, { sure: choice.do }];
    else this.act(choice);
  }

  /** One step back in choosing. @returns {boolean} */
  widen() {
    if (this.narrowing.peek().length === 0) return false;
    this.narrowing.value = this.narrowing.peek().slice(0, -1);
    return true;
  }

  /** @param {Choice|string} choice */
  act(choice) {
    const text = typeof choice === "string" ? choice : choice.do;
    if (this.pending.peek()) return;
    if (this.trial.on.peek()) {
      this.narrowing.value = [];
      this.trial.make(text);
      return;
    }
    const key = batch(() => {
      this.narrowing.value = [];
      this.notice.value = null;
      this.hint.value = null;
      return this.choice.begin();
    });
    this.wire.deliver({
      type: "act",
      rev: this.state.peek()?.rev,
      do: text,
      key,
      seat: this.looking.peek() ?? undefined,
    });
  }

  /** Ask what a good player would consider now. */
  askHint() {
    if (!this.wire.send({ type: "hint" })) this.say(t("ui-lost"), true);
    else this.hint.value = "asked";
  }

  /** @param {ClientMessage} message */
  send(message) {
    if (!this.wire.send(message)) this.say(t("ui-lost"), true);
  }

  /** @param {number} [to] */
  undo(to) {
    if (this.trial.on.peek()) this.trial.back();
    else if (this.me.peek().undo.length)
      this.send({ type: "undo", rev: this.rev, ...(to === undefined ? {} : { to }) });
    else if (this.askedBack.peek() !== null)
      this.send({ type: "ask-rewind", to: this.askedBack.peek() ?? 0 });
  }

  redo() {
    if (this.me.peek().redo) this.send({ type: "redo", rev: this.rev });
  }

  /** @param {string} path @param {object} [body] */
  async post(path, body = {}) {
    try {
      return await api("POST", `/api/tables/${this.id}/${path}`, { token: this.token, body });
    } catch (e) {
      this.sayError(e);
      return null;
    }
  }

  close() {
    this.playback.stop();
    this.stopNames();
    this.stopSeat();
    this.stopKept();
    this.reasons.stop();
    this.wire.close();
    delete document.body.dataset.rev;
    names.value = {};
  }
}

/** The model of the table on the screen, for parts that have no other way to it. */
export const current = signal(/** @type {TableModel|null} */ (null));
