"""What one viewer sees and may do, as a JSON value built by allow-list.

A view has two parts: the public one is the same for all viewers and built once for all, the own one belongs to one
seat.
"""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.codec import write_action
from ludoteca.kernel.deal import DEAL_VERBS
from ludoteca.kernel.game import Game
from ludoteca.kernel.hidden import Viewer
from ludoteca.kernel.loop import asked, greyed
from ludoteca.kernel.steps import Consent
from ludoteca.kernel.table import Offer, Step, Table
from ludoteca.kernel.words import NOBODY, SEAT, Action, Event, No, Sig


def refs(v: Viewer, signature: Sig, args: tuple[int, ...]) -> dict[str, int | str]:
    return {name: v.ref(kind, n) for (name, kind), n in zip(signature, args, strict=True)}


def show_action(game: Game[Any], v: Viewer, a: Action) -> dict[str, Any]:
    """One choice: the text to send back, the verb, and the entities it touches."""
    out: dict[str, Any] = {"do": write_action(game, a), "verb": a.verb}
    if a.verb in DEAL_VERBS:
        out["args"] = {"number": a.args[0]} if a.verb != "offer" else {}
    else:
        out["args"] = refs(v, game.verb(a.verb) or (), a.args)
    return out


def show_no(game: Game[Any], v: Viewer, no: No) -> dict[str, Any]:
    return {"key": no.key, "rule": no.rule, "args": refs(v, game.refusal(no.key), no.args)}


def show_foreseen(game: Game[Any], s: Table, v: Viewer, asks: int) -> list[dict[str, Any]]:
    """What the choices of a waiting step bring; `at` is the place of the choice in the menu."""
    step = s.front[asks]
    out: list[dict[str, Any]] = []
    for i, a in enumerate(s.menus[asks]):
        for f in step.foresee(s, a):
            args = refs(v, game.foresights[f.key], f.args)
            out.append({"at": i, "key": f.key, "rule": f.rule, "args": args, "loss": f.loss})
    return out


def brief_action(game: Game[Any], v: Viewer, a: Action) -> str | dict[str, Any]:
    """A choice as its text alone, which the signature of the verb completes; whole where that does not hold."""
    if a.verb in DEAL_VERBS:
        return show_action(game, v, a)
    signature = game.verb(a.verb) or ()
    for i in range(len(signature)):
        if signature[i][1].cards and a.args[i] >= 0 and not v.knows(a.args[i]):
            return show_action(game, v, a)
    return write_action(game, a)


def brief_refused(game: Game[Any], v: Viewer, a: Action, no: No) -> list[Any]:
    """A refused choice with the key, rule and values of its reason; the signature of the refusal names the values."""
    out: list[Any] = [brief_action(game, v, a), no.key, no.rule]
    signature = game.refusal(no.key)
    for i in range(len(signature)):
        out.append(v.ref(signature[i][1], no.args[i]))
    return out


def brief_greyed(game: Game[Any], s: Table, seat: int) -> list[list[Any]]:
    """The refused choices of a seat as they are sent on request."""
    v = Viewer(s, seat)
    return [brief_refused(game, v, a, no) for a, no in greyed(s, seat)]


def words_of(signatures: dict[str, Sig]) -> dict[str, list[list[str]]]:
    """Signatures as JSON: the names of the arguments and their kinds."""
    return {key: [[name, kind.name] for name, kind in signature] for key, signature in signatures.items()}


def sees_whole(event: Event, seat: int) -> bool:
    """Whether a seat (-1: a spectator) reads all arguments of an event."""
    return event.hide == 0 or event.seen == -1 or (seat >= 0 and event.seen >> seat & 1 == 1)


def show_event(game: Game[Any], event: Event, seat: int) -> dict[str, Any]:
    """An event as one seat (-1: a spectator) reads it. Who may see it was settled when it happened, not by what is
    known now."""
    signature = game.event(event.key)
    sees = sees_whole(event, seat)
    shown = len(event.args) if sees else len(event.args) - event.hide
    pairs = list(zip(signature, event.args, strict=True))[:shown]
    return {
        "key": event.key if sees else event.key + "-hidden",
        "rule": event.rule,
        "args": {name: kind.ref(n) for (name, kind), n in pairs},
    }


def brief_event(game: Game[Any], event: Event, seat: int) -> list[Any]:
    """An event as one seat reads it: key, rule and the words of its values, which the signature names."""
    sees = sees_whole(event, seat)
    shown = len(event.args) if sees else len(event.args) - event.hide
    out: list[Any] = [event.key if sees else event.key + "-hidden", event.rule]
    signature = game.event(event.key)
    for i in range(shown):
        kind = signature[i][1]
        out.append(event.args[i] if kind.name == "number" else kind.word(event.args[i]))
    return out


def prompt_of(game: Game[Any], v: Viewer, step: Step[Any]) -> dict[str, Any]:
    name = type(step).__name__
    source: Step[Any] = step
    if isinstance(step, Consent):
        source = step.yes
        name = "Consent-" + type(source).__name__
    signature = game.prompt(type(source).__name__)
    args = {} if step.private and v.seat != step.seat else refs(v, signature, attributes(source, signature))
    return {"seat": SEAT.word(step.seat), "key": name, "rule": source.rule, "args": args}


def attributes(step: Step[Any], signature: Sig) -> tuple[int, ...]:
    return tuple([int(getattr(step, name)) for name, _ in signature])


def show_offer(game: Game[Any], v: Viewer, o: Offer) -> dict[str, Any]:
    deals = game.deals
    assert deals is not None
    sides: list[list[dict[str, Any]]] = []
    for flat in (o.give, o.take):
        side: list[dict[str, Any]] = []
        for i in range(0, len(flat), 2):
            name, kind = deals.things[flat[i]]
            concerned = v.seat in (o.frm, o.to)
            side.append({"thing": name, "value": kind.ref(flat[i + 1]) if concerned else v.ref(kind, flat[i + 1])})
        sides.append(side)
    promises = [
        {"promise": deals.promises[p][0], "args": refs(v, deals.promises[p][1], args)}
        for p, args in deals.split(o.promises)
    ]
    return {
        "number": o.number,
        "from": SEAT.word(o.frm),
        "to": SEAT.word(o.to),
        "give": sides[0],
        "take": sides[1],
        "promises": promises,
    }


def view(game: Game[Any], s: Table, seat: int) -> dict[str, Any]:
    """Everything the screen of one seat (-1: a spectator) needs: the board, whom the table waits for, the choices and
    the refused ones."""
    public = public_view(game, s)
    return merged_view(public, own_view(game, s, seat, public))


def public_view(game: Game[Any], s: Table) -> dict[str, Any]:
    """The part of a view that is the same for every viewer."""
    v = Viewer(s, NOBODY)
    return {
        "game": game.id,
        "seats": s.seats,
        "board": game.show(s),
        "standing": game.standing(s),
        "waiting": [prompt_of(game, v, step) for step in s.front],
        "dealing": game.deals is not None and game.deals.allowed(s),
        "offers": [show_offer(game, v, o) for o in s.offers],
        "over": s.over or None,
        "places": s.places,
        "scores": s.scores,
    }


def own_view(game: Game[Any], s: Table, seat: int, public: dict[str, Any], brief: bool = False) -> dict[str, Any]:
    """The part of a view that only one seat gets: its choices, and what it sees in another way than everybody.

    `brief`: the menu is short texts, which the signatures of verbs complete, and the refused choices are left out.
    """
    v = Viewer(s, seat)
    standing_actions = game.deals.standing(s, seat) if game.deals is not None and seat >= 0 else []
    mine = asked(s, seat) if seat >= 0 else -1
    choices = s.menus[mine] if mine >= 0 else []
    refused = greyed(s, seat) if mine >= 0 and not brief else []
    out: dict[str, Any] = {
        "seat": SEAT.word(seat) if seat >= 0 else None,
        "prompt": prompt_of(game, v, s.front[mine]) if mine >= 0 else None,
        "menu": [brief_action(game, v, a) if brief else show_action(game, v, a) for a in choices],
        "greyed": [{**show_action(game, v, a), "no": show_no(game, v, no)} for a, no in refused],
        "deals": [show_action(game, v, a) for a in standing_actions],
    }
    foreseen = show_foreseen(game, s, v, mine) if mine >= 0 else []
    if foreseen:
        out["foreseen"] = foreseen
    zones = game.show_own(s, v)
    if zones:
        out["zones"] = zones
    waiting = [prompt_of(game, v, step) for step in s.front]
    if waiting != public["waiting"]:
        out["waiting"] = waiting
    offers = [show_offer(game, v, o) for o in s.offers]
    if offers != public["offers"]:
        out["offers"] = offers
    if s.picks and mine >= 0:
        out["picked"] = [show_action(game, v, a) for a in s.picks[seat]]
    return out


def merged_view(public: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """The view of a seat from its two parts. Neither is changed."""
    out = {**public, **own}
    zones = out.pop("zones", None)
    if zones:
        seen = {(zone["id"], zone["seat"]): zone for zone in zones}
        board = public["board"]
        out["board"] = {**board, "zones": [seen.get((zone["id"], zone["seat"]), zone) for zone in board["zones"]]}
    return out
