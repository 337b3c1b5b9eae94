"""Symbol and wordmark as the site draws them, raised from a face: outlines come from `content/maker`."""
import math
import os
import re

import bpy

from kit import HERE, MM, link
from materials import finish

LOGO = os.path.join(HERE, "../../content/maker")
CAP = 23.7  # height of the wordmark's capital in its own units
SYMBOL_SIZE, GAP = 32.0, 10.7


def wordmark(size, mat, x, y, z, align="LEFT", turn=(90, 0, 0), symbol="green"):
    """Symbol and name; `size` is that of lettering, `z` the base line of the name."""
    scale = size * 0.95 / CAP
    wide = (SYMBOL_SIZE + GAP + 150) * scale
    left = x - {"LEFT": 0, "CENTER": wide / 2, "RIGHT": wide}[align]
    outline("symbol", scale, finish(symbol), left, y, z + 27.8 * scale, turn)
    outline("wordmark", scale, mat, left + (SYMBOL_SIZE + GAP) * scale, y, z, turn)


def symbol(size, mat, x, y, z, turn=(90, 0, 0)):
    """The symbol alone, `size` wide, its lower edge at z."""
    scale = size / SYMBOL_SIZE
    outline("symbol", scale, mat, x - size / 2, y, z + SYMBOL_SIZE * scale, turn)


def outline(name, scale, mat, x, y, z, turn):
    """One curve for each closed form with its holes: forms may overlap, and a common fill would cut them out of each other."""
    for rings in forms(list_rings(name)):
        curve = bpy.data.curves.new(name, "CURVE")
        curve.dimensions, curve.fill_mode, curve.extrude = "2D", "BOTH", 0.12 * MM
        for ring in rings:
            spline = curve.splines.new("POLY")
            spline.points.add(len(ring) - 1)
            for point, (u, v) in zip(spline.points, ring):
                point.co = (u * scale * MM, -v * scale * MM, 0, 1)
            spline.use_cyclic_u = True
        curve.materials.append(mat)
        obj = link(bpy.data.objects.new(name, curve))
        obj.location = (x * MM, (y - 0.1) * MM, z * MM)
        obj.rotation_euler = [math.radians(a) for a in turn]


def forms(rings):
    """Each outer ring with the holes that lie in it; holes turn the other way."""
    rings = [untangled(ring) for ring in rings]
    outer = [[ring] for ring in rings if area(ring) * area(rings[0]) > 0]
    for hole in (ring for ring in rings if area(ring) * area(rings[0]) < 0):
        u = sum(p[0] for p in hole) / len(hole)
        v = sum(p[1] for p in hole) / len(hole)
        around = [form for form in outer if min(p[0] for p in form[0]) < u < max(p[0] for p in form[0]) and min(p[1] for p in form[0]) < v < max(p[1] for p in form[0])]
        min(around, key=lambda form: abs(area(form[0]) + area(hole) * 3)).append(hole)
    return outer


def area(ring):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1])) / 2


def untangled(ring):
    """A ring that crosses itself loses the smaller loop: no fill survives it."""
    n = len(ring)
    for i in range(n):
        for j in range(i + 2, n - (i == 0)):
            point = crossing(ring[i], ring[i + 1], ring[j], ring[(j + 1) % n])
            if point:
                loops = [point] + ring[i + 1:j + 1], [point] + ring[j + 1:] + ring[:i + 1]
                return untangled(max(loops, key=lambda loop: abs(area(loop))))
    return ring


def crossing(a, b, c, d):
    across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if abs(across) < 1e-9:
        return None
    t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across
    s = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / across
    return (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])) if 1e-6 < t < 1 - 1e-6 and 1e-6 < s < 1 - 1e-6 else None


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


def quadratic(start, n):
    """Each pair of points bends on from where the last one ended."""
    points, made = pairs(n), []
    for control, end in zip(points[::2], points[1::2]):
        for t in (0.25, 0.5, 0.75, 1.0):
            made.append(tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, control, end)))
        start = end
    return made


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
    "Q": quadratic,
    "A": arc,
}
