"""The rounds of a tournament: who meets whom. Pure functions of the entrants and of the meetings so far.

A round is a list of groups, one per table; a group of one entrant is a bye.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations

from ludoteca.server.club.matching import matching_size
from ludoteca.server.club.standings import Meeting, ranking, standings

Group = tuple[int, ...]
Met = Counter[frozenset[int]]


def met_before(meetings: Iterable[Meeting]) -> Met:
    """How often each pair has sat at the same table."""
    return Counter(frozenset(pair) for meeting in meetings for pair in combinations(meeting.entrants, 2))


def had_bye(meetings: Iterable[Meeting]) -> set[int]:
    return {meeting.entrants[0] for meeting in meetings if meeting.bye}


def table_sizes(count: int, sizes: Iterable[int]) -> list[int]:
    """Divide entrants among tables of the allowed sizes, largest first. What is left over has byes.

    As few byes as possible, then as few tables as possible, then tables as equal as possible.
    """
    best: list[tuple[int, int, int, list[int]]] = [(0, 0, 0, [])]  # byes, tables, squares, the sizes
    for number in range(1, count + 1):
        byes, tables, squares, chosen = best[number - 1]
        options = [(byes + 1, tables, squares, chosen)]
        for size in sizes:
            if size <= number:
                byes, tables, squares, chosen = best[number - size]
                options.append((byes, tables + 1, squares + size * size, [*chosen, size]))
        best.append(min(options))
    return sorted(best[count][3], reverse=True)


# ---- Swiss ----


def swiss_round(
    entrants: Sequence[int], withdrawn: set[int], meetings: Sequence[Meeting], sizes: list[int]
) -> list[Group]:
    """The next round of a Swiss tournament: neighbours in the standings meet, and as few as possible meet again."""
    order = [one.entrant for one in standings(entrants, withdrawn, meetings) if not one.withdrawn]
    met = met_before(meetings)
    had = had_bye(meetings)
    if max(sizes) == 2:
        resting = two_player_bye(order, had, met) if len(order) % 2 else []
        return [*paired([n for n in order if n not in resting], met), *[(n,) for n in resting]]
    tables = table_sizes(len(order), sizes)
    resting = resting_last(order, had, len(order) - sum(tables))
    return [*grouped([n for n in order if n not in resting], tables, met), *[(n,) for n in resting]]


def resting_last(order: Sequence[int], had: set[int], count: int) -> list[int]:
    """Who has a bye: the last in the standings of those who have had none."""
    last = list(reversed(order))
    return sorted(last, key=lambda number: number in had)[:count]


def two_player_bye(order: Sequence[int], had: set[int], met: Met) -> list[int]:
    """The one who rests: somebody without a bye, low in the standings, so that the others need not meet again."""
    best: tuple[bool, int] | None = None
    found: list[int] = []
    for number in resting_last(order, had, len(order)):
        rest = [other for other in order if other != number]
        missing = len(rest) // 2 - matching_size(strangers(rest, met))
        if best is None or (number in had, missing) < best:
            best, found = (number in had, missing), [number]
        if best == (False, 0):
            break
    return found


def strangers(order: Sequence[int], met: Met) -> list[list[int]]:
    """The graph of those who have not met: for each position in the order the positions of possible rivals."""
    return [
        [j for j in range(len(order)) if j != i and not met[frozenset((order[i], order[j]))]] for i in range(len(order))
    ]


def paired(order: Sequence[int], met: Met) -> list[Group]:
    """Pairs of neighbours in the standings. As few of them as possible have met before: a pair is taken only if the
    others can still be paired as well as without it."""
    left = list(order)
    aside: list[int] = []  # who cannot meet anybody new
    pairs: list[Group] = []
    possible = matching_size(strangers(left, met))
    while left:
        first = left.pop(0)
        for rival in left:
            rest = [number for number in left if number != rival]
            if not met[frozenset((first, rival))] and matching_size(strangers(rest, met)) == possible - 1:
                pairs.append((first, rival))
                left, possible = rest, possible - 1
                break
        else:
            aside.append(first)
    while aside:
        first = aside.pop(0)
        rival = min(aside, key=lambda other: met[frozenset((first, other))])
        aside.remove(rival)
        pairs.append((first, rival))
    return pairs


def repeats(group: Iterable[int], met: Met) -> int:
    return sum(met[frozenset(pair)] for pair in combinations(group, 2))


def grouped(order: Sequence[int], tables: Sequence[int], met: Met) -> list[Group]:
    """Tables of several neighbours in the standings. Two entrants change tables while that makes fewer of them meet
    again, or as many with smaller differences in the standings."""
    rank = {number: at for at, number in enumerate(order)}
    groups: list[list[int]] = []
    for size in tables:
        at = sum(len(group) for group in groups)
        groups.append(list(order[at : at + size]))

    def cost(group: list[int]) -> tuple[int, int]:
        return repeats(group, met), sum(abs(rank[a] - rank[b]) for a, b in combinations(group, 2))

    def better(one: list[int], other: list[int]) -> bool:
        """Make the first exchange between two tables that lowers their cost."""
        before = tuple(map(sum, zip(cost(one), cost(other), strict=True)))
        for i in range(len(one)):
            for j in range(len(other)):
                one[i], other[j] = other[j], one[i]
                if tuple(map(sum, zip(cost(one), cost(other), strict=True))) < before:
                    return True
                one[i], other[j] = other[j], one[i]
        return False

    while any(better(one, other) for one, other in combinations(groups, 2)):
        pass
    return [tuple(group) for group in groups]


# ---- round robin ----

MAX_ROUND_ROBIN_TABLES = 150
MAX_ROUND_ROBIN_ENTRANTS = 13  # at tables of more than two
MAX_ORBITS = 3  # that are combined to a schedule


def round_robin(entrants: Sequence[int], size: int) -> list[list[Group]]:
    """All rounds of a round robin: all pairs meet equally often. Empty if that takes too many tables."""
    if size == 2:
        return everybody_once(entrants)
    design = balanced(len(entrants), size)
    return in_rounds([tuple(entrants[at] for at in block) for block in design])


def everybody_once(entrants: Sequence[int]) -> list[list[Group]]:
    """Pairs by the circle method: one entrant keeps the place, the others move on. With an odd number everybody has one
    bye."""
    circle: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    rounds = []
    for _ in range(len(circle) - 1):
        half = len(circle) // 2
        pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
        rounds.append([tuple(number for number in pair if number is not None) for pair in pairs])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def balanced(count: int, size: int) -> list[Group]:
    """The smallest known set of tables at which all pairs meet equally often (a block design).

    It consists of orbits: all shifts of a table around the circle of entrants. All tables there are is such a set, and
    the last resort.
    """
    if count > MAX_ROUND_ROBIN_ENTRANTS:
        return []
    orbits = all_orbits(count, size)
    spans = [span_counts(orbit, count) for orbit in orbits]
    choices: list[tuple[int, list[Group]]] = []
    for number in range(1, MAX_ORBITS + 1):
        for chosen in combinations(range(len(orbits)), number):
            if len({sum(spans[one][span] for one in chosen) for span in range(len(spans[0]))}) == 1:
                tables = [table for one in chosen for table in orbits[one]]
                choices.append((len(tables), tables))
    everything = [table for orbit in orbits for table in orbit]
    fewest = min(choices, default=(len(everything), everything))
    return fewest[1] if fewest[0] <= MAX_ROUND_ROBIN_TABLES else []


def all_orbits(count: int, size: int) -> list[list[Group]]:
    found: dict[Group, list[Group]] = {}
    for table in combinations(range(count), size):
        shifts = sorted({tuple(sorted((at + shift) % count for at in table)) for shift in range(count)})
        found.setdefault(shifts[0], shifts)
    return list(found.values())


def span_counts(orbit: list[Group], count: int) -> list[int]:
    """How often a pair meets in an orbit, by the distance of the two around the circle: it is the same for all pairs of
    that distance."""
    pairs = Counter(pair for table in orbit for pair in combinations(table, 2))
    return [pairs[(0, span)] for span in range(1, count // 2 + 1)]


def in_rounds(tables: Iterable[Group]) -> list[list[Group]]:
    """Put every table into the first round in which all its entrants are free."""
    rounds: list[list[Group]] = []
    for table in tables:
        for one in rounds:
            if not any(set(table) & set(other) for other in one):
                one.append(table)
                break
        else:
            rounds.append([table])
    return rounds


# ---- knock-out ----


def survivors(entrants: Sequence[int], withdrawn: set[int], meetings: Sequence[Meeting]) -> list[int]:
    """Who goes on after the last round of a knock-out, in the order of entering: the best of each table who has not
    withdrawn."""
    if not meetings:
        return [number for number in entrants if number not in withdrawn]
    seeds = {number: seed for seed, number in enumerate(entrants)}
    last = max(meeting.round for meeting in meetings)
    best = [ranking(meeting, withdrawn, seeds)[0] for meeting in meetings if meeting.round == last]
    return sorted((number for number in best if number not in withdrawn), key=lambda number: seeds[number])


def knock_out_round(alive: Sequence[int], meetings: Sequence[Meeting], sizes: list[int]) -> list[Group]:
    """The next round of a knock-out: strong entrants meet weak ones. Byes go to the strongest who have had none."""
    had = had_bye(meetings)
    if max(sizes) == 2:
        tables = [2] * (len(alive) - (1 << (len(alive) - 1).bit_length()) // 2)
    else:
        tables = table_sizes(len(alive), sizes) or [len(alive)]  # too few for a table: a walkover
    resting = sorted(alive, key=lambda number: number in had)[: len(alive) - sum(tables)]
    groups: list[list[int]] = [[] for _ in tables]
    playing = [number for number in alive if number not in resting]
    order = list(range(len(tables)))
    while playing:  # forth and back through the tables
        for at in order:
            if playing and len(groups[at]) < tables[at]:
                groups[at].append(playing.pop(0))
        order.reverse()
    return [*[tuple(group) for group in groups], *[(number,) for number in resting]]


# ---- seats ----


def seated(group: Group, meetings: Iterable[Meeting]) -> Group:
    """The order of a group around its table in which everybody sits where they have sat least often."""
    sat = Counter((number, seat) for meeting in meetings for seat, number in enumerate(meeting.entrants))
    return min(permutations(group), key=lambda order: sum(sat[number, seat] ** 2 for seat, number in enumerate(order)))
