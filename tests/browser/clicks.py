"""Playing by clicking the board alone: what can be clicked, and where a finger would go."""

from __future__ import annotations

from typing import Any

from browser.client import PATIENCE

# Waits until this player is asked something else than before, then tells everything that offers itself on the board, in
# the hand and in the players' panels, and whether a click can meet it (after scrolling; what a map shows only when it
# is moved is left out), and for one of them the point. Nothing when the game is over.
OFFERS = """async ({ before, patience, pick, all, rather }) => {
  const LIT = ".boardslot .ent.lit, .bottom .ent.lit, .seats .ent.lit, .radar .ent.lit, .chit.lit";
  const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  const seek = (el) => {
    for (const part of [el, ...el.querySelectorAll("*")])
      for (const r of part.getClientRects()) for (const fy of steps) for (const fx of steps) {
      const x = r.left + r.width * fx, y = r.top + r.height * fy;
      if (x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x,
        y)?.closest(".ent.lit, .chit.lit") === el) return [x, y];
    }
    return null;
  };
  const point = (el) => {
    const at = seek(el);
    if (at || el.closest(".zoompan")) return at;
    el.scrollIntoView({ block: "center", inline: "center" });
    return seek(el);
  };
  const moved = (el) => {
    const frame = el.closest(".zoompan")?.getBoundingClientRect();
    const r = el.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
    return frame !== undefined && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom);
  };
  const stamp = () => (document.body.dataset.rev ?? "") +
    [...document.querySelectorAll(".ent.lit, .ent.chosen, .chit")].map((e) => {
    const r = e.getBoundingClientRect();
    const at = `${Math.round(r.left)},${Math.round(r.top)}`;
    return `${e.dataset.ref ?? e.textContent}|${e.classList.contains("lit")}|${at}`;
  }).join();
  const frame = () => new Promise(requestAnimationFrame);
  for (const end = performance.now() + patience; performance.now() < end; await frame()) {
    if (document.querySelector(".ending")) return { over: true, stamp: "", found: [], at: null };
    if (document.querySelector(".chip.busy") || !document.querySelector(LIT)) continue;
    const now = stamp();
    if (now === before) continue;
    await frame();
    if (stamp() !== now) continue;
    if (!all) {
      const every = [...document.querySelectorAll(LIT)].filter((el) => el.getClientRects().length);
      const wished = every.filter((el) => rather.includes(el.dataset.verb ?? el.dataset.ref.replace(/^do:/, "")));
      const lit = wished.length ? wished : every;
      const from = Math.floor(pick * lit.length);
      for (const el of [...lit.slice(from), ...lit.slice(0, from)]) {
        const at = point(el);
        if (at) return { over: false, stamp: stamp(), found: [], name: el.dataset.ref ?? el.dataset.verb, at };
      }
    }
    const places = new Map();
    for (const el of document.querySelectorAll(LIT)) {
      const name = el.dataset.ref ?? `${el.dataset.verb} ${el.textContent.trim()}`;
      if (el.getClientRects().length && !places.get(name)?.ok) places.set(name, { el, ok: point(el) !== null, moved:
        moved(el) });
    }
    const seen = [...places].filter(([, p]) => p.ok || !p.moved);
    const found = seen.length ? seen : [...places];
    const can = found.filter(([, p]) => p.ok);
    const [name, chosen] = can[Math.floor(pick * can.length)] ?? ["", null];
    const at = chosen ? point(chosen.el) : null;
    return { over: false, stamp: stamp(), found: found.map(([n, p]) => [n, p.ok]), name, at };
  }
  throw new Error(`nothing new to click on the board: ${document.title}`);
}"""


class Offers:
    """What a table offers to a finger at one moment; `pick` (0 to 1) chooses one of them. Without `every` the others
    are not tried; then one of the verbs `rather` is chosen where there is one."""

    def __init__(
        self, page: Any, before: str = "", pick: float = 0, every: bool = True, rather: tuple[str, ...] = ()
    ) -> None:
        told = page.evaluate(
            OFFERS, {"before": before, "patience": PATIENCE, "pick": pick, "all": every, "rather": list(rather)}
        )
        self.over: bool = told["over"]
        self.stamp: str = told["stamp"]
        self.chosen: str = told.get("name", "")
        self.at: list[float] | None = told["at"]
        self.unreachable: list[str] = [name for name, ok in told["found"] if not ok]
