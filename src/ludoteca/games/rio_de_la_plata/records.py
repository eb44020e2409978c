"""The entries of the data files as read-only records; each constructor is the schema of its table."""

from __future__ import annotations

from typing import Any

from ludoteca.games.rio_de_la_plata.constants import GOOD


class DataError(ValueError):
    """A component file does not say what it should; the message names file and entry."""


class MinorBuilding:
    def __init__(
        self,
        id: str,
        owned: bool,
        vp: int,
        requires: str,
        cost: dict[str, int],
        attacker_vp: int,
        tile: str,
        source: str,
        productive: bool = False,
        noble: bool = False,
        per_district: int = 0,
        activation: dict[str, Any] | None = None,
        note: str = "",
    ) -> None:
        self.id = id
        self.owned = owned
        self.vp = vp
        self.requires = requires
        self.workers = cost["worker"]
        self.stone = cost.get("stone", 0)
        self.wood = cost.get("wood", 0)
        self.fine = cost.get("fine", 0)
        self.attacker_vp = attacker_vp
        self.tiles = tile.split("|")
        self.productive = productive
        self.noble = noble
        self.one_per_district = per_district == 1
        self.sells: list[int] = [0, 0, 0]  # market and guild: silver for each good
        self.grows = 0  # stonecutter and carpenter: goods taken for one paid
        self.blessing = 0  # church: VP for 1 silver
        self.blessing_with_cathedral = 0
        self.activable = False
        if activation is not None and activation["kind"] != "passive":
            self.activable = True
            for option in activation["options"]:
                paid = next(iter(option["pay"]))
                if activation["kind"] == "vp":
                    self.blessing = option["gain"]["vp"]
                    self.blessing_with_cathedral = option["gain_with_cathedral"]["vp"]
                elif "silver" in option["gain"]:
                    self.sells[GOOD.number(paid)] = option["gain"]["silver"]
                else:
                    self.grows = option["gain"][paid]


class MajorBuilding:
    def __init__(
        self,
        id: str,
        closing_bonus_vp: int,
        district_bonus: int,
        site: str,
        repeatable: bool,
        grid_columns: int,
        cells: list[dict[str, int]],
        source: str,
        cost_per_cell: dict[str, int] | None = None,
        cost_per_cell_any_of: list[str] | None = None,
        rebuild_when_destroyed: bool = False,
        attacker_vp: int = 0,
        pieces_per_completion: int = 0,
        effect: str = "",
        note: str = "",
    ) -> None:
        cost = cost_per_cell if cost_per_cell is not None else {}
        self.id = id
        self.closing_bonus = closing_bonus_vp
        self.district_bonus = district_bonus
        self.repeatable = repeatable
        self.columns = grid_columns
        self.vp = [cell["vp"] for cell in cells]
        self.min_players = [cell["min_players"] for cell in cells]
        self.stone = cost.get("stone", 0)
        self.wood = cost.get("wood", 0)
        self.fine = cost.get("fine", 0)
        self.stone_or_wood = cost_per_cell_any_of is not None
        self.attacker_vp = attacker_vp
        self.pieces = pieces_per_completion


class Office:
    def __init__(
        self,
        id: str,
        cost: int,
        min_vp: int,
        end_vp: int,
        source: str,
        end_per: dict[str, int] | None = None,
        power: dict[str, Any] | None = None,
        inactive_when_owner_attacks: bool = False,
    ) -> None:
        self.id = id
        self.cost = cost
        self.min_vp = min_vp
        self.end_vp = end_vp
        self.end_per = sum(end_per.values()) if end_per is not None else 0
        self.power: dict[str, Any] = power if power is not None else {}


class District:
    def __init__(self, id: str, letter: str, cell_count: int, perimeter: bool, centre: list[int], source: str) -> None:
        self.id = id
        self.letter = letter
        self.cell_count = cell_count
        self.perimeter = perimeter
        self.centre = (centre[0], centre[1])


class TimeGap:
    def __init__(self, symbols: list[str], source: str, **years: int) -> None:
        self.frm = years["from"]
        self.to = years["to"]
        self.symbols = symbols


class TrackValue:
    def __init__(self, value: int, bonus: int, printed: bool, source: str) -> None:
        self.value = value
        self.bonus = bonus
        self.printed = printed


class Tile:
    def __init__(
        self,
        id: str,
        sides: list[str],
        count: int,
        source: str,
        per_colour: int = 0,
        first_edition_count: int = 0,
    ) -> None:
        self.id = id
        self.sides = sides
        self.count = count
        self.per_colour = per_colour
