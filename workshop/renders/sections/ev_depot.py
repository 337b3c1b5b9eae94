"""EV depot buffer. From the text: ten Tether 22 along the wall, each with a circuit of its own, vans plugged in, a bay kept free for the one that leaves
early, a Quarry 125-261 three metres from vans and doors, two Meridian 25, 74 kWp (the nearest modules are drawn, the roof is cut), Almanac and Beacon
Meter. It is noon: half of the vans are on their round, so that one sees the chargers."""
import bpy

from buildings import block, many, stage
from catalogue import build as model
from fittings import board, conduit, duct, warning
from kit import tube
from nature import raw
from props import barrel
from section_parts import bars, cabinets, control, emergency, hall, keep_away, screen, soil, wall_inverters

PITCH, FIRST, BAYS, HERE = 2.35, 3.3, 10, (2, 4, 6, 8)
ACROSS, CENTRE, RATIO = 35.2, (8.98, 0.3, 0.86), 1.9
MARKS = {"chargers": (FIRST, -0.1, 1.32), "free": (FIRST - 1.0, -3.6, 0.0), "vans": (FIRST + 4 * PITCH - 1.05, -3.2, 1.84), "battery": (-3.8, -1.6, 2.45), "inverter": (-0.52, -0.25, 1.85), "control": (1.85, -0.05, 1.70), "earth": (0.75, -0.04, 0.66),
         "roof": (12.0, 2.6, 4.3)}


def build():
    end = FIRST + (BAYS - 1) * PITCH + 0.8
    soil(-6.6, end + 0.6, -7.2, 4.6)
    hall(-2.4, end, 2, 21, high=3.4)
    many("m board", [(4.0, 2.0, 0.0018, 0.45, -0.0018, 0.30), (end - FIRST + 0.4, 0.9, 0.0018, (end + FIRST - 0.6) / 2, -0.0018, 0.62)])
    screen(-6.2, -2.4, 0.0)
    cabinets("hd-q125-261", 1, -4.3, -0.20, 0.2)
    emergency(-2.85, 1.25)
    warning(-5.4, -0.005, 1.70, 0.18)
    wall_inverters(2, -0.95, up=3.4)
    bars(0.75, 0.64)
    control(1.85, 1.30)
    board(2.45, 0, 1.20, 0.5, 0.62, "CHARGERS", 2)
    conduit([(0.65, -0.05, 0.94), (1.85, -0.05, 0.94), (1.85, -0.05, 1.28)], 0.02)
    conduit([(2.08, -0.05, 1.50), (2.20, -0.05, 1.50)], 0.012, saddles=False)
    conduit([(-3.8, -0.25, 0.16), (-3.8, -0.06, 0.16), (2.45, -0.06, 0.16), (2.45, -0.06, 1.18)], 0.03)
    duct(2.55, end - 0.3, 0, 0.42, 0.1, 0.1, "cool")
    conduit([(2.55, -0.05, 1.18), (2.55, -0.05, 0.5)], 0.025)
    for bay in range(BAYS):
        x = FIRST + bay * PITCH
        charger(x, plugged=bay in HERE)
        lines(x - 1.15)
        if bay in HERE:
            van(x - 1.05, -2.0)
            keep_away(3, "a van", (x - 1.95, -2.0))
            plug(x)
    lines(FIRST + (BAYS - 1) * PITCH + 1.2)
    kept_free(FIRST - 1.05)


def charger(x, plugged):
    """Its socket 1.1 m above the ground; where a van is plugged in, holster and hook are empty."""
    root = model("hd-e22", with_cable=not plugged)
    root.location = (x, -0.01, 0.70)
    stage()
    conduit([(x + 0.056, -0.06, 0.90), (x + 0.056, -0.06, 0.52)], 0.014, saddles=False)


def plug(x):
    """From the charger's underside to the inlet at the van's rear corner, off the ground where people walk along the wall."""
    a, b = (x - 0.06, -0.07, 0.88), (x - 0.145, -2.28, 0.92)
    sag = [tuple(p + (q - p) * f for p, q in zip(a, b)) for f in (i / 16 for i in range(17))]
    tube([(u * 1000, v * 1000, (w - 1.9 * f * (1 - f)) * 1000) for (u, v, w), f in zip(sag, (i / 16 for i in range(17)))], 17, bpy.data.materials.get("rubber") or "rubber", smooth=False)
    block("graphite", 0.10, 0.12, 0.14, b[0], b[1] - 0.05, b[2] - 0.07, 0.02)
    block("led", 0.012, 0.05, 0.05, b[0] - 0.02, b[1] - 0.14, b[2] - 0.02, 0.004)


def van(x, rear):
    """A small delivery van of clay, its tail to the wall."""
    side = [(0, 0.34), (0, 1.62), (-0.12, 1.82), (-2.75, 1.82), (-3.45, 1.12), (-4.15, 0.98), (-4.3, 0.80), (-4.3, 0.34)]
    n, half = len(side), 0.88
    corners = [(x + s * half * (0.93 if z > 1.5 else 1), rear + y, z) for s in (-1, 1) for y, z in side]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    raw("van", corners, faces, bpy.data.materials["m house"])
    screen_ = [(x + s * w, rear + y - 0.012, z + 0.012) for s, w, y, z in ((-1, 0.76, -2.83, 1.74), (1, 0.76, -2.83, 1.74), (1, 0.82, -3.39, 1.18), (-1, 0.82, -3.39, 1.18))]
    raw("windscreen", screen_, [(0, 1, 2, 3)], bpy.data.materials["m board"])
    for s in (-1, 1):
        pane = [(x + s * (half + 0.004) * f, rear + y, z) for f, y, z in ((0.955, -2.05, 1.66), (0.955, -2.72, 1.66), (1.0, -3.25, 1.12), (1.0, -2.05, 1.12))]
        raw("pane", pane, [(0, 1, 2, 3)], bpy.data.materials["m board"])
        many("seam", [(0.006, 1.1, 0.012, x + s * (half + 0.001), rear - 2.0, 0.45)])
        for y in (-0.85, -3.45):
            barrel("m board", 0.33, 0.22, x + s * 0.78 - 0.11, rear + y, 0.33, 0.04, axis="x")
            barrel("m house", 0.19, 0.24, x + s * 0.78 - 0.12, rear + y, 0.33, 0.02, axis="x")
        block("m thing", 0.3, 0.03, 0.12, x + s * 0.62, rear - 4.315, 0.72, 0.02)


def lines(x):
    many("m house", [(0.08, 0.003, 5.2, x, -6.4, -0.0105)])


def kept_free(x):
    """The bay that stays free, dashed in the blue of the page."""
    many("m blue", [(0.34, 0.004, 0.06, x - 0.85 + i * 0.56, y, -0.010) for i in range(4) for y in (-6.2, -2.0)]
         + [(0.06, 0.004, 0.34, x + s * 0.95, -6.1 + i * 0.56, -0.010) for i in range(8) for s in (-1, 1)])
