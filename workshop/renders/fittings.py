"""What an electrician adds on the wall: conduits from gland to gland, isolators, boards, earth bar, labels. Metres."""
import math

from mathutils import Vector

from buildings import block, group, many, mat, post
from catalogue import SIZES
from kit import text, tube
from materials import finish

# Entries of each series: x as part of the width, or the right flank; then depth and height of the opening.
UNDER = {
    "r": ((-0.36, -0.24, -0.13, -0.07, 0.02, 0.20, 0.36), 0.48, 0.002),
    "s": ((-0.44, -0.345, 0.06, 0.16, 0.29, 0.42, -0.04), 0.6, 0.004),
    "o": ((-0.41, -0.25, -0.06, 0.12, 0.27, 0.415), 0.55, -0.018),
    "m": ((-0.44, -0.31, 0.08, 0.2, 0.36), 0.6, 0.002),
    "pb": ((-0.38, -0.23, -0.08, 0.1, 0.28), 0.5, -0.02),
}


def entry(id, at, i=0):
    """Where cable `i` enters product `id` whose back middle foot stands at `at`."""
    w, h, d = (v / 1000 for v in SIZES[id])
    x, y, z = at
    if id.startswith("hd-c"):
        return x + w / 2 + 0.02, y - d * 0.45, z + (0.09, 0.13, 0.168)[i]
    kind = "pb" if id == "hd-pb" else id[3]
    parts, depth, low = UNDER[kind]
    return x + w * parts[i], y - d * depth, z + low


def conduit(points, r=0.011, material="conduit", bend=0.06, saddles=True):
    """A pipe with round bends, held to the wall by saddles along its long runs."""
    corners = [Vector(p) for p in points]
    line = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:]):
        a, b = (before - corner), (after - corner)
        cut = min(bend, a.length / 2, b.length / 2)
        begin, end = corner + a.normalized() * cut, corner + b.normalized() * cut
        line += [begin * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
    line.append(corners[-1])
    tube([tuple(v * 1000 for v in p) for p in line], r * 1000, mat(material), smooth=False)
    if saddles:
        for a, b in zip(corners, corners[1:]):
            hold(a, b, r)


def hold(a, b, r):
    way = b - a
    if way.length < 0.3:
        return
    upright = abs(way.z) > abs(way.x)
    for i in range(int(way.length / 0.45) + 1):
        p = a + way * (0.5 if way.length < 0.6 else (0.12 + 0.76 * i / int(way.length / 0.45)))
        w, h = (r * 4.2, 0.016) if upright else (0.016, r * 4.2)
        block("cool", w, r * 2 + 0.006, h, p.x, p.y - r - 0.002, p.z - h / 2, 0.002)


def duct(x0, x1, y, z, h=0.06, d=0.06, material="shell"):
    """Cable trunking with its lid, along the wall."""
    block(material, x1 - x0, d, h, (x0 + x1) / 2, y - d, z, 0.003)
    many("cool", [(x1 - x0, 0.002, 0.001, (x0 + x1) / 2, y - d - 0.0006, z + h * f) for f in (0.14, 0.84)])


def drop(id, at, i, z, r=0.010, material="rubber", y=-0.035):
    """A cable from an entry on the underside down into the trunking whose lid is at z."""
    ex, ey, ez = entry(id, at, i)
    middle = ez - min(0.09, (ez - z) * 0.45)
    conduit([(ex, ey, ez + 0.01), (ex, ey, middle), (ex, y, middle), (ex, y, z - 0.03)], r, material, 0.035, False)


def leads(id, at, z, y=-0.035):
    """Plus and minus from the flank of a battery to the trunking at z, above or below, and the earth wire."""
    for i, (r, material) in enumerate(((0.009, "red"), (0.009, "rubber"), (0.004, "earth"))):
        ex, ey, ez = entry(id, at, i)
        out = ex + 0.035 + 0.024 * i
        conduit([(ex - 0.01, ey, ez), (out, ey, ez), (out, y, ez + (0.08 if z > ez else -0.08)), (out, y, z + 0.03)], r, material, 0.035, False)


def stack_leads(x, to, z, side=1):
    """Plus, minus and earth from the flank of a Strata in the middle of x into the trunking at z; `to` is where they enter it."""
    for i, (r, material) in enumerate(((0.007, "red"), (0.007, "rubber"), (0.0045, "earth"))):
        low, out = 0.14 + 0.04 * i, to - side * 0.03 * i
        conduit([(x + side * 0.29, -0.12, low), (x + side * 0.36, -0.12, low), (x + side * 0.42, -0.035, low), (out, -0.035, low), (out, -0.035, z + 0.01)], r, material, 0.04, False)


def isolator(x, y, z, word="PV", lever="red"):
    """A rotary switch in its box with a label below the lever."""
    block("shell", 0.13, 0.09, 0.17, x, y - 0.09, z, 0.012)
    block("yellow", 0.09, 0.004, 0.09, x, y - 0.092, z + 0.062, 0.003)
    post(lever, 0.026, 0.016, x, y - 0.106, z + 0.107, axis="y")
    block(lever, 0.016, 0.02, 0.07, x, y - 0.116, z + 0.072, 0.004)
    label(x, y - 0.0905, z + 0.018, word, 0.09, 0.03)
    for dx in (-0.03, 0.03):
        post("graphite", 0.013, 0.02, x + dx, y - 0.045, z - 0.02)


def board(x, y, z, w=0.34, h=0.44, word="BACK-UP", rows=1):
    """Distribution board: a clear lid, breakers behind it."""
    block("shell", w, 0.11, h, x, y - 0.11, z, 0.016)
    for k in range(rows):
        low = z + h * (0.5 if rows == 1 else 0.18 + 0.40 * k)
        block("cool", w - 0.06, 0.006, 0.12, x, y - 0.114, low, 0.006)
        n = int((w - 0.09) / 0.02)
        many("shell", [(0.0175, 0.085, 0.010, x + (i - (n - 1) / 2) * 0.02, y - 0.122, low + 0.017) for i in range(n)])
        many("graphite", [(0.007, 0.022, 0.014, x + (i - (n - 1) / 2) * 0.02, y - 0.133, low + 0.05) for i in range(n)])
    label(x, y - 0.1105, z + h - 0.075, word, w * 0.62, 0.035)
    for dx in (-0.08, 0, 0.08):
        post("graphite", 0.014, 0.02, x + dx, y - 0.055, z - 0.02)


def earth_bar(x, y, z, taps=()):
    """The bar on its two insulators, green and yellow wires to what is earthed, and one thick one down."""
    for dx in (-0.10, 0.10):
        post("red", 0.013, 0.03, x + dx, y - 0.03, z + 0.014, axis="y")
    block("copper", 0.26, 0.006, 0.028, x, y - 0.036, z, 0.002)
    for i in range(7):
        post("steel", 0.006, 0.008, x - 0.105 + i * 0.035, y - 0.043, z + 0.014, axis="y")
    for i, points in enumerate(taps):
        earth_wire([*points, (x - 0.07 + i * 0.035, y - 0.02, z + 0.10), (x - 0.07 + i * 0.035, y - 0.04, z + 0.02)])
    earth_wire([(x + 0.105, y - 0.04, z + 0.014), (x + 0.105, y - 0.02, z - 0.08), (x + 0.105, y - 0.02, 0.0)], 0.007)
    label(x, y - 0.001, z - 0.05, "EARTH", 0.10, 0.026)


def earth_wire(points, r=0.0045):
    conduit(points, r, "earth", 0.03, saddles=False)


def label(x, y, z, word, w=0.12, h=0.035, ground="label"):
    block(ground, w, 0.001, h, x, y - 0.001, z, 0.002)
    text(word, h * 640, finish("mark"), x * 1000, (y - 0.0016) * 1000, (z + h * 0.28) * 1000, weight="Bold")


def warning(x, y, z, size=0.12):
    """The yellow triangle of electrical voltage on its plate."""
    from nature import raw
    block("yellow", size, 0.001, size, x, y - 0.001, z, 0.003)
    tri = [(x - size * 0.38, y - 0.0022, z + size * 0.16), (x + size * 0.38, y - 0.0022, z + size * 0.16), (x, y - 0.0022, z + size * 0.84)]
    raw("triangle", tri, [(0, 1, 2)], finish("mark"))
    bolt = [(0.02, 0.70), (-0.10, 0.42), (0.0, 0.44), (-0.03, 0.22), (0.10, 0.50), (0.0, 0.48)]
    raw("bolt", [(x + u * size, y - 0.003, z + v * size) for u, v in bolt], [tuple(range(6))], finish("yellow"))


def extinguisher(x, y, z=0.9):
    from props import barrel
    barrel("red", 0.065, 0.42, x, y - 0.09, z, 0.05)
    post("graphite", 0.018, 0.06, x, y - 0.09, z + 0.41)
    block("graphite", 0.12, 0.03, 0.02, x + 0.03, y - 0.105, z + 0.46, 0.006)
    tube([tuple(v * 1000 for v in p) for p in ((x + 0.02, y - 0.1, z + 0.44), (x + 0.11, y - 0.11, z + 0.40), (x + 0.09, y - 0.12, z + 0.16))], 9, finish("rubber"))
    block("shell", 0.07, 0.004, 0.12, x, y - 0.157, z + 0.14, 0.002)


STICK = {"r": 1, "s": 3, "o": 5, "m": 3}


def stick_under(id, at, model="hd-bg"):
    """Beacon plugged into an inverter's underside, its aerial end down."""
    from buildings import put
    x, y, z = entry(id, at, STICK[id[3]])
    x += 0.032 if id[3] == "s" else 0
    stick = put(model, x, y, z)
    stick.rotation_euler = (0, math.pi, 0)
    stick.location = (x, y + 0.014, z + 0.012)
    return stick


def vent(x, z, w=0.3, h=0.3, y=0.0):
    """An opening to the outside with its slats."""
    block("seam", w, 0.006, h, x, y - 0.006, z, 0.001)
    for i in range(max(3, int(h / 0.045))):
        group(lambda: block("shell", w - 0.02, 0.004, 0.04, 0, 0, 0, 0.001), (x, y - 0.018, z + 0.02 + i * (h - 0.03) / max(3, int(h / 0.045))), tilt=-38)
    for dx in (-w / 2, w / 2):
        block("shell", 0.02, 0.022, h + 0.02, x + dx, y - 0.022, z - 0.01, 0.002)
    for dz in (-0.01, h - 0.01):
        block("shell", w + 0.02, 0.022, 0.02, x, y - 0.022, z + dz, 0.002)


def starter(x, z):
    """The soft starter of a pump in its box."""
    block("shell", 0.2, 0.12, 0.2, x, -0.12, z - 0.02, 0.012)
    post("green", 0.014, 0.012, x - 0.04, -0.132, z + 0.10, axis="y")
    post("red", 0.014, 0.012, x + 0.04, -0.132, z + 0.10, axis="y")
    label(x, -0.1205, z + 0.02, "SOFT START", 0.15, 0.03)
