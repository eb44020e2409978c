"""The laws on truth: what a panel, a preview, a foresight or a refusal says about a position is what the engine does.

What is said is compared with a copy that is played on: the choice is carried out, the missing amount is given and the
question asked again, the end is counted. Previews and trials are judged alike in all games. For the rest a game lists
in its `selfplay/truth.py` how each statement is judged, by its key:

    FORETOLD    foresights: the events that tell what came of it (none: the next question), the steps that are answered
                on the way (ALL_STEPS: any), and a function of the state, the seat, the choice, all facts foretold of
                it, this fact, and the state after it with its log
    PROMISED    prospects: a function of the game, the state and the prospect
    GRANTED     refusals that name an amount: a function of a state, the step, the choice, the arguments and n that
                gives the seat the amount less n, and says whether that can be done
    HELD        other refusals: a function of the state, the step, the choice and the arguments that says whether what
                they name is so
    spoken_of   a function of the state and the step: the state that refusals speak of, where it is not the present one

A function says True or False, or None where it cannot tell.
"""

from __future__ import annotations

from collections import Counter
from types import ModuleType
from typing import Any

from ludoteca.conformance.goals import selfplay_module
from ludoteca.conformance.laws import first_difference
from ludoteca.kernel import Action, Game, No, Quick, Step, Table, act, choose, greyed, view
from ludoteca.kernel.preview import changes, counters
from ludoteca.kernel.trial import Trial

AMOUNTS = (("need", "have"), ("price", "florins"), ("cost", "florins"), ("cost", "gold"), ("cost", "coins"))
ALL_STEPS = ("*",)
FINISHED = ("commit", "confirm", "pass")  # by these a seat says that it adds nothing to what was foretold
DONE = "done"  # by this a seat leaves what was foretold
MAX_ON = 400  # decisions that a foretold choice is followed for
SAID_OF_MANY = 6  # choices of one menu that are judged at a time

Counts = Counter[str]


def judges(game: Game[Any], name: str) -> dict[str, Any]:
    """What the game lists under this name; nothing if it has no `selfplay/truth.py`."""
    module: ModuleType | None = selfplay_module(game, "truth")
    found: dict[str, Any] = getattr(module, name, {}) if module is not None else {}
    return found


def untruths(game: Game[Any], s: Table, quick: Quick, counts: Counts) -> list[str]:
    """Everything said about this position that is not so. What was compared is counted."""
    if not s.front:
        return []
    i = quick.below(len(s.front))
    step = s.front[i]
    found = foretold(game, s, step, s.menus[i], quick, counts)
    found += refused(game, s, step, quick, counts)
    found += promised(game, s, counts)
    menu = s.menus[i]
    if not s.picks:
        found += previewed(game, s, step.seat, menu[quick.below(len(menu))], counts)
    return found


def some(actions: list[Any], quick: Quick) -> list[Any]:
    """At most a few of the list, at random."""
    left = actions.copy()
    return [left.pop(quick.below(len(left))) for _ in range(min(len(left), SAID_OF_MANY))]


# ---- previews and trials ----


def previewed(game: Game[Any], s: Table, seat: int, a: Action, counts: Counts) -> list[str]:
    """The counters that the table says a choice changes, and the view that a trial of it shows, are those after the
    choice."""
    found: list[str] = []
    after = after_choice(game, s, seat, a)
    said = changes(game, s, seat, a)
    if said is not None:
        counts["preview"] += 1
        before, now = counters(game, s), counters(game, after)
        true = {f"{id} of {of}: {n} to {now[id, of]}" for (id, of), n in before.items() if now.get((id, of), n) != n}
        told = {f"{c['id']} of {c['seat']}: {c['before']} to {c['after']}" for c in said}
        found += [f"preview of {a}: {line} is not so" for line in sorted(told ^ true)]
    trial = Trial(game, s, seat, False, False)
    trial.play([a])
    if trial.made == 1:
        counts["trial"] += 1
        shown = first_difference(view(game, trial.worlds[0], seat), view(game, after, seat), "")
        if shown:
            found.append(f"trial of {a}: it shows another view: {shown}")
    return found


def after_choice(game: Game[Any], s: Table, seat: int, a: Action) -> Table:
    """A copy on which the seat has chosen, with the log of what happened."""
    o = s.copy()
    o.offers = []
    o.log = []
    act(game, o, seat, a)
    return o


# ---- what a choice brings ----


def foretold(game: Game[Any], s: Table, step: Step[Any], menu: list[Action], quick: Quick, counts: Counts) -> list[str]:
    """What the choices of the menu are said to bring."""
    found: list[str] = []
    if not game.foresights:
        return found
    for a in some(menu, quick):
        facts = step.foresee(s, a)
        for fact in facts:
            judged = judges(game, "FORETOLD").get(fact.key)
            so = None
            if judged is not None:
                until, through, check = judged
                o = after_choice(game, s, step.seat, a)
                if (until or not step.sealed) and play_on(game, o, step.seat, until, through, quick):
                    so = check(s, step.seat, a, facts, fact, o)
            note(counts, f"foresee {fact.key}", so)
            if so is False:
                found.append(f"foresee {fact.key} {fact.args} of {a} at {type(step).__name__} by {step.seat}: not so")
    return found


def play_on(
    game: Game[Any], s: Table, seat: int, until: tuple[str, ...], through: tuple[str, ...], quick: Quick
) -> bool:
    """Answer the questions of these steps at random until one of these events is logged; whether it came to that.

    Without events: until another question is asked. The seat adds nothing to its choice and takes all that it brings.
    """
    for _ in range(MAX_ON):
        if until and any(e.key in until for e in s.log or []):
            return True
        if not s.front:
            return not until
        i = quick.below(len(s.front))
        name = type(s.front[i]).__name__
        if through != ALL_STEPS and name not in through:
            return not until
        menu = s.menus[i]
        over = [a for a in menu if a.verb in FINISHED]
        more = [a for a in menu if a.verb != DONE]
        if s.front[i].seat == seat and over:
            menu = over
        elif through != ALL_STEPS and more:
            menu = more
        choose(game, s, i, menu[quick.below(len(menu))])
    return False


# ---- refusals ----


def refused(game: Game[Any], s: Table, step: Step[Any], quick: Quick, counts: Counts) -> list[str]:
    """The reasons of the greyed choices hold. Where one states a missing amount, the choice is possible with it, and
    not with one less."""
    found: list[str] = []
    meant = spoken_of(game, s, step)
    for a, no in some(greyed(s, step.seat), quick):
        found += short_of(game, no, counts)
        held = judges(game, "HELD").get(no.key)
        granted = judges(game, "GRANTED").get(no.key)
        so = None
        if held is not None:
            so = held(meant, step, a, no.args)
        if granted is not None and so is not False and meant is s:
            wrong = granting(game, s, step, a, no)
            if wrong:
                found.append(f"no {no.key} {no.args} for {a} at {type(step).__name__} by {step.seat}: {wrong}")
            so = True
        note(counts, f"no {no.key}", so)
        if so is False:
            found.append(f"no {no.key} {no.args} for {a} at {type(step).__name__} by {step.seat}: not so")
    return found


def spoken_of(game: Game[Any], s: Table, step: Step[Any]) -> Table:
    """The state that the reasons of a question speak of: the present one, if the game does not say otherwise."""
    module = selfplay_module(game, "truth")
    spoken = getattr(module, "spoken_of", None) if module is not None else None
    return s if spoken is None else spoken(s, step)


def short_of(game: Game[Any], no: No, counts: Counts) -> list[str]:
    """A refusal that names what is needed and what is there names less than is needed."""
    said = {name: value for (name, _), value in zip(game.refusal(no.key), no.args)}
    found = []
    for need, have in AMOUNTS:
        if need in said and have in said:
            counts[f"no {no.key}, short"] += 1
            if said[have] >= said[need]:
                found.append(f"no {no.key} {no.args}: there is enough")
    return found


def granting(game: Game[Any], s: Table, step: Step[Any], a: Action, no: No) -> str:
    """With the amount that it asks for the choice is possible, or another amount is missing too; with one less the
    reason stays. What is wrong, or nothing."""
    amounts = judges(game, "GRANTED")
    o = s.copy()
    if amounts[no.key](o, step, a, no.args, 0):
        then = step.refuse(o, a)
        if then is not None and then.key == no.key:
            return "it is not enough"
        if then is not None and then.key not in amounts:
            return f"it does not help, then it is {then.key} {then.args}"
    o = s.copy()
    if amounts[no.key](o, step, a, no.args, 1):
        then = step.refuse(o, a)
        if then is None or then.key != no.key:
            return "one less is enough"
    return ""


# ---- how near everybody is to winning ----


def promised(game: Game[Any], s: Table, counts: Counts) -> list[str]:
    """What the panel says about winning."""
    found = []
    if s.over:
        return []
    for p in game.outlook(s):
        judge = judges(game, "PROMISED").get(p.key)
        so = judge(game, s, p) if judge is not None else None
        note(counts, f"near {p.key}", so)
        if so is False:
            found.append(f"near {p.key} {p.args} of {p.seat}: not so")
    return found


def note(counts: Counts, what: str, so: bool | None) -> None:
    """Count a statement that was judged, or that could not be."""
    counts[what if so is not None else f"{what}, not judged"] += 1
