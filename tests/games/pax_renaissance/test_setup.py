"""Components and set-up."""

import pytest

from games.pax_renaissance.scene import Scene, fresh
from ludoteca.games.pax_renaissance import data as components
from ludoteca.games.pax_renaissance.constants import COMET, DISCOVERY, FACES
from ludoteca.games.pax_renaissance.data import CARDS, LAND, STARTING_BORDER
from ludoteca.games.pax_renaissance.game import GAME
from ludoteca.games.pax_renaissance.records import (
    BORDER_IDS,
    CITY,
    CITY_IDS,
    FAMILY_IDS,
    LAND_IDS,
    Card,
    DataError,
    Entry,
    Land,
    read,
)
from ludoteca.games.pax_renaissance.rules.board import FITS, LAND_BORDERS, LAND_NEAR, LOC_LANDS
from ludoteca.games.pax_renaissance.rules.market import deck_size
from ludoteca.games.pax_renaissance.vocabulary import CARD, PIECE
from ludoteca.games.pax_renaissance.vocabulary import CITY as CITY_KIND
from ludoteca.kernel import view
from ludoteca.rulebook import rulebook, rulings
from ludoteca.testing import rule


def of(deck: int, sets: tuple[str, ...] = ("base",)) -> list[Card]:
    return [card for card in CARDS if card.deck == deck and card.set in sets]


@rule("player.1", "setup.6")
def test_the_base_game_has_120_cards() -> None:
    base = [card for card in CARDS if card.set == "base"]
    assert len(FAMILY_IDS) + len(LAND) + len(components.KINGS) + 4 + len(base) == 120
    for seed in range(12):
        scene = fresh(2, seed)
        if 0 in scene.s.families:
            assert scene.s.families[scene.asked] == 0


@rule("player.2", "map.5", "setup.5")
def test_coats_of_arms() -> None:
    assert {FAMILY_IDS[i]: BORDER_IDS[STARTING_BORDER[i]] for i in range(4)} == {
        "fugger": "france-hre",
        "medici": "aragon-papal_states",
        "coeur": "mamluk-ottoman",
        "marchionni": "england-portugal",
    }
    for seed in range(8):
        scene = fresh(2, seed)
        taken = [b for b in range(13) if scene.s.border[b] != -1]
        assert sorted(taken) == sorted(STARTING_BORDER[f] for f in scene.s.families)


@rule("map.1", "location.1")
def test_ten_map_cards_six_in_the_west_four_in_the_east() -> None:
    assert len(LAND) == 10 and [len(LOC_LANDS[10]), len(LOC_LANDS[11])] == [6, 4]
    assert [LAND_IDS[x] for x in LOC_LANDS[11]] == ["hungary", "ottoman", "mamluk", "byzantium"]


@rule("map.2", "setup.4")
def test_cities_and_capitals() -> None:
    assert len([c for c in CITY_IDS if c.startswith("constantinople")]) == 3 and len(CITY) == 28
    scene = fresh(4)
    for i, city in enumerate(CITY):
        standing = scene.s.city[i] >= 0
        assert standing == city.capital, city.id
    assert len([p for p in scene.s.city if p >= 0]) == 12
    assert PIECE.ids[scene.s.city[CITY_KIND.number("tana")]] == "islamic_knight"


@rule("map.4", "regime.7")
def test_faces_of_the_map_cards() -> None:
    sides = {land.id: {FACES[x] for x in land.sides} for land in LAND}
    assert sides["papal_states"] == {"catholic", "islamic"} and sides["mamluk"] == {"islamic", "catholic"}
    assert all("secular" in faces for land, faces in sides.items() if land not in ("papal_states", "mamluk"))


@rule("map.6", "terms.2")
def test_number_of_borders() -> None:
    assert len(BORDER_IDS) == 13
    two = {LAND_IDS[x] for x in range(10) if len(LAND_BORDERS[x]) == 2}
    assert two == {"england", "portugal", "byzantium", "mamluk"}
    assert all(len(b) == 3 for x, b in enumerate(LAND_BORDERS) if LAND_IDS[x] not in two)


@rule("adjacency.1", "setup.2")
def test_adjacency_of_map_cards() -> None:
    near = {LAND_IDS[x]: {LAND_IDS[y] for y in LAND_NEAR[x]} for x in range(10)}
    assert len(near["aragon"]) == 5 and len(near["england"]) == 3
    assert "ottoman" in near["hre"] and "byzantium" not in near["hre"]
    assert near["papal_states"] == {"france", "hre", "hungary", "aragon", "ottoman"}
    for a, others in near.items():
        assert all(a in near[b] for b in others)
    for x in range(10):
        grid = {
            y
            for y in range(10)
            if y != x and abs(LAND[x].row - LAND[y].row) < 2 and abs(LAND[x].column - LAND[y].column) < 2
        }
        assert grid == set(LAND_NEAR[x])


@rule("trade.1", "trade.2")
def test_the_trade_decks() -> None:
    assert len(of(0)) == 57 and len(of(1)) == 35
    assert [card.id for card in CARDS if card.shot == COMET] == ["84", "85", "119", "120"]


@rule("sets.1")
def test_promo_cards() -> None:
    promo = [card for card in CARDS if card.set == "promo"]
    assert [card.deck for card in promo] == [1, 1, 1, 0, 0]
    scene = fresh(3, 2, promo="yes")
    assert [deck_size(scene.s, d) + 6 for d in (0, 1)] == [26, 26]
    pool = [len(s) + len(b) + 6 for s, b in zip(scene.s.decks, scene.s.boxes, strict=True)]
    assert pool == [57, 36]


@rule("sets.2")
def test_expansion_cards() -> None:
    assert len([c for c in read("cards.toml")["card"] if c["set"] == "expansion"]) == 60
    assert "x1" not in CARD.ids
    expansion = [card for card in CARDS if card.set == "expansion"]
    assert len([c for c in expansion if c.deck == 1]) == 30 and len([c for c in expansion if c.deck == 0]) == 29
    scene = fresh(4, 2, expansion="yes")
    assert [deck_size(scene.s, d) + 6 for d in (0, 1)] == [30, 30]
    assert [len(s) + len(b) + 6 for s, b in zip(scene.s.decks, scene.s.boxes, strict=True)] == [84, 63]


@rule("setup.1")
def test_three_independent_options_all_off() -> None:
    scene = fresh(3)
    assert not (scene.s.astrology or scene.s.bankruptcy or scene.s.alternative_end)
    scene = fresh(3, 1, bankruptcy="yes")
    assert scene.s.bankruptcy and not scene.s.astrology and not scene.s.alternative_end


@rule("setup.5")
def test_three_players_three_concessions_and_a_reproducible_deal() -> None:
    assert len([p for p in fresh(3, 5).s.border if p != -1]) == 3
    assert fresh(3, 5).s.families == fresh(3, 5).s.families
    assert len({tuple(fresh(3, seed).s.families) for seed in range(10)}) > 1


@rule("setup.6", "setup.7", "setup.8")
def test_first_player_and_florins_in_order_of_play() -> None:
    firsts = set()
    for seed in range(40):
        scene = fresh(2, seed)
        if 0 not in scene.s.families:
            firsts.add(scene.asked)
        order = [scene.s.florins[(scene.asked + k) % 2] for k in range(2)]
        assert order == [3, 4]
    assert firsts == {0, 1}
    scene = fresh(4, 3)
    first = scene.asked
    assert [scene.s.florins[(first + k) % 4] for k in range(4)] == [3, 4, 5, 6]
    seats = []
    for _ in range(5):
        seats.append(scene.asked)
        scene.do("pass", "pass", "confirm")
    assert seats == [(first + k) % 4 for k in range(5)]


@rule("setup.9", "piece.3")
def test_nine_cubes_left() -> None:
    scene = fresh(4, 3)
    assert [scene.s.stock[scene.s.cube(seat)] for seat in range(4)] == [9] * 4


@rule("setup.10", "setup.11")
def test_building_the_decks() -> None:
    for seats, size in ((2, 22), (3, 26), (4, 30)):
        scene = fresh(seats, 4)
        assert [deck_size(scene.s, d) for d in (0, 1)] == [size - 6, size - 6]
        assert scene.s.tops == [4 * seats - 6] * 2 and [len(c) for c in scene.s.comets] == [2, 2]
        assert not any(CARDS[c].shot == COMET for c in scene.s.market)


@rule("setup.10")
def test_comets_come_only_after_the_cards_on_top_and_always_come() -> None:
    from ludoteca.games.pax_renaissance.rules.market import next_card

    for seed in range(30):
        s = fresh(2, seed).s
        drawn = [next_card(s, 0) for _ in range(16)]
        comets = [i for i, c in enumerate(drawn) if CARDS[c].shot == COMET]
        assert len(comets) == 2 and min(comets) >= 2


@rule("setup.12", "setup.11")
def test_the_market_at_the_start() -> None:
    scene = fresh(3, 6)
    assert len([c for c in scene.s.market if c != -1]) == 12 and sum(scene.s.purse) == 0
    assert all(scene.s.known[c] != 0 for c in scene.s.market)
    assert scene.refused("buy " + CARD.ids[scene.s.market[0]]) == "fair-card"


@rule("setup.13", "empire.1")
def test_the_empire_deck_is_open() -> None:
    scene = fresh(3, 6)
    assert scene.s.holder == [-1] * 10
    assert [land["holder"] for land in view(GAME, scene.s, -1)["board"]["lands"]] == [None] * 10


@rule("option.1", "option.1b", "buy.1")
def test_astrology() -> None:
    scene = fresh(3, 6, astrology="yes")
    tops = scene.s.shown.copy()
    assert all(card >= 0 for card in tops)
    assert scene.refused("buy " + CARD.ids[tops[0]]) == "not-in-menu"
    shown = view(GAME, scene.s, 1)["board"]["market"][0]["top"]
    assert shown == "card:" + CARD.ids[tops[0]]
    scene.do("fair west")
    while scene.step == "FairLevy":
        scene.do(scene.menu()[0])
    scene.do("pass", "confirm")
    assert scene.s.market[5] == tops[0] and scene.s.shown[0] not in (-1, tops[0])
    assert fresh(3, 6).s.shown == [-1, -1]


@rule("location.2")
def test_regions_and_map_cards_fit_both_ways() -> None:
    west, east, ottoman, england = 10, 11, LAND_IDS.index("ottoman"), LAND_IDS.index("england")
    assert FITS[east][ottoman] and FITS[ottoman][east] and FITS[west][england]
    assert not FITS[west][ottoman] and not FITS[east][england] and not FITS[west][east]


@rule("card.x60a")
def test_x69_is_read_as_x60() -> None:
    assert CARD.ids[components.ALIASES["x69"]] == "x60"


@rule("shift.3", "trade.7")
def test_discovery_is_asked_by_every_shift_to_the_spice_islands() -> None:
    shifts = [card for card in CARDS if card.shot == 1 and CITY_IDS[card.aim] == "spice_islands"]
    assert len(shifts) > 4 and all(card.needs == DISCOVERY for card in shifts)


@rule("map.1")
def test_an_error_in_a_data_file_names_file_and_entry() -> None:
    good = read("map.toml")["map_card"][0]
    with pytest.raises(DataError, match=r"map.toml: map_card england: hills is not known here"):
        Land(Entry("map.toml", "map_card england", {**good, "hills": 1}))
    with pytest.raises(DataError, match="region 'north' is none of west, east"):
        Land(Entry("map.toml", "map_card england", {**good, "region": "north"}))
    without = {k: v for k, v in good.items() if k != "row"}
    with pytest.raises(DataError, match="row is missing"):
        Land(Entry("map.toml", "map_card england", without))


@rule("hand.3")
def test_hands_are_public_and_the_option_only_says_how_they_are_shown() -> None:
    for option, shown in (("folded", False), ("open", True)):
        scene = fresh(2, 3, hands=option)
        scene.do("buy " + scene.menu("buy")[0])
        for seat in (-1, 0, 1):
            board = view(GAME, scene.s, seat)["board"]
            assert board["open_hands"] is shown
            assert [z["cards"] for z in board["zones"] if z["id"] == "hand" and z["cards"]] != []


@rule("setup.1")
def test_rulings_name_rules_and_options_that_exist() -> None:
    rules = rulebook(GAME.package)
    options = {option.id: option.rule for option in GAME.options}
    for ruling in rulings(GAME.package).values():
        assert ruling.rules and set(ruling.rules) <= set(rules), ruling.id
        assert not ruling.option or ruling.option in options, ruling.id
    assert {id for one in rules.values() for id in one.rulings} <= set(rulings(GAME.package))
    assert set(options.values()) <= set(rules)


@rule("setup.14")
def test_supplies_at_the_start() -> None:
    scene = Scene()
    assert [scene.stock(p) for p in ("catholic_knight", "catholic_pirate", "islamic_knight", "islamic_pirate")] == [
        5,
        8,
        4,
        5,
    ]
    assert not any(scene.s.active)
