"""Maximum matching in a graph (Edmonds' blossom algorithm): as many disjoint edges as possible."""

from __future__ import annotations

from collections import deque

NONE = -1


def matching_size(graph: list[list[int]]) -> int:
    """The number of edges of a maximum matching. `graph`: the neighbours of every vertex."""
    return sum(1 for vertex, mate in enumerate(max_matching(graph)) if mate > vertex)


def max_matching(graph: list[list[int]]) -> list[int]:
    """The partner of every vertex in a maximum matching, -1 for a vertex without one."""
    mate = [NONE] * len(graph)
    for vertex, neighbours in enumerate(graph):
        free = [other for other in neighbours if mate[other] == NONE] if mate[vertex] == NONE else []
        if free:
            mate[vertex], mate[free[0]] = free[0], vertex
    for vertex in range(len(graph)):
        if mate[vertex] == NONE:
            Search(graph, mate, vertex).augment()
    return mate


class Search:
    """One search for an augmenting path from a free vertex. It contracts the odd cycles (blossoms) that it meets."""

    def __init__(self, graph: list[list[int]], mate: list[int], root: int) -> None:
        self.graph = graph
        self.mate = mate
        self.parent = [NONE] * len(graph)
        self.base = list(range(len(graph)))  # of the blossom that a vertex belongs to
        self.outer = [False] * len(graph)  # at an even distance from the root
        self.outer[root] = True
        self.queue = deque([root])

    def augment(self) -> None:
        end = self._free_end()
        while end != NONE:
            before = self.parent[end]
            following = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = following

    def _free_end(self) -> int:
        """The other end of an augmenting path, -1 if there is none."""
        while self.queue:
            vertex = self.queue.popleft()
            for other in self.graph[vertex]:
                if self.base[vertex] == self.base[other] or self.mate[vertex] == other:
                    continue
                if self.outer[other]:
                    self._contract(vertex, other)
                elif self.parent[other] == NONE:
                    self.parent[other] = vertex
                    if self.mate[other] == NONE:
                        return other
                    self.outer[self.mate[other]] = True
                    self.queue.append(self.mate[other])
        return NONE

    def _contract(self, left: int, right: int) -> None:
        """Make one blossom of the odd cycle that an edge between two outer vertices closes."""
        top = self._common_base(left, right)
        blossom: set[int] = set()
        self._mark(left, top, right, blossom)
        self._mark(right, top, left, blossom)
        for vertex in range(len(self.graph)):
            if self.base[vertex] in blossom:
                self.base[vertex] = top
                if not self.outer[vertex]:
                    self.outer[vertex] = True
                    self.queue.append(vertex)

    def _common_base(self, left: int, right: int) -> int:
        passed = set()
        vertex = left
        while True:
            vertex = self.base[vertex]
            passed.add(vertex)
            if self.mate[vertex] == NONE:
                break
            vertex = self.parent[self.mate[vertex]]
        vertex = self.base[right]
        while vertex not in passed:
            vertex = self.base[self.parent[self.mate[vertex]]]
        return vertex

    def _mark(self, vertex: int, top: int, child: int, blossom: set[int]) -> None:
        while self.base[vertex] != top:
            blossom |= {self.base[vertex], self.base[self.mate[vertex]]}
            self.parent[vertex] = child
            child = self.mate[vertex]
            vertex = self.parent[child]
