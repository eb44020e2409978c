"""The Effects phase, in turn order or planned by everybody at once (effects.6, advice.3)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.rules.effects import (
    CloseEffects,
    EffectsTurn,
    OpenEffects,
    effect_options,
    effect_refusal,
    loss_of,
    perform,
)
from ludoteca.games.rio_de_la_plata.rules.works import Complete
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, No, Step

REVISE: Final = Action("revise")
NOT_EFFECTS: Final = ("done", "revise", "accept_loss")


def imagine(s: Rio, seat: int, picks: list[Action]) -> Rio:
    """A copy of the state after the planned effects, with the points of buildings they complete (effects.5).

    Where a completed building goes is asked when the plan is carried out.
    """
    imagined = s.copy()
    depth = len(imagined.agenda)
    for a in picks:
        if a.verb in NOT_EFFECTS:
            continue
        perform(imagined, seat, a)
        while len(imagined.agenda) > depth:
            step = imagined.agenda.pop()
            if isinstance(step, Complete):
                step.run(imagined)
    return imagined


class Plan(Step[Rio]):
    """Everybody chooses at once; the choices are carried out in turn order (ruling E8)."""

    rule = "effects.6"
    sealed = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Rio) -> list[Action]:
        return effect_options(s, self.seat)

    def more(self, s: Rio, picks: list[Action]) -> list[Action]:
        """office.4: a plan that would cost points is ended only after a warning, and may be revised once."""
        last = picks[-1].verb
        if last == "accept_loss":
            return []
        imagined = imagine(s, self.seat, picks)
        if last != "done":
            return effect_options(imagined, self.seat)
        loss = loss_of(imagined, self.seat)
        if loss == 0:
            return []
        accept = Action("accept_loss", (loss,))
        return [accept] if REVISE in picks else [accept, REVISE]

    def take_all(self, s: Rio, picks: list[Action]) -> None:
        s.then(CarryOut(self.seat, tuple([(a.verb,) + a.args for a in picks if a.verb not in NOT_EFFECTS])))


def tell_dropped(s: Rio, seat: int, a: Action, no: No) -> None:
    """What is left out of a plan, with the rule that forbids it now."""
    if a.verb == "build":
        s.tell("plan-dropped-build", no.rule, (seat, a.args[1], a.args[0]))
    elif a.verb == "use":
        s.tell("plan-dropped-use", no.rule, (seat, a.args[0]))
    elif a.verb == "load":
        s.tell("plan-dropped-load", no.rule, (seat, a.args[0]))
    elif a.verb == "buy":
        s.tell("plan-dropped-buy", no.rule, (seat, a.args[0]))
    elif a.verb == "settle" or a.verb == "settle_wall":
        s.tell("plan-dropped-settle", no.rule, (seat, a.args[0]))
    else:
        s.tell("plan-dropped", no.rule, (seat,))


class CarryOut(Step[Rio]):
    """A plan, effect by effect; what has become impossible is left out."""

    rule = "effects.6"

    def __init__(self, player: int, plan: tuple[tuple[str | int, ...], ...]) -> None:
        self.player = player
        self.plan = plan

    def run(self, s: Rio) -> None:
        if not self.plan:
            s.then(CloseEffects(self.player))
            return
        s.then(CarryOut(self.player, self.plan[1:]))
        words = self.plan[0]
        a = Action(str(words[0]), tuple([n for n in words[1:] if isinstance(n, int)]))
        no = effect_refusal(s, self.player, a)
        if no is None:
            perform(s, self.player, a)
        else:
            tell_dropped(s, self.player, a, no)


class AgreePlan(Step[Rio]):
    """effects.6: only if all players agree."""

    rule = "effects.6"
    sealed = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Rio) -> list[Action]:
        return [Action("agree"), Action("disagree")]

    def take(self, s: Rio, a: Action) -> None:
        if a.verb == "disagree":
            s.tell("plan-declined", "effects.6", (self.seat,))
            s.in_order = True


class ChooseEffects(Step[Rio]):
    """The Effects phase, one after another or all at once."""

    rule = "phases.1"

    def run(self, s: Rio) -> None:
        if s.simultaneous and not s.in_order:  # effects.6, advice.3
            for seat in reversed(s.order):
                s.then(Plan(seat))
            for seat in reversed(s.order):
                s.then(OpenEffects(seat))
            return
        for seat in reversed(s.order):
            s.then(OpenEffects(seat), EffectsTurn(seat), CloseEffects(seat))
