"""Maximum matchings, compared with all matchings of small graphs."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.club.matching import max_matching

MAX_VERTICES = 9


@st.composite
def graphs(draw: st.DrawFn) -> list[list[int]]:
    count = draw(st.integers(0, MAX_VERTICES))
    edges = draw(st.sets(st.sampled_from(list(combinations(range(count), 2))))) if count > 1 else set()
    return [[b if a == v else a for a, b in sorted(edges) if v in (a, b)] for v in range(count)]


def largest(edges: list[tuple[int, int]]) -> int:
    """The size of a maximum matching, by trying everything."""
    if not edges:
        return 0
    (a, b), rest = edges[0], edges[1:]
    return max(largest(rest), 1 + largest([e for e in rest if not {a, b} & set(e)]))


@given(graphs())
def test_a_matching_is_valid_and_as_large_as_possible(graph: list[list[int]]) -> None:
    mate = max_matching(graph)
    for vertex, other in enumerate(mate):
        assert other == -1 or (mate[other] == vertex and other in graph[vertex])
    edges = [(v, other) for v in range(len(graph)) for other in graph[v] if other > v]
    assert sum(1 for v in mate if v >= 0) == 2 * largest(edges)


def test_an_odd_cycle_is_contracted() -> None:
    """A greedy choice of 1-2 and 3-4 leaves 0 and 5 free. Only the way through the cycle 2-3-4 connects them."""
    graph = [[1], [0, 2], [1, 3, 4], [2, 4], [3, 2, 5], [4]]
    assert [v for v in max_matching(graph) if v < 0] == []
