"""Geometry for the generators of the drawn maps: paths, boxes that fit into shapes, scattered scenery."""

import math
import random
from typing import Any


def n(v):
    s = f"{v:.1f}"
    s = s[:-2] if s.endswith(".0") else s
    return "0" if s == "-0" else s


def ring_path(ring, dec=1):
    pts = [(round(x, dec), round(y, dec)) for x, y in ring]
    if pts[0] == pts[-1]:
        pts = pts[:-1]
    x0, y0 = pts[0]
    out = [f"M{n(x0)} {n(y0)}l"]
    px, py = x0, y0
    seg = []
    for x, y in pts[1:]:
        dx, dy = round(x - px, dec), round(y - py, dec)
        px, py = round(px + dx, dec), round(py + dy, dec)
        s = n(dx) + ("" if dy < 0 else " ") + n(dy)
        seg.append(s)
    return out[0] + " ".join(seg) + "z"


def path(rings):
    return "".join(ring_path(r) for r in rings if len(r) > 2)


def inside(pt, ring):
    x, y = pt
    c = False
    j = len(ring) - 1
    for i in range(len(ring)):
        xi, yi = ring[i]
        xj, yj = ring[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            c = not c
        j = i
    return c


def edge_dist(pt, ring):
    x, y = pt
    best = 1e18
    j = len(ring) - 1
    for i in range(len(ring)):
        x1, y1 = ring[j]
        x2, y2 = ring[i]
        dx, dy = x2 - x1, y2 - y1
        length = dx * dx + dy * dy
        t = 0 if length == 0 else max(0, min(1, ((x - x1) * dx + (y - y1) * dy) / length))
        d = (x1 + t * dx - x) ** 2 + (y1 + t * dy - y) ** 2
        if d < best:
            best = d
        j = i
    return math.sqrt(best)


def area(ring):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1]))) / 2


def bbox(ring):
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    return min(xs), min(ys), max(xs), max(ys)


def best_box(ring, w, h, step=7, around=None):
    """Centre of the w x h box that keeps furthest from the border of ring."""
    x0, y0, x1, y1 = bbox(ring)
    samp = [
        (-w / 2, -h / 2),
        (w / 2, -h / 2),
        (-w / 2, h / 2),
        (w / 2, h / 2),
        (0, -h / 2),
        (0, h / 2),
        (-w / 2, 0),
        (w / 2, 0),
    ]
    best = None
    y = y0 + 4
    while y < y1:
        x = x0 + 4
        while x < x1:
            if inside((x, y), ring):
                s = 1e9
                for dx, dy in samp:
                    p = (x + dx, y + dy)
                    d = edge_dist(p, ring)
                    if not inside(p, ring):
                        d = -2 * d
                    if d < s:
                        s = d
                        if best and s < best[0]:
                            break
                if best is None or s > best[0]:
                    best = (s, x, y)
            x += step
        y += step
    return best


def text_w(s, size, k=0.52):
    wide = sum(1.45 if ch in "MWmw" else 0.55 if ch in "iIljtf'.,- " else 1.0 for ch in s)
    return wide * size * k


def scatter(rings, count, seed, avoid=(), minsep=26, clear=12):
    rnd = random.Random(seed)
    ring = max(rings, key=area)
    x0, y0, x1, y1 = bbox(ring)
    out: list[Any] = []
    for _ in range(count * 40):
        if len(out) >= count:
            break
        p = (rnd.uniform(x0, x1), rnd.uniform(y0, y1))
        if not inside(p, ring) or edge_dist(p, ring) < clear:
            continue
        if any(abs(p[0] - a[0]) < a[2] and abs(p[1] - a[1]) < a[3] for a in avoid):
            continue
        if any(math.dist(p, q) < minsep for q in out):
            continue
        out.append(p)
    return out
