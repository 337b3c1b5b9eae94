"""Homes: the hero, solutions and cases around a house."""
import math

from buildings import block, gable, lintel_lamp, many, put, window
from daylight import daylight, lamp, shoot_from
from fittings import board, conduit, isolator, stack_leads, warning
from nature import bush, grass, ground, hills, palm, tree
from furniture import car, motorbike, tablet
from interior import glow
from people import person
from plant import plant
from props import pot_plant
from scenes_rooms import chalk


def garden(lawn="lawn", blade="blade", leaf="leaf"):
    ground(lawn)
    hills("far hill", 120, 16, 3)
    hills("farther hill", 260, 40, 5)
    for i, (x, y, h) in enumerate(((-9, 14, 7), (-14, 22, 9), (-6, 26, 8), (-19, 30, 10), (-1, 34, 9), (15, 16, 8), (20, 26, 10))):
        tree(x, y, h, h * 0.42, leaf, seed=i)
    for i in range(15):
        bush(-19 + i * 1.35, 13.6, 1.25, leaf, seed=20 + i, count=5000)
    grass(-10, 10, -8.6, -2.6, blade, 0.075, 420)
    grass(-16, -0.4, -2.6, 13.4, blade, 0.085, 300)


def bungalow(wall="white wall", roof="roof", lit=True, cols=5, x0=0.6, x1=12.0):
    block(wall, x1 - x0, 7, 2.9, (x0 + x1) / 2, 0, 0.0)
    block("graphite", x1 - x0 + 0.02, 0.04, 0.22, (x0 + x1) / 2, -0.015, 0)
    gable(x0, x1, 0, 7, 2.9, 5.1, roof, wall, 0.7, panels=(3, cols, x0 + 0.9))
    window(6.0, 0, 0.06, 2.4, 2.25, lit, 1)
    window(9.6, 0, 1.0, 1.6, 1.25, lit, 1)
    block("paving", x1 - x0 + 1.4, 2.6, 0.06, (x0 + x1) / 2, -2.6, 0)
    many("seam", [(0.008, 0.002, 2.6, x0 - 0.7 + i * 0.9, -2.6, 0.0595) for i in range(15)])


def terrace_plant(x=1.6, inverter="hd-s15-3p", z=1.16, stick=None):
    """A stack, the inverter half a metre beside it, isolator, board and conduits on the outer wall of a house."""
    put("hd-t15", x, -0.03, 0.06)
    plant([(inverter, x + 1.12, z)], [], x + 0.62, x + 1.82, 0.58, earth=(x + 1.57, 0.28), stick=stick, model="hd-bw")
    stack_leads(x, x + 0.72, 0.60)
    board(x + 1.94, 0, 1.12, 0.28, 0.42, "HOUSE")
    conduit([(x + 1.82, -0.03, 0.61), (x + 1.94, -0.03, 0.61), (x + 1.94, -0.03, 1.10)], 0.013, saddles=False)
    conduit([(x + 1.94, -0.04, 1.56), (x + 1.94, -0.04, 2.88)], 0.013)


def hero(mood="day"):
    """The left half is lawn and sky, so that words cross nothing; by day, and the same at dusk with lit windows."""
    dusk = mood == "dusk"
    garden()
    bungalow(lit=dusk)
    terrace_plant()
    put("hd-e22", 4.62, -0.005, 0.72)
    block("paving", 5.6, 5.4, 0.05, 6.4, -8.0, 0)
    car(4.9, -4.7, 0, "cast")
    person(0.78, -2.0, 0.06, -22, hands=((-0.26, 0.05, 0.86), (0.26, 0.14, 0.92)), top="cloth b", legs="khaki", skin="skin c", hair="brown hair", nod=0)
    person(0.28, -1.8, 0.06, -14, hands=((-0.2, 0.1, 0.98), (0.33, 0.0, 1.12)), top="cloth c", legs="denim", skin="skin c", hair="brown hair", tall=1.12, nod=0)
    bush(-1.0, 0.9, 0.6, seed=4)
    bush(-0.7, 2.2, 0.8, seed=6)
    for x in (2.2, 4.2):
        lintel_lamp(x, 0, 2.3)
        if dusk:
            lamp(x, -0.3, 2.25, 12, size=0.12)
    if not dusk:
        # What the terrace gives back to the wall below the eave: the savings of `outdoors` leave it out.
        glow(3.5, -3.2, 0.2, 7, 2, "back", 34, (1.0, 0.93, 0.82)).rotation_euler = (math.radians(125), 0, 0)
    exposure = daylight("dusk" if dusk else "morning", -140 if dusk else -50, clouds=0.55)
    shoot_from((0.2, -12.2, 1.75), (0.2, 0, 1.75), 32, 0.05)
    return exposure + (0.1 if dusk else 0.45)


def evening_storage():
    """Dusk: the family comes home to lit windows; stack and inverter stand by the terrace."""
    garden()
    bungalow("sage wall", lit=True)
    terrace_plant(1.5, "hd-s8-3p", 1.16, stick=0)
    for x in (1.6, 4.1):
        lintel_lamp(x, 0, 2.2)
        lamp(x, -0.3, 2.15, 10, size=0.12)
    person(3.75, -2.6, 0.06, 6, hands=((-0.26, 0.05, 0.86), (0.30, 0.02, 0.92)), top="cloth b", legs="denim", skin="skin c", hair="brown hair", nod=0)
    person(4.65, -2.7, 0.06, -6, hands=((-0.30, 0.02, 0.92), (0.26, 0.05, 0.86)), top="cloth a", legs="khaki", skin="skin b", hair="hair", tall=1.64, nod=0, long=True)
    person(4.22, -2.45, 0.06, 0, hands=((-0.25, -0.02, 0.98), (0.25, -0.02, 0.98)), top="cloth c", legs="denim", skin="skin b", hair="brown hair", tall=1.08, nod=0)
    bush(-0.7, 1.2, 0.6, seed=6)
    pot_plant(4.45, -0.5, 0.22, seed=5, h=0.42)
    exposure = daylight("dusk", -140, 0.5)
    shoot_from((1.6, -6.4, 1.5), (3.1, 0, 1.5), 29, 0.06)
    return exposure


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
