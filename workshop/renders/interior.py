"""Walls with real openings. The back wall's face lies at y = 0, the room comes towards the camera. Metres."""
from buildings import many

THICK = 0.30


def wall(material, u0, u1, h, openings=(), side=None, at=0.0, thick=THICK):
    """A wall along x (or along y, when `side` is -1 or 1 and `at` its face) with openings (u0, u1, z0, z1)."""
    pieces, u = [], u0
    for a, b, low, high in sorted(openings):
        pieces += [(u, a, 0, h), (a, b, 0, low), (a, b, high, h)]
        u = b
    pieces.append((u, u1, 0, h))
    items = []
    for a, b, low, high in pieces:
        if b - a < 0.001 or high - low < 0.001:
            continue
        if side is None:
            items.append((b - a, high - low, thick, (a + b) / 2, at, low))
        else:
            items.append((thick, high - low, b - a, at + side * thick / 2, a, low))
    many(material, items)
