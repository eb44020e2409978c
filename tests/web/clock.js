// A clock that a test moves by hand.

const real = { setTimeout, setInterval, clearTimeout, clearInterval, now: Date.now };
let now = 0;
let count = 0;
const timers = new Map();

const add = (run, wait, every) => {
  count += 1;
  timers.set(count, { run, at: now + (wait ?? 0), every });
  return count;
};

export const clock = {
  /** Take the place of the real clock. */
  start() {
    now = 1_000_000;
    timers.clear();
    globalThis.setTimeout = (run, wait) => add(run, wait, 0);
    globalThis.setInterval = (run, wait) => add(run, wait, wait);
    globalThis.clearTimeout = (id) => timers.delete(id);
    globalThis.clearInterval = (id) => timers.delete(id);
    Date.now = () => now;
  },

  stop() {
    const { now: realNow, ...functions } = real;
    Object.assign(globalThis, functions);
    Date.now = realNow;
  },

  /** Let time pass and run what is due, in order. */
  tick(milliseconds) {
    const end = now + milliseconds;
    for (;;) {
      const due = [...timers].filter(([, timer]) => timer.at <= end);
      if (!due.length) break;
      const [id, timer] = due.reduce((a, b) => (b[1].at < a[1].at ? b : a));
      now = Math.max(now, timer.at);
      if (timer.every) timer.at += timer.every;
      else timers.delete(id);
      timer.run();
    }
    now = end;
  },
};
