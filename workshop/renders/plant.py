"""A whole plant on one wall: inverters, batteries, trunking between them, isolators, earth."""
import math

from buildings import block, put
from catalogue import SIZES
from fittings import conduit, drop, duct, earth_bar, earth_wire, isolator, leads, stick_under

ENTRIES = {"r": ((0, 0.004, "earth"), (4, 0.008, "rubber"), (5, 0.010, "rubber"), (6, 0.008, "rubber")),
           "s": ((6, 0.004, "earth"), (2, 0.008, "rubber"), (3, 0.005, "rubber"), (4, 0.011, "rubber"), (5, 0.009, "rubber")),
           "o": ((0, 0.004, "earth"), (2, 0.010, "rubber"), (3, 0.007, "rubber"), (4, 0.007, "rubber")),
           "m": ((2, 0.004, "earth"), (3, 0.006, "rubber"), (4, 0.010, "rubber")),
           "p": tuple((i, 0.011, "rubber") for i in range(5))}
STRINGS = {"r": (2, 3), "s": (0, 1), "o": (1,), "m": (0, 1), "p": ()}


def plant(units, stores, x0, x1, z, y=-0.005, plinth=None, earth=None, pv=True, stick=None, back=-0.08, model="hd-bg"):
    """`units` hang as (id, x, z), `stores` are batteries as (id, x, z); the trunking runs from x0 to x1 at z."""
    keep_apart(units, stores)
    duct(x0, x1, 0, z)
    for id, x, low in units:
        put(id, x, y, low)
        for i, r, material in ENTRIES[id[3]]:
            drop(id, (x, y, low), i, z + 0.06, r, material)
        for i in STRINGS[id[3]]:
            drop(id, (x, y, low), i, z + 0.06, 0.004, "red" if i % 2 else "rubber")
        if pv and STRINGS[id[3]]:
            isolator(x - 0.02, 0, z - 0.27, "PV")
            for dx, material in ((-0.05, "red"), (0.01, "rubber")):
                conduit([(x + dx, -0.04, z + 0.01), (x + dx, -0.045, z - 0.12)], 0.006, material, saddles=False)
    for id, x, low in stores:
        deep = back if low < 0.3 else y
        put(id, x, deep, low)
        leads(id, (x, deep, low), z)
    if plinth:
        a, b, h = plinth
        block("concrete", b - a, 0.46, h, (a + b) / 2, -0.46, 0, 0.008)
    if earth:
        ex, ez = earth
        earth_bar(ex, 0, ez)
        for i in range(3):
            earth_wire([(ex - 0.07 + i * 0.035, -0.03, ez + 0.016), (ex - 0.07 + i * 0.035, -0.02, ez + 0.10), (ex - 0.07 + i * 0.035, -0.02, z + 0.01)])
    if stick is not None:
        id, x, low = units[stick]
        stick_under(id, (x, y, low), model)


FREE = {"r": 0.2, "o": 0.2, "p": 0.2, "s": 0.3, "m": 0.3, "c": 0.3}
WARM = 0.5


def keep_apart(units, stores):
    """No plant that the installation manuals forbid: free space at the sides, and half a metre from a battery to what is warm."""
    things = [*units, *stores]
    for i, one in enumerate(things):
        for other in things[i + 1:]:
            kinds = {one[0][3], other[0][3]}
            least = WARM if "c" in kinds and kinds & set("rsom") else max(FREE[kind] for kind in kinds)
            if gap(one, other) < least:
                raise ValueError(f"{one[0]} and {other[0]} hang {gap(one, other):.2f} m apart, and need {least} m")


def gap(one, other):
    (a, x, low), (b, u, down) = one, other
    (w, h, _), (v, k, _) = SIZES[a], SIZES[b]
    across = max(abs(x - u) - (w + v) / 2000, 0)
    up = max(low - down - k / 1000, down - low - h / 1000, 0)
    return round(math.hypot(across, up), 3)
