// @ts-check
// The table on the screen: what the server said last, what is being shown of it, and what the
// player is choosing.
import { signal, computed, batch, effect } from "../vendor/ui.js";
import { Wire, api } from "../app/net.js";
import { names, lang, tell, t } from "../app/texts.js";
import { settings, seats as held, hold, ended, seen } from "../app/store.js";
import { narrowed, litOf, branches, refsOf } from "./choices.js";

/**
 * @typedef {import("./choices.js").Choice} Choice
 * @typedef {import("./choices.js").Narrowing} Narrowing
 * @typedef {import("./choices.js").Ref} Ref
 * @typedef {{seat: string, key: string, rule: string, args: Record<string, Ref>}} Prompt
 * @typedef {{id: string, seat: string|null, cards: Ref[]}} Zone
 * @typedef {{id: string, seat: string|null, value: Ref}} Counter
 * @typedef {{zones: Zone[], counters: Counter[], [more: string]: any}} Board
 * @typedef {{number: number, from: string, to: string, give: {thing: string, value: Ref}[], take:
 *   {thing: string, value: Ref}[], promises: {promise: string, args: Record<string, Ref>}[]}} Offer
 * @typedef {{game: string, seats: number, seat: string|null, board: Board, standing: Record<string,
 *   any>[], waiting: Prompt[], prompt: Prompt|null, menu: Choice[], greyed: Choice[], deals:
 *   Choice[], offers: Offer[], over: string|null, places: number[], scores: number[], picked?:
 *   Choice[]}} View
 * @typedef {{key: string, rule: string, args: Record<string, Ref>}} Happening
 * @typedef {{seq: number, seat: string, do?: string, auto: boolean, turn: boolean, at?: number,
 *   events: Happening[]}} Line
 * @typedef {{seat: string, name: string, kind: "human"|"bot"|"open", online: boolean, level:
 *   string|null, style: string|null, standin: boolean, resigned: boolean, asked: boolean, warned:
 *   number|null}} SeatFacts
 * @typedef {{id: number, kind: string, by: string, to?: number, seat?: string|null, yes: string[],
 *   waiting: string[]}} Request
 * @typedef {{id: string, game: string, options: Record<string, string>, public: boolean, undo:
 *   string, hints: boolean, state: "lobby"|"playing"|"over", host: string|null, seq: number, rev:
 *   number, seats: SeatFacts[], clock: any, requests: Request[], backs: {by: string|null, to:
 *   number, at: number}[], result: {reason: string, places: number[]|null, scores:
 *   number[]|null}|null, rematch: string|null, invite: string|null, commitment?: string, seed?:
 *   string|null, spectators: number, paused: boolean}} TableFacts
 * @typedef {{seats: string[], looking: string|null, host: boolean, undo: number[], redo: boolean,
 *   told: Told[], prefs?: {resolve: boolean, skip_confirm: boolean}}} Me
 * @typedef {{channel: string, address: string, confirmed: boolean, state:
 *   "idle"|"waiting"|"told"|"failed"|"lost", kind: string|null, at: number, next: number|null}}
 *   Told
 * @typedef {{rev: number, seq: number, from: number, events: Line[], view: View|null, me: Me,
 *   table: TableFacts, chat?: any[]}} State
 */

export const SEAT_LETTERS = ["A", "B", "C", "D", "E", "F"];

/** How long one action of somebody else stays on the screen before the next is shown. */
const PACES = { off: 0, quick: 350, normal: 800, slow: 1600 };

/** @param {TableFacts|null} facts @returns {TableFacts|null} */
function named(facts) {
  return (
    facts && {
      ...facts,
      seats: facts.seats.map((s) => ({
        ...s,
        name: s.name || (s.kind === "open" ? t("ui-open-seat") : t("ui-bot-n", { seat: s.seat })),
      })),
    }
  );
}

/** Everything about the one table a page shows. */
export class TableModel {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.connection = signal(/** @type {"connecting"|"open"|"lost"} */ ("connecting"));
    /** the state on the screen, which may be a few moments behind the newest */
    this.state = signal(/** @type {State|null} */ (null));
    this.lines = signal(/** @type {Line[]} */ ([]));
    this.chat = signal(/** @type {any[]} */ ([]));
    this.facts = signal(/** @type {TableFacts|null} */ (null));
    /** the facts with a name for everybody: bots have none of their own */
    this.table = computed(() => named(this.facts.value));
    this.narrowing = signal(/** @type {Narrowing[]} */ ([]));
    this.pending = signal(/** @type {string|null} */ (null));
    this.notice = signal(/** @type {{text: string, rule?: string, bad: boolean}|null} */ (null));
    this.gone = signal(/** @type {string|null} */ (null));
    /** the answer to the last wish for a hint, "asked" until it comes */
    this.hint = signal(/** @type {any} */ (null));
    this.behind = signal(0);
    /** replay: the action looked at, null for the present */
    this.at = signal(/** @type {number|null} */ (null));
    this.atSeat = signal(/** @type {string|null} */ (null));
    this.past = signal(/** @type {View|null} */ (null));
    /** whether the replay goes on by itself */
    this.running = signal(false);
    /** hotseat: whose hand must be covered until its owner says he is there */
    this.covered = signal(/** @type {string|null} */ (null));
    /** the seq at which this player last acted, for "since my last turn" */
    this.lastOwn = signal(0);

    /** @type {State[]} */
    this.queue = [];
    this.showing = 0;
    this.resting = 0;
    /** @type {Map<string, any>} */
    this.unanswered = new Map();
    /** The choice that was refused last: a report of a problem tells it. */
    this.tried = "";
    this.rev = /** @type {number|null} */ (null);
    /** from which seat the newest state looks, and the token it was got with */
    this.from = /** @type {string|null} */ (null);
    this.used = /** @type {string|null} */ (null);

    this.live = computed(() => this.state.value?.view ?? null);
    this.view = computed(() => (this.at.value === null ? this.live.value : this.past.value));
    this.me = computed(
      () =>
        this.state.value?.me ?? {
          seats: [],
          looking: null,
          host: false,
          undo: [],
          redo: false,
          told: [],
        },
    );
    this.looking = computed(() => this.me.value.looking);
    /** the choices one may make now; none while the past or somebody's move is being shown */
    this.menu = computed(() =>
      this.at.value !== null || this.behind.value > 0 ? [] : (this.live.value?.menu ?? []),
    );
    this.greyed = computed(() =>
      this.at.value !== null || this.behind.value > 0 ? [] : (this.live.value?.greyed ?? []),
    );
    this.left = computed(() => narrowed(this.menu.value, this.narrowing.value));
    this.refused = computed(() => narrowed(this.greyed.value, this.narrowing.value));
    this.branches = computed(() => branches(this.left.value));
    this.lit = computed(() => litOf(this.left.value, this.narrowing.value.length > 0));
    /**
     * the number key of a lit entity, where one click on it is the same as one of the numbered
     * choices
     */
    this.keys = computed(() => {
      /** @type {Map<string, number>} */
      const keys = new Map();
      const lit = this.lit.value;
      this.branches.value.forEach((branch, i) => {
        for (const ref of lit) {
          if (branch.choices.every((c) => refsOf(c).includes(ref)))
            keys.set(ref, keys.has(ref) ? 0 : i + 1);
        }
      });
      for (const [ref, n] of keys) {
        const of = this.left.value.filter((c) => refsOf(c).includes(ref)).length;
        if (n === 0 || n > 9 || of !== this.branches.value[n - 1].choices.length) keys.delete(ref);
      }
      return keys;
    });
    this.dim = computed(() => {
      /** @type {Map<string, Choice[]>} */
      const out = new Map();
      for (const c of this.refused.value) {
        for (const ref of refsOf(c)) {
          if (typeof ref === "string" && !this.lit.value.has(ref))
            out.set(ref, [...(out.get(ref) ?? []), c]);
        }
      }
      return out;
    });
    /** what the newest actions of the others tell; in a replay, the action looked at */
    this.news = computed(() => {
      const s = this.state.value;
      const mine = s?.me.seats ?? [];
      const lines =
        this.at.value === null
          ? (s?.events ?? []).filter((line) => line.seq > 0 && !mine.includes(line.seat)).slice(-6)
          : this.lines.value.filter((line) => line.seq === this.at.value);
      return lines.flatMap((line) => line.events);
    });
    /** what they were about */
    this.recent = computed(
      () =>
        new Set(
          this.news.value
            .flatMap((e) => Object.values(e.args))
            .filter((ref) => typeof ref === "string" && !ref.startsWith("seat:")),
        ),
    );
    this.myTurn = computed(() =>
      Boolean(
        this.live.value?.prompt && !this.live.value.over && this.table.value?.state === "playing",
      ),
    );
    this.stopNames = effect(() => {
      const facts = this.table.value;
      if (facts)
        names.value = Object.fromEntries(facts.seats.map((s) => [s.seat, s.name || s.seat]));
    });
    this.wire = this.connect();
    // The seat was taken over by a code that was used in another tab of this same browser.
    this.stopSeat = effect(() => {
      const token = held.value[id]?.token;
      if (!token || token === this.used || this.gone.value !== "token") return;
      this.gone.value = null;
      this.wire.close();
      this.wire = this.connect();
    });
  }

  connect() {
    return new Wire(
      this.id,
      () => this.hello(),
      (m) => this.hear(m),
      (s) => {
        this.connection.value = s;
      },
    );
  }

  get token() {
    return held.peek()[this.id]?.token ?? null;
  }

  hello() {
    queueMicrotask(() => {
      for (const m of this.unanswered.values()) this.wire.send(m);
    });
    this.used = this.token;
    return { type: "hello", token: this.used, rev: this.rev, lang: lang.peek() };
  }

  /** @param {any} m */
  hear(m) {
    if (m.type === "state") this.enqueue(m);
    else if (m.type === "table") this.facts.value = m.table;
    else if (m.type === "ok") this.answered(m.key);
    else if (m.type === "refused") {
      this.tried = this.unanswered.get(m.key)?.do ?? "";
      this.answered(m.key);
      this.narrowing.value = [];
      if (m.no) this.say(tell(`no-${m.no.key}`, m.no.args ?? {}), true, m.no.rule);
      else this.say(t(`error-${m.error?.key ?? "unknown"}`, m.error?.args ?? {}), true);
      if (m.state) this.enqueue(m.state);
    } else if (m.type === "chat") this.chat.value = [...this.chat.value, m.message];
    else if (m.type === "hint") {
      if (this.hint.peek() === "asked" && m.seat === this.looking.peek()) this.hint.value = m;
    } else if (m.type === "error" || m.type === "bye") {
      if (m.type === "error") this.unanswered.clear();
      this.pending.value = null;
      if (this.hint.peek() === "asked") this.hint.value = null;
      this.say(t(`error-${m.error?.key ?? "unknown"}`, m.error?.args ?? {}), true);
    } else if (m.type === "gone") {
      this.gone.value = m.code === 4401 ? "token" : m.code === 4403 ? "spectators" : "table";
      if (m.code === 4401) ended(this.id, this.used);
      if (m.code === 4404) seen(this.id, false);
    }
  }

  /** @param {string} key */
  answered(key) {
    this.unanswered.delete(key);
    if (this.pending.peek() === key) this.pending.value = null;
  }

  /**
   * Show states in order and at a pace that can be followed; one's own moves at once.
   * @param {State} s
   */
  enqueue(s) {
    // An older state is late, unless it looks from another seat (which may know of fewer secret
    // answers) or answers a greeting: then the server itself went back.
    if (this.rev !== null && s.rev < this.rev && s.me.looking === this.from && s.chat === undefined)
      return;
    this.rev = s.rev;
    this.from = s.me.looking;
    this.queue.push(s);
    const own = s.events.some((line) => s.me.seats.includes(line.seat) && !line.auto);
    if (this.showing && own) this.skip();
    else if (!this.showing) this.next();
    else this.behind.value = this.queue.length;
  }

  next() {
    clearTimeout(this.showing);
    this.showing = 0;
    const s = this.queue.shift();
    this.behind.value = this.queue.length;
    if (!s) return;
    this.show(s);
    const mine = s.me.seats;
    const others = s.events.some(
      (line) => line.seq > 0 && !mine.includes(line.seat) && line.events.length > 0,
    );
    const wait = others && s.events.length < 20 ? PACES[settings.peek().pace] : 0;
    if (wait > 0) this.showing = setTimeout(() => this.next(), wait);
    else if (this.queue.length) this.next();
  }

  /** Go to the newest state without waiting. */
  skip() {
    while (this.queue.length > 1) {
      const s = /** @type {State} */ (this.queue.shift());
      this.merge(s);
    }
    this.next();
  }

  /** @param {State} s */
  merge(s) {
    const fresh = new Set(s.events.map((line) => line.seq));
    this.lines.value = [
      ...this.lines.peek().filter((line) => line.seq <= s.from && !fresh.has(line.seq)),
      ...s.events,
    ];
    if (s.chat) this.chat.value = s.chat;
  }

  /** @param {State} s */
  show(s) {
    batch(() => {
      const asked = this.state.peek()?.view?.prompt?.key;
      const seq = this.state.peek()?.seq;
      this.merge(s);
      const back = s.table.backs[s.table.backs.length - 1];
      const known = this.facts.peek();
      this.facts.value = s.table;
      this.state.value = s;
      if (
        known &&
        back &&
        back.at > (known.backs[known.backs.length - 1]?.at ?? 0) &&
        !(back.by && s.me.seats.includes(back.by))
      ) {
        this.say(
          t("ui-went-back", { name: names.peek()[back.by ?? ""] ?? t("ui-host"), to: back.to }),
          false,
        );
      }
      document.body.dataset.rev = String(s.rev);
      if (seq !== s.seq || asked !== s.view?.prompt?.key) {
        this.narrowing.value = [];
        this.hint.value = null;
      }
      const own = s.events.filter((line) => s.me.seats.includes(line.seat) && !line.auto);
      if (own.length) this.lastOwn.value = own[own.length - 1].seq;
      if (this.lastOwn.peek() > s.seq) this.lastOwn.value = s.seq;
      this.passDevice(s);
      const kept = held.peek()[this.id];
      if (kept && s.me.seats.length && kept.seat !== s.me.seats[0])
        hold(this.id, { seat: s.me.seats[0], game: s.table.game });
    });
  }

  /**
   * Hotseat: when another of this device's seats must act, cover the hand and ask for that player.
   * @param {State} s
   */
  passDevice(s) {
    if (s.me.seats.length < 2 || !s.view || s.view.over) {
      this.covered.value = null;
      return;
    }
    const asked = s.view.waiting.map((w) => w.seat).filter((seat) => s.me.seats.includes(seat));
    if (asked.length === 0 || asked.includes(/** @type {string} */ (s.me.looking))) {
      if (this.covered.peek() === s.me.looking) return;
      if (asked.length) this.covered.value = null;
      return;
    }
    this.covered.value = asked[0];
  }

  /** The player whose hand was covered is there. */
  uncover() {
    const seat = this.covered.peek();
    if (seat === null) return;
    this.wire.send({ type: "look", seat });
    this.covered.value = null;
  }

  /** @param {string} text @param {boolean} bad @param {string} [rule] */
  say(text, bad, rule) {
    this.notice.value = { text, bad, rule };
  }

  /** Narrow by a step; when one choice is left, make it. @param {Narrowing} step */
  narrow(step) {
    const rest = narrowed(this.left.peek(), [step]);
    if (rest.length === 0) return;
    if (rest.length === 1) this.act(rest[0]);
    else this.narrowing.value = [...this.narrowing.peek(), step];
  }

  /** A click on an entity. @param {string} ref @returns {boolean} whether it meant something */
  pick(ref) {
    if (!this.lit.peek().has(ref)) return false;
    this.notice.value = null;
    this.narrow({ ref });
    return true;
  }

  /** @param {import("./choices.js").Branch} branch */
  choose(branch) {
    this.notice.value = null;
    if (branch.step === null) this.act(branch.choices[0]);
    else this.narrowing.value = [...this.narrowing.peek(), branch.step];
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
    const key = crypto.randomUUID();
    const message = {
      type: "act",
      rev: this.state.peek()?.rev,
      do: text,
      key,
      seat: this.looking.peek() ?? undefined,
    };
    batch(() => {
      this.pending.value = key;
      this.narrowing.value = [];
      this.notice.value = null;
      this.hint.value = null;
    });
    this.unanswered.set(key, message);
    this.wire.send(message);
  }

  /** Ask what a good player would consider now. */
  askHint() {
    if (!this.wire.send({ type: "hint" })) this.say(t("ui-lost"), true);
    else this.hint.value = "asked";
  }

  /** @param {any} message */
  send(message) {
    if (!this.wire.send(message)) this.say(t("ui-lost"), true);
  }

  /** @param {number} [to] */
  undo(to) {
    if (this.me.peek().undo.length)
      this.send({ type: "undo", rev: this.rev, ...(to === undefined ? {} : { to }) });
  }

  redo() {
    if (this.me.peek().redo) this.send({ type: "redo", rev: this.rev });
  }

  /** Look at an action as soon as the slider rests. @param {number} seq */
  lookSoon(seq) {
    this.at.value = seq;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.look(seq), 80);
  }

  /** Back to the present. */
  present() {
    clearTimeout(this.resting);
    batch(() => {
      this.atSeat.value = null;
      this.at.value = null;
      this.past.value = null;
      this.running.value = false;
    });
  }

  /** Show what happened from an action on, one after the other. @param {number} from */
  watch(from) {
    this.running.value = true;
    this.look(from);
  }

  /** Look at an action of the past; null for the present. @param {number|null} seq */
  async look(seq) {
    clearTimeout(this.resting);
    const last = this.state.peek()?.seq ?? 0;
    if (seq === null || (seq >= last && this.table.peek()?.state !== "over")) {
      this.present();
      return;
    }
    const wanted = Math.max(0, Math.min(seq, last));
    this.at.value = wanted;
    this.narrowing.value = [];
    const seat = this.atSeat.peek() ?? this.looking.peek();
    try {
      const answer = await api(
        "GET",
        `/api/tables/${this.id}/at/${wanted}${seat ? `?seat=${seat}` : ""}`,
        { token: this.token },
      );
      if (this.at.peek() === wanted)
        this.past.value = { ...answer.view, menu: [], greyed: [], deals: [] };
    } catch (e) {
      this.say(
        t(`error-${/** @type {any} */ (e).key ?? "unknown"}`, /** @type {any} */ (e).args ?? {}),
        true,
      );
      this.at.value = null;
    }
  }

  /** @param {string} path @param {any} [body] */
  async post(path, body = {}) {
    try {
      return await api("POST", `/api/tables/${this.id}/${path}`, { token: this.token, body });
    } catch (e) {
      this.say(
        t(`error-${/** @type {any} */ (e).key ?? "unknown"}`, /** @type {any} */ (e).args ?? {}),
        true,
      );
      return null;
    }
  }

  close() {
    clearTimeout(this.showing);
    this.stopNames();
    this.stopSeat();
    this.wire.close();
    delete document.body.dataset.rev;
    names.value = {};
  }
}

/** The model of the table on the screen, for parts that have no other way to it. */
export const current = signal(/** @type {TableModel|null} */ (null));

/**
 * What may change hands and be promised in this game; null where there are no deals. Filled when
 * the table opens.
 */
export const dealing = signal(
  /** @type {{things: import("./deals.js").Thing[], promises: import("./deals.js").Promised[]}|null} */ (
    null
  ),
);
