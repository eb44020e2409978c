"""The component files say what the rulebook prints."""

from games.rio_de_la_plata.table import fresh, stock
from ludoteca.games.rio_de_la_plata.board import BESIDE_PLAZA, COLUMNS, EDGES, NEAR4, NEAR8, PLAZA, ROWS, START_LINE, at
from ludoteca.games.rio_de_la_plata.data import (
    CELL_VP,
    GRID_CELLS,
    MAJORS,
    MINORS,
    OFFICES,
    PIECES,
    PIT_WORKERS,
    STICKS,
    SUPPLY_FILE,
    TILE_COUNT,
    WORKERS,
    records,
)
from ludoteca.games.rio_de_la_plata.game import GAME
from ludoteca.games.rio_de_la_plata.records import DataError, MinorBuilding
from ludoteca.games.rio_de_la_plata.rules.placement import PlaceTurn
from ludoteca.games.rio_de_la_plata.state import Rio
from ludoteca.kernel import new, playout
from ludoteca.rulebook import rulebook, rulings
from ludoteca.testing import rule


@rule("parts.1", "setup.2")
def test_discs_and_pieces() -> None:
    assert PIECES["worker"] == 50
    assert PIECES["enemy_purple"] == 17
    assert PIECES["corsair_marker"] == 1
    assert PIECES["score_marker"] == 5
    assert PIECES["time_marker"] == 1
    assert STICKS == 60
    assert WORKERS == 9


@rule("parts.2", "city.16")
def test_cubes_and_tiles() -> None:
    assert (PIECES["cube_fine"], PIECES["cube_stone"], PIECES["cube_wood"]) == (15, 30, 30)
    assert TILE_COUNT == {
        "hut_house": 65,
        "square_monument": 3,
        "square_garden": 3,
        "church_barracks": 5,
        "market_guild": 4,
        "stonecutter_carpenter": 6,
        "palace": 1,
        "cathedral": 1,
        "fort": 1,
        "port": 1,
        "character": 12,
    }
    assert len(OFFICES) == 12


@rule("parts.3", "trade.5")
def test_coins_and_dice() -> None:
    assert (PIECES["coin_silver"], PIECES["coin_gold"], PIECES["die"]) == (32, 10, 2)
    assert [p["value"] for p in SUPPLY_FILE["piece"] if p["id"].startswith("coin")] == [1, 5]


@rule("log.1")
def test_the_edition() -> None:
    """Marks of version 2.03: payment in either phase, failed office 5 VP, monument costs stone, guild pays 2 more."""
    ids = [m.id for m in MINORS]
    monument = MINORS[ids.index("monument")]
    assert (monument.stone, monument.wood) == (1, 0)
    market, guild = MINORS[ids.index("market")], MINORS[ids.index("guild")]
    assert [g - m for g, m in zip(guild.sells, market.sells)] == [2, 2, 2]
    s = fresh()
    s.then(PlaceTurn(0))
    assert {"settle", "work"} <= set(GAME.verbs)


@rule("city.14", "city.2")
def test_the_map() -> None:
    assert (COLUMNS, ROWS, EDGES) == (16, 10, 36)
    assert len(START_LINE) == 20
    assert len(BESIDE_PLAZA) == 8
    assert not set(START_LINE) & set(PLAZA)
    for space in range(160):
        assert all(space in NEAR8[other] for other in NEAR8[space])
        assert all(space in NEAR4[other] for other in NEAR4[space])
    assert len(NEAR8[at(0, 0)]) == 3
    assert len(NEAR4[at(5, 5)]) == 4


@rule("major.3", "major.9")
def test_the_grids() -> None:
    values = {MAJORS[m].id: [CELL_VP[c] for c in GRID_CELLS[m]] for m in range(6)}
    assert {name: sum(v) for name, v in values.items()} == {
        "palace": 40,
        "cathedral": 37,
        "fort": 35,
        "port": 20,
        "walls": 6,
        "roads": 4,
    }
    for cells in values.values():
        assert cells == sorted(cells, reverse=True)


@rule("other.2")
def test_the_production_rows() -> None:
    assert PIT_WORKERS == [1, 1, 2, 2, 3, 3] * 2


@rule("advice.2")
def test_the_thresholds_a_bot_looks_at() -> None:
    """A score that comes nearer to an affordable character is worth more than its points."""
    assert sorted({o.min_vp for o in OFFICES}) == [7, 10, 15, 20, 25, 30, 40, 50]
    s = fresh()
    stock(s, 0, silver=5)
    terms = GAME.evaluator().terms
    values = []
    for vp in (0, 3, 7, 10):
        s.vp[0] = vp
        values.append(GAME.evaluator().measure(s, 0)[terms.index("reach")])
    assert values == sorted(values)
    assert values[-1] > values[0]


def test_a_wrong_entry_is_named() -> None:
    for row in ({"id": "inn", "rooms": 3}, {"id": "inn"}):
        try:
            records("buildings.toml", [row], MinorBuilding)
        except DataError as error:
            assert "buildings.toml, entry inn" in str(error)
        else:
            raise AssertionError("no error")


def test_rulings_name_rules_of_the_book() -> None:
    rules = rulebook(GAME.package)
    options = {o.id for o in GAME.options}
    for ruling in rulings(GAME.package).values():
        assert ruling.rules and set(ruling.rules) <= set(rules), ruling.id
        assert not ruling.option or ruling.option in options
    assert {id for one in rules.values() for id in one.rulings} <= set(rulings(GAME.package))


def test_the_evaluator_measures_every_term() -> None:
    evaluator = GAME.evaluator()
    for style in evaluator.styles.values():
        assert len(style) == len(evaluator.terms)
    s = new(GAME, GAME.complete(4), 5)
    assert isinstance(s, Rio)
    for limit in range(0, 600, 60):
        for seat in range(4):
            assert len(evaluator.measure(s, seat)) == len(evaluator.terms)
        playout(GAME, s, limit, 60)


def test_the_standing_adds_up() -> None:
    s = new(GAME, GAME.complete(3), 11)
    assert isinstance(s, Rio)
    playout(GAME, s, 3, 500)
    for line in GAME.standing(s):
        assert line["score"] == sum(value for source, value in line.items() if source != "score")
    playout(GAME, s, 3, 20000)
    assert [line["score"] for line in GAME.standing(s)] == s.scores
