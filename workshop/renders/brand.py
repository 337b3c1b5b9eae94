"""Symbol and wordmark as the site draws them, raised from a face: outlines come from `content/maker`."""
import math
import os
import re

from kit import HERE, MM, raised, steps
from materials import finish
from outlines import forms, quadratic

LOGO = os.path.join(HERE, "../../content/maker")
CAP = 23.7  # height of the wordmark's capital in its own units
SYMBOL_SIZE, GAP = 32.0, 10.7


def wordmark(size, mat, x, y, z, align="LEFT", turn=(90, 0, 0), symbol="green"):
    """Symbol and name; `size` is that of lettering, `z` the base line of the name."""
    scale = size * 0.95 / CAP
    wide = (SYMBOL_SIZE + GAP + 150) * scale
    left = x - {"LEFT": 0, "CENTER": wide / 2, "RIGHT": wide}[align]
    sign = outline("symbol", scale, finish(symbol), left, y, z + 27.8 * scale, turn)
    return sign + outline("wordmark", scale, mat, left + (SYMBOL_SIZE + GAP) * scale, y, z, turn)


def symbol(size, mat, x, y, z, turn=(90, 0, 0)):
    """The symbol alone, `size` wide, its lower edge at z."""
    scale = size / SYMBOL_SIZE
    outline("symbol", scale, mat, x - size / 2, y, z + SYMBOL_SIZE * scale, turn)


def outline(name, scale, mat, x, y, z, turn):
    rings = [[(u * scale * MM, -v * scale * MM) for u, v in ring] for ring in list_rings(name)]
    parts = list(raised(name, forms(rings), mat))
    for part in parts:
        part.location = (x * MM, (y - 0.1) * MM, z * MM)
        part.rotation_euler = [math.radians(a) for a in turn]
    return parts


def list_rings(name):
    """Closed outlines of the file's one path; it speaks only M, H, V, L, Q, A and Z, in capitals."""
    with open(os.path.join(LOGO, f"{name}.svg")) as file:
        path = re.search(r'\sd="([^"]+)"', file.read()).group(1)
    ring, found = [], []
    for command, rest in re.findall(r"([MHVLQAZ])([^MHVLQAZ]*)", path):
        n = [float(v) for v in re.findall(r"-?\d*\.?\d+", rest)]
        if command == "Z":
            found.append(ring)
            ring = []
        else:
            ring = ring + DRAW[command](ring[-1] if ring else None, n)
    return found


def pairs(n):
    return list(zip(n[::2], n[1::2]))


def arc(start, n):
    """All arcs of the symbol lie on one circle round the middle of its grid and turn clockwise on the page."""
    begin, end = (math.atan2(p[1] - 16, p[0] - 16) for p in (start, n[5:7]))
    end += math.tau if end < begin else 0
    steps = max(2, round((end - begin) / math.radians(6)))
    return [(16 + 16 * math.cos(a), 16 + 16 * math.sin(a)) for a in (begin + (end - begin) * i / steps for i in range(1, steps + 1))]


DRAW = {
    "M": lambda start, n: pairs(n),
    "L": lambda start, n: pairs(n),
    "H": lambda start, n: [(v, start[1]) for v in n],
    "V": lambda start, n: [(start[0], v) for v in n],
    "Q": lambda start, n: quadratic(start, n, steps()),
    "A": arc,
}
