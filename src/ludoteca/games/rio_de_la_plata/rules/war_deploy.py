"""Placing and buying defenders (war.19 to war.21, variant.2d, variant.2e)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rio_de_la_plata.board import SPACES
from ludoteca.games.rio_de_la_plata.constants import BARRACKS, HOUSE, MINOR_KINDS, NONE, SILVER
from ludoteca.games.rio_de_la_plata.data import GENERAL, MAX_WORKERS, OFFICES, WAR
from ludoteca.games.rio_de_la_plata.rules.consent import Proposal
from ludoteca.games.rio_de_la_plata.stacks import SHADOW, SIZE, discs, pile, push, top
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import Action, Confirm, Step

FREE_PIECES: Final[int] = WAR["extra_defenders_per_player"]
GENERAL_PIECES: Final[int] = OFFICES[GENERAL].power["extra_defenders"]
DEPLOY: Final = [Action("deploy", (c,)) for c in range(SPACES)]
DEPLOY_OVER: Final = [Action("deploy_over", (c,)) for c in range(SPACES)]
DEPLOY_UNDER: Final = [Action("deploy_under", (c,)) for c in range(SPACES)]

# Kinds of denied proposals, see `denial`.
STACK_DENIED: Final = 0
GIVE_DENIED: Final = 1
DEPLOY_DENIED: Final = 2
SACRIFICE_DENIED: Final = 3


def denial(kind: int, what: int, to: int, over: bool) -> int:
    """One proposal as a number, so that the same one is not made again in the turn (ruling G47).

    `what`: the stack that would join, or the space of the group that would be sacrificed.
    """
    return ((what * SPACES + to) * 2 + (1 if over else 0)) * 4 + kind


def others_in(s: Rio, seat: int, stack: int) -> tuple[int, ...]:
    """The other players with discs in a stack, in turn order."""
    leaders = [s.lead[colour] for colour in discs(stack)]
    return tuple(other for other in s.order if other != seat and other in leaders)


def general(s: Rio) -> int:
    """Who has the use of the General in this war (office.general, variant.2f); -1 nobody."""
    owner = s.office_owner[GENERAL]
    return owner if owner != s.attacker and owner >= 0 and s.wields(owner, GENERAL) else -1


def second_colour(s: Rio) -> int:
    """variant.2d: the other colour the defender leads with two players."""
    return s.attacker if s.second_colour else SHADOW


def home_owner(s: Rio, colour: int) -> int:
    """Whose huts and houses a colour starts from: its own; the shadow from those of its leader (ruling G33)."""
    return s.lead[colour] if colour == SHADOW else colour


def deploy_spaces(s: Rio, seat: int, colour: int) -> list[int]:
    """The places of the colour with room, as long as it has a disc in hand."""
    if s.hand[colour] == 0:
        return []
    return [c for c in deploy_places(s, seat, colour) if not s.idle[c] and SIZE[s.stack[c]] < MAX_WORKERS]


def deploy_places(s: Rio, seat: int, colour: int) -> list[int]:
    """war.19, war.21: own huts and houses, barracks empty of other players, any minor building with the General."""
    owner = home_owner(s, colour)
    leads_general = colour == seat and general(s) == seat
    out: list[int] = []
    for space in range(SPACES):
        kind = s.building[space]
        if kind == NONE:
            continue
        own_home = kind <= HOUSE and s.owner[space] == owner
        empty_barracks = kind == BARRACKS and not others_in(s, seat, s.stack[space])
        if own_home or empty_barracks or (leads_general and kind < MINOR_KINDS):
            out.append(space)
    return out


def has_plain_room(s: Rio, seat: int, colour: int) -> bool:
    """A place that needs nobody's consent."""
    for space in deploy_spaces(s, seat, colour):
        if not others_in(s, seat, s.stack[space]):
            return True
    return False


class ClaimCommand(Step[Rio]):
    """war.19c: of two defenders on a linked building the one placed last commands, unless both agree otherwise."""

    rule = "war.19c"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, s: Rio) -> list[Action]:
        if s.violet == 0:  # the cannons have ended the war
            return []
        return [Action("command", (self.space,)), Action("follow", (self.space,))]

    def take(self, s: Rio, a: Action) -> None:
        if a.verb == "command":
            s.then(CommandProposal((top(s.stack[self.space]),), self.seat, self.space))


class CommandProposal(Proposal):
    rule = "war.19c"

    def __init__(self, asked: tuple[int, ...], mover: int, space: int) -> None:
        super().__init__(asked)
        self.mover = mover
        self.space = space

    def again(self, asked: tuple[int, ...]) -> Proposal:
        return CommandProposal(asked, self.mover, self.space)

    def agreed(self, s: Rio) -> None:
        s.stack[self.space] = pile(list(reversed(discs(s.stack[self.space]))))
        s.tell("commands", self.rule, (self.mover, self.space))

    def denied(self, s: Rio) -> None:
        s.tell("stack-denied", self.rule, (self.seat, self.mover, self.space))


class OpenDeploy(Step[Rio]):
    """war.19: one defending player after another in turn order; war.19b: no place, no pieces."""

    rule = "war.19"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Rio) -> None:
        seat = self.player
        if s.violet == 0:
            return
        s.refused = []
        colours = [seat, second_colour(s)] if s.seats == 2 else [seat]
        if not [c for c in colours if deploy_spaces(s, seat, c)]:
            s.tell(why_no_defender(s, seat, colours), "war.19b", (seat,))
            return
        s.then(Hire(seat, 0), Confirm(seat))
        if s.seats == 2:
            s.then(Deploy(seat, second_colour(s), FREE_PIECES))
        if general(s) == seat:
            for _ in range(GENERAL_PIECES):
                s.then(GeneralPiece(seat))
        s.then(Deploy(seat, seat, FREE_PIECES))


def why_no_defender(s: Rio, seat: int, colours: list[int]) -> str:
    """The event that says why no defender can be placed: no place, no room in it, or no disc in hand."""
    if not [c for c in colours if deploy_places(s, seat, c)]:
        return "no-deployment"
    return "no-room-to-deploy" if [c for c in colours if s.hand[c]] else "no-disc-to-deploy"


def deploy_options(s: Rio, seat: int, colour: int) -> list[Action]:
    """Where one disc may go, and over or under whom; not as was declined before (ruling G47)."""
    out: list[Action] = []
    for space in deploy_spaces(s, seat, colour):
        stack = s.stack[space]
        if stack == 0 or discs(stack) == [colour] * SIZE[stack]:
            out.append(DEPLOY[space])
            continue
        if denial(DEPLOY_DENIED, colour + 1, space, True) not in s.refused:
            out.append(DEPLOY_OVER[space])
        if denial(DEPLOY_DENIED, colour + 1, space, False) not in s.refused:
            out.append(DEPLOY_UNDER[space])
    return out


def place_disc(s: Rio, seat: int, colour: int, space: int, over: bool) -> None:
    s.hand[colour] -= 1
    if over:
        s.stack[space] = push(s.stack[space], colour)
    else:
        s.stack[space] = pile([colour] + discs(s.stack[space]))
    if colour == SHADOW:
        s.tell("deployed-shadow", "variant.2d", (seat, space))
    else:
        s.tell("deployed", "war.19", (colour, space))


class Deploy(Step[Rio]):
    """So many discs of a colour, one at a time (ruling E4)."""

    rule = "war.19"

    def __init__(self, seat: int, colour: int, n: int) -> None:
        self.seat = seat
        self.colour = colour
        self.n = n
        self.second = colour != seat

    def options(self, s: Rio) -> list[Action]:
        return deploy_options(s, self.seat, self.colour) if self.n else []

    def take(self, s: Rio, a: Action) -> None:
        space = a.args[0]
        over = a.verb != "deploy_under"
        asked = others_in(s, self.seat, s.stack[space])
        if asked:
            s.then(DeployProposal(asked, self, space, over))
        else:
            self.place(s, space, over)

    def place(self, s: Rio, space: int, over: bool) -> None:
        place_disc(s, self.seat, self.colour, space, over)
        s.then(Deploy(self.seat, self.colour, self.n - 1))

    def run(self, s: Rio) -> None:
        if self.n:
            s.tell("deploy-short", self.rule, (self.seat, self.n))


class GeneralPiece(Step[Rio]):
    """war.21: one piece more, if the owner of the General likes (ruling E4)."""

    rule = "war.21"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.colour = seat

    def options(self, s: Rio) -> list[Action]:
        out = deploy_options(s, self.seat, self.colour)
        if out:
            out.append(Action("done"))
        return out

    def take(self, s: Rio, a: Action) -> None:
        if a.verb == "done":
            s.tell("general-declined", self.rule, (self.seat,))
            return
        space = a.args[0]
        over = a.verb != "deploy_under"
        asked = others_in(s, self.seat, s.stack[space])
        if asked:
            s.then(DeployProposal(asked, self, space, over))
        else:
            self.place(s, space, over)

    def place(self, s: Rio, space: int, over: bool) -> None:
        place_disc(s, self.seat, self.colour, space, over)


class DeployProposal(Proposal):
    """war.21: on a space with another defender's pieces that player must agree."""

    rule = "war.21"

    def __init__(self, asked: tuple[int, ...], deploy: Deploy | GeneralPiece, space: int, over: bool) -> None:
        super().__init__(asked)
        self.deploy = deploy
        self.space = space
        self.over = over
        self.mover = deploy.seat

    def again(self, asked: tuple[int, ...]) -> Proposal:
        return DeployProposal(asked, self.deploy, self.space, self.over)

    def agreed(self, s: Rio) -> None:
        self.deploy.place(s, self.space, self.over)

    def denied(self, s: Rio) -> None:
        s.tell("stack-denied", self.rule, (self.seat, self.mover, self.space))
        s.refused.append(denial(DEPLOY_DENIED, self.deploy.colour + 1, self.space, self.over))
        s.then(self.deploy)


class Hire(Step[Rio]):
    """war.20, trade.4: further pieces for 1 silver, then 2, then 3; with two players for both colours (variant.2e)."""

    rule = "war.20"

    def __init__(self, seat: int, bought: int) -> None:
        self.seat = seat
        self.bought = bought

    def colours(self, s: Rio) -> list[int]:
        led = [self.seat, second_colour(s)] if s.seats == 2 else [self.seat]
        return [colour for colour in led if has_plain_room(s, self.seat, colour)]

    def options(self, s: Rio) -> list[Action]:
        if s.silver(self.seat) <= self.bought or not self.colours(s):
            return []
        return [Action("hire", (self.bought + 1,)), Action("done")]

    def take(self, s: Rio, a: Action) -> None:
        if a.verb == "done":
            return
        s.gain(self.seat, SILVER, -(self.bought + 1))
        s.tell("hired", self.rule, (self.seat, self.bought + 1))
        s.then(Hire(self.seat, self.bought + 1))
        for colour in reversed(self.colours(s)):
            s.then(Deploy(self.seat, colour, 1))
