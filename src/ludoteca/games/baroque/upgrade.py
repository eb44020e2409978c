"""States saved under rules version 1 in the form of version 2: the table keeps the readings it agreed on.

A continued game is still one of version 1, so a state may pass here more than once.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.kernel import Event

# What version 1 did where version 2 asks the table.
READINGS: Final = {"bishops_remove": 0, "styria_yields": 0, "occupied_votes": 1, "works_under_enemy": 0}
ALL_ARMIES: Final = 15  # no player has more
SHARED_EFFECTS: Final = ("Attack", "OttomansLand", "Rise")  # in version 2 they ask each player concerned themselves


def upgraded(data: dict[str, Any]) -> dict[str, Any]:
    out = {**READINGS, **data}
    agenda = data.get("agenda")
    if isinstance(agenda, list):
        out["agenda"] = [step_of_today(step, event_card(data)) for step in without_occupation(agenda)]
    return out


def upgraded_event(event: Event) -> Event | None:
    """Version 1 told with an attack how many armies fell."""
    args = event.args[:1] if event.key == "attacked" else event.args
    return Event(event.key, event.rule, args, event.seen, event.hide)


def event_card(data: dict[str, Any]) -> int:
    """The event being resolved: the effects of version 1 did not name it."""
    cards = data.get("event_now")
    return cards[0] if isinstance(cards, list) and cards else 0


def without_occupation(agenda: list[Any]) -> list[Any]:
    """A retreat brings the occupation by the attackers itself."""
    retreating = any(isinstance(step, dict) and step.get("step") == "Retreat" for step in agenda)
    return [step for step in agenda if not (retreating and isinstance(step, dict) and step.get("step") == "Occupy")]


def step_of_today(step: Any, card: int) -> Any:
    if not isinstance(step, dict):
        return step
    name = step.get("step")
    effect = step.get("effect")
    if name == "Shield" and isinstance(effect, dict) and effect.get("step") in SHARED_EFFECTS:
        return {"card": step.get("card"), **effect}
    if name in SHARED_EFFECTS:
        return {"card": card, **step}
    if name in ("MoveOn", "MoveOnWith"):
        return {"fought": ALL_ARMIES, **step}
    return step
