"""The fields of the state of a game: flat lists of numbers, each declared and copied in one line."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.kernel import NO_LISTS, NO_NUMBERS, NOBODY, Table, declared_fields


class Fields(Table):
    """What is on the table. The city and what changes in it are in town.py, stacks of discs in stacks.py, all the rest
    in state.py."""

    # Replaced as a whole, never written into, because they change seldom: copies share them.
    shared: ClassVar[tuple[str, ...]] = (
        "levels",
        "marks",
        "building",
        "owner",
        "walls",
        "roads",
        "linked",
        "usable",
        "standing",
        "office_owner",
        "office_since",
        "power_used",
        "foes",
        "reach",
        "counts",
        "local",
        "homes",
        "lead",
    )

    def __init__(self, seats: int, of: Fields | None = None) -> None:
        """A table before its set-up, or a copy of another state."""
        super().__init__(seats)
        # the calendar
        self.turn: int = of.turn if of else 0
        self.last_turn: int = of.last_turn if of else 0
        # the table's agreements
        self.short: bool = of.short if of else False
        self.levels: list[int] = of.levels if of else NO_NUMBERS  # per seat: 0 beginner, 1 intermediate, 2 expert
        self.count_bonus: int = of.count_bonus if of else 0  # 0 off, 1 as written, 2 as in the printed example
        self.beginner_correction: int = of.beginner_correction if of else 0
        # two players, war: 0 the shadow, 1 the attacker's own colour
        self.second_colour: int = of.second_colour if of else 0
        self.simultaneous: bool = of.simultaneous if of else False
        self.in_order: bool = of.in_order if of else False  # somebody wants this Effects phase played in turn order
        # war.14: attackers may wait outside from the first round on
        self.entry_any_round: bool = of.entry_any_round if of else False
        self.artisan_silver: bool = of.artisan_silver if of else False  # other.5: silver in place of stone or wood
        # faq.7: a house of this turn opens new buildings beside it
        self.new_house_at_once: bool = of.new_house_at_once if of else False
        # turn order and wars
        self.order: list[int] = of.order.copy() if of else NO_NUMBERS
        self.added: list[int] = of.added.copy() if of else NO_NUMBERS  # workers on top of each player's order disc
        self.marks: list[int] = of.marks if of else NO_NUMBERS  # 1: has attacked in this cycle of wars
        self.wars: int = of.wars if of else 0
        # players
        # seat * GOODS + good; gold coins are counted as silver (trade.5)
        self.stock: list[int] = of.stock.copy() if of else NO_NUMBERS
        self.vp: list[int] = of.vp.copy() if of else NO_NUMBERS
        self.hand: list[int] = of.hand.copy() if of else NO_NUMBERS  # discs in hand per colour
        # the city
        self.stack: list[int] = of.stack.copy() if of else NO_NUMBERS
        self.building: list[int] = of.building if of else NO_NUMBERS
        self.owner: list[int] = of.owner if of else NO_NUMBERS
        self.built: list[int] = of.built.copy() if of else NO_NUMBERS  # spaces with a construction made this turn
        self.used: list[int] = of.used.copy() if of else NO_NUMBERS  # spaces activated this turn, once per activation
        self.walls: list[int] = of.walls if of else NO_NUMBERS
        self.roads: list[int] = of.roads if of else NO_NUMBERS
        self.sticks: int = of.sticks if of else 0
        self.linked: list[int] = of.linked if of else NO_NUMBERS
        # major buildings
        self.usable: list[int] = of.usable if of else NO_NUMBERS  # grid cells in play at this table
        self.grid: list[int] = of.grid.copy() if of else NO_NUMBERS  # colour on each cell
        self.owing: list[int] = of.owing.copy() if of else NO_NUMBERS  # 1: not yet paid
        self.placer: list[int] = of.placer.copy() if of else NO_NUMBERS  # the player who put the disc there
        self.closer: list[int] = of.closer.copy() if of else NO_NUMBERS  # per grid: who placed there last
        self.standing: list[int] = of.standing if of else NO_NUMBERS  # Fort and Port, under their major number
        # other elements
        self.pits: list[int] = of.pits.copy() if of else NO_NUMBERS
        self.fields_of: list[int] = of.fields_of.copy() if of else NO_NUMBERS
        self.artisans_of: list[int] = of.artisans_of.copy() if of else NO_NUMBERS
        self.quay_of: list[int] = of.quay_of.copy() if of else NO_NUMBERS
        # per seat stone, wood and fine goods, see hold and stow
        self.cargo: list[int] = of.cargo.copy() if of else NO_NUMBERS
        self.ship_back: int = of.ship_back if of else 0  # the turn of the return
        self.fee_payer: int = of.fee_payer if of else NOBODY
        self.loads: int = of.loads if of else 0  # what the last quay worker used may still load
        self.office_owner: list[int] = of.office_owner if of else NO_NUMBERS
        self.office_since: list[int] = of.office_since if of else NO_NUMBERS
        self.claims: list[int] = of.claims.copy() if of else NO_NUMBERS
        # the last turn an office's power of the turn was used
        self.power_used: list[int] = of.power_used if of else NO_NUMBERS
        # Indians and Corsairs on the adversary track, 0 = off it
        self.foes: list[int] = of.foes if of else NO_NUMBERS
        # units of stone and wood paid in silver this turn
        self.swaps: list[int] = of.swaps.copy() if of else NO_NUMBERS
        # stone and wood the asked player wants to keep in the next payment
        self.spare: list[int] = of.spare.copy() if of else NO_NUMBERS
        self.placed: int = of.placed if of else 0
        self.shadow_placed: bool = of.shadow_placed if of else False
        # per seat: the Start Line and the spaces at own huts and houses
        self.reach: list[list[int]] = of.reach if of else NO_LISTS
        self.counts: list[int] = of.counts if of else NO_NUMBERS  # buildings on the map per kind
        self.local: list[int] = of.local if of else NO_NUMBERS  # buildings per district and kind, see place_in_count
        self.homes: list[int] = of.homes if of else NO_NUMBERS  # hut and house tiles on the map per colour
        # war
        self.attacker: int = of.attacker if of else NOBODY
        self.enemy: int = of.enemy if of else NOBODY
        self.camps: list[int] = of.camps.copy() if of else NO_NUMBERS  # groups of attackers outside, see camps.py
        self.violet: int = of.violet if of else 0  # attacking discs left
        # groups at war, by space
        self.idle: list[int] = of.idle.copy() if of else NO_NUMBERS  # inactive workers of the attacker
        self.lead: list[int] = of.lead if of else NO_NUMBERS  # who leads the discs of each colour
        self.left: list[int] = of.left.copy() if of else NO_NUMBERS  # steps a group may still make
        self.fought: list[int] = of.fought.copy() if of else NO_NUMBERS
        self.boosted: list[int] = of.boosted.copy() if of else NO_NUMBERS
        # 1: formed or changed by stacking in this war turn
        self.stacked: list[int] = of.stacked.copy() if of else NO_NUMBERS
        self.round: int = of.round if of else 0
        self.quiet: int = of.quiet if of else 0  # rounds in a row without a battle started by the attacker
        self.struck: bool = of.struck if of else False
        self.refused: list[int] = of.refused.copy() if of else NO_NUMBERS  # proposals denied in this war turn


Fields.fields = declared_fields(Fields(2))
