"""Homes: the hero, solutions and cases around a house."""

from buildings import block, many, put, window
from daylight import daylight, shoot_from
from fittings import board, conduit, isolator, warning
from nature import ground, palm
from furniture import motorbike, tablet
from people import person
from plant import plant
from props import pot_plant
from scenes_rooms import chalk


def lagos():
    """The shaded side wall of a terrace's third house: inverter, two batteries and the hook for a third, no door or window near."""
    ground("dry soil")
    block("paving", 9.5, 3.4, 0.06, 0.2, -3.4, 0)
    many("seam", [(0.008, 0.002, 3.4, -4.4 + i * 0.6, -3.4, 0.0595) for i in range(16)] + [(9.5, 0.002, 0.008, 0.2, -j * 0.6, 0.0595) for j in range(6)])
    block("sand wall", 9.0, 8, 5.8, 1.9, 0, 0)
    block("teal", 9.02, 0.03, 0.5, 1.9, -0.02, 0.06, 0.004)
    block("roof", 10.2, 9.4, 0.16, 1.9, -1.3, 5.8)
    for i, wall in enumerate(("white wall", "blue wall", "clay wall")):
        x, y = -10.5 - i * 0.5, 5.0 + i * 5.2
        block(wall, 5, 5.0, 5.6, x, y, 0)
        window(x - 0.8, y, 1.0, 1.1, 1.2, False)
        window(x + 1.2, y, 3.6, 1.1, 1.2, False)
    plant([("hd-r5-1p", -1.63, 1.30)], [("hd-c5", -0.70, 1.18), ("hd-c5", 0.08, 1.18)], -1.93, 0.62, 0.78, earth=(-1.63, 0.38))
    put("hd-bw", -1.716, -0.106, 1.31).rotation_euler = (0, 3.14159, 0)
    chalk(0.86, 1.18, 0.48, 0.58)
    block("steel", 0.24, 0.006, 0.04, 0.86, -0.006, 1.70, 0.002)
    for dx in (-0.09, 0.09):
        block("steel", 0.03, 0.03, 0.05, 0.86 + dx, -0.03, 1.70, 0.004)
    board(1.59, 0, 1.32, 0.34, 0.5, "BACK-UP", 2)
    isolator(1.96, 0, 1.42, "GRID")
    conduit([(0.62, -0.03, 0.81), (1.59, -0.03, 0.81), (1.59, -0.03, 1.30)], 0.013)
    conduit([(1.59, -0.05, 1.82), (1.59, -0.05, 5.7)], 0.013)
    conduit([(-1.92, -0.03, 0.84), (-2.1, -0.03, 0.84), (-2.1, -0.03, 5.7)], 0.013)
    conduit([(1.96, -0.045, 1.40), (1.96, -0.045, 1.12), (1.67, -0.045, 1.12), (1.67, -0.045, 1.30)], 0.011)
    warning(0.86, 0, 1.98, 0.14)
    motorbike(-4.3, 1.7, 40, "red")
    pot_plant(2.25, -0.35, 0.2, seed=3, h=0.4)
    palm(-7.0, 9, 7.5, seed=2)
    person(-2.25, -0.95, 0.06, -34, hands=((-0.12, 0.34, 1.14), (0.14, 0.34, 1.14)), top="brand cloth", legs="denim", skin="skin a", tall=1.72, nod=0.7)
    tablet(-2.06, -0.64, 1.22, 40, -34)
    exposure = daylight("day", -152, 0.8)
    shoot_from((-0.2, -4.5, 1.36), (-0.62, 0, 1.36), 29, -0.05)
    return exposure + 1.0
