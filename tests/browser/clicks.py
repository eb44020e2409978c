"""Playing by clicking the board alone: what can be clicked, and where a finger would go."""

from __future__ import annotations

from typing import Any

# Waits until this player is asked something else than before, then tells everything that offers itself on the board, in the hand and in the players' panels,
# each with a point at which a click really meets it (null: nowhere). Nothing when the game is over.
OFFERS = """async ({ before, patience }) => {
  const LIT = ".boardslot .ent.lit, .bottom .ent.lit, .seats .ent.lit, .token.lit";
  const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  const point = (el) => {
    const all = el.getBoundingClientRect();
    if (all.right <= 0 || all.bottom <= 0 || all.left >= innerWidth || all.top >= innerHeight) el.scrollIntoView({ block: "nearest", inline: "nearest" });
    for (const part of [el, ...el.querySelectorAll("*")]) for (const r of part.getClientRects()) for (const fy of steps) for (const fx of steps) {
      const x = r.left + r.width * fx, y = r.top + r.height * fy;
      if (x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y)?.closest(".ent.lit, .token.lit") === el) return [x, y];
    }
    return null;
  };
  const stamp = () => (document.body.dataset.rev ?? "") + [...document.querySelectorAll(".ent.lit, .ent.chosen, .token")].map((e) => {
    const r = e.getBoundingClientRect();
    return `${e.dataset.ref ?? e.textContent}|${e.classList.contains("lit")}|${Math.round(r.left)},${Math.round(r.top)}`;
  }).join();
  const frame = () => new Promise(requestAnimationFrame);
  for (const end = performance.now() + patience; performance.now() < end; await frame()) {
    if (document.querySelector(".ending")) return { over: true, stamp: "", found: [] };
    if (document.querySelector(".chip.busy") || !document.querySelector(LIT)) continue;
    const now = stamp();
    if (now === before) continue;
    await frame();
    if (stamp() !== now) continue;
    const found = new Map();
    for (const el of document.querySelectorAll(LIT)) {
      const name = el.dataset.ref ?? `${el.dataset.verb} ${el.textContent.trim()}`;
      if (!found.get(name)) found.set(name, el.getClientRects().length ? point(el) : null);
    }
    return { over: false, stamp: now, found: [...found] };
  }
  throw new Error(`nothing new to click on the board: ${document.title}`);
}"""


class Offers:
    """What a table offers to a finger at one moment."""

    def __init__(self, page: Any, before: str = "", patience: float = 60) -> None:
        told = page.evaluate(OFFERS, {"before": before, "patience": patience * 1000})
        self.over: bool = told["over"]
        self.stamp: str = told["stamp"]
        self.places: list[tuple[str, list[float]]] = [(name, at) for name, at in told["found"] if at]
        self.unreachable: list[str] = [name for name, at in told["found"] if not at]
