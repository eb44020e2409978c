"""The entries of the data files as read-only records."""

from __future__ import annotations

from ludoteca.games.baroque.constants import (
    ABILITIES,
    BONUSES,
    CARD_KINDS,
    EVENT_EFFECTS,
    PORTS,
)


class DataError(ValueError):
    """An entry of a data file that cannot be used, named by file and entry."""

    def __init__(self, file: str, entry: str, problem: str) -> None:
        super().__init__(f"{file}: {entry}: {problem}")


class StateRecord:
    def __init__(
        self,
        id: str,
        value: int,
        near: list[str],
        home: str = "",
        hammer: bool = False,
        elector: bool = False,
        diocese: bool = False,
        border: bool = False,
        port: str = "none",
        city_allowed: bool = True,
        by_permission: list[str] | None = None,
    ) -> None:
        if not 1 <= value <= 4:
            raise ValueError(f"value {value} is not printed on any state")
        self.id = id
        self.value = value
        self.near = near
        self.home = home
        self.hammer = hammer
        self.elector = elector
        self.diocese = diocese
        self.border = border
        self.port: int = PORTS.index(port)
        self.city_allowed = city_allowed
        self.by_permission = by_permission or []


class PowerRecord:
    def __init__(self, id: str, majors: list[str], start_choices: list[str], players: list[int], tie_rank: int) -> None:
        self.id = id
        self.majors = majors
        self.start_choices = start_choices
        self.players = players
        self.tie_rank = tie_rank


class ComposerRecord:
    def __init__(self, id: str, vp: int) -> None:
        self.id = id
        self.vp = vp


class EventRecord:
    def __init__(
        self,
        id: str,
        count: int,
        effect: str,
        players: list[int],
        state: str = "",
        minimum_bid: int = 0,
        blocked_by: str = "",
        florins: list[int] | None = None,
        up_to: list[int] | None = None,
    ) -> None:
        self.id = id
        self.count = count
        self.effect: int = EVENT_EFFECTS.index(effect)
        self.players = players
        self.state = state
        self.minimum_bid = minimum_bid
        self.blocked_by = blocked_by
        self.florins = florins or []
        self.up_to = up_to or []


class OpportunityRecord:
    def __init__(
        self,
        id: str,
        count: int,
        kind: str,
        cost: int = 0,
        city: int = 0,
        fortified: int = 0,
        residence: int = 0,
        needs_army: bool = True,
        see: str = "",
        reach: int = 0,
        bans_armies: bool = False,
        bonus: str = "none",
        points: int = 0,
        march: int = 0,
        ability: str = "none",
        on_roll: int = 0,
        works: list[list[int]] | None = None,
        gain_florins: int = 0,
        gain_vp: int = 0,
        pay_florins: int = 0,
        takes_state: bool = False,
        or_florins: int = 0,
        for_vp: int = 0,
    ) -> None:
        self.id = id
        self.count = count
        self.kind: int = CARD_KINDS.index(kind)
        self.cost = cost
        self.city = city
        self.fortified = fortified
        self.residence = residence
        self.needs_army = needs_army
        self.see = see
        self.reach = reach
        self.bans_armies = bans_armies
        self.bonus: int = BONUSES.index(bonus)
        self.points = points
        self.march = march
        self.ability: int = ABILITIES.index(ability)
        self.on_roll = on_roll
        self.works = works or []
        self.gain_florins = gain_florins
        self.gain_vp = gain_vp
        self.pay_florins = pay_florins
        self.takes_state = takes_state
        self.or_florins = or_florins
        self.for_vp = for_vp

    def ends_with_effect(self) -> bool:
        """Whether its text does something at the end of the turn."""
        return self.gain_florins > 0 or self.gain_vp > 0 or self.pay_florins > 0 or self.takes_state
