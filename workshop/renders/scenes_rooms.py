"""Rooms in which the equipment works: schools, shops, stores, libraries."""
from buildings import block, group, many, pipe, post
from daylight import daylight, shoot_from
from fittings import board, conduit, earth_bar, earth_wire, extinguisher, label, warning
from furniture import tube_lamp
from interior import casement, doorway, outside, room, soft_light
from nature import hills, palm, sheet, tree
from people import person
from plant import plant
from props import barrel, stall


def guard_room():
    """The former guard room of a market hall; through its window one sees the stalls."""
    outside("concrete")
    room(6.4, 4.4, 3.0, "mint wall", "terracotta", back=((2.35, 3.15, 1.0, 2.2),), left=((-3.2, -2.2, 0, 2.15),))
    casement(2.35, 3.15, 1.0, 2.2, bars=1, frame="teal")
    doorway(-3.2, -2.2, 2.15, -1, -3.2, leaf="teal")
    many("sage wall", [(6.4, 1.1, 0.004, 0, -0.004, 0)])
    for i, c in enumerate(("cloth c", "cloth a", "cloth b", "cloth d")):
        stall(0.9 + i * 2.0, 3.0 + (i % 2) * 2.2, c, seed=i + 2)
    block("white wall", 30, 0.3, 6, 4, 11, -0.2)
    plant([("hd-r12-1p", 0.06 + i * 0.675, 1.28) for i in range(3)] + [("hd-pb", -1.42, 1.40)],
          [("hd-c16", -2.60 + i * 0.88, 0.06) for i in range(3)], -2.3, 2.15, 0.74, plinth=(-2.98, -0.46, 0.06), earth=(1.85, 0.42), stick=0)
    board(2.01, 0, 1.30, 0.30, 0.5, "STALLS", 2)
    conduit([(2.01, -0.03, 0.80), (2.01, -0.03, 1.28)], 0.014)
    conduit([(2.01, -0.05, 1.82), (2.01, -0.05, 3.0)], 0.014)
    tube_lamp(-0.4, -1.4, 3.0)
    person(2.55, -1.0, 0, 36, hands=((-0.22, 0.12, 0.86), (0.28, 0.16, 1.02)), top="cloth c", legs="cloth b", skin="skin a", cap="cloth c", tall=1.66)
    exposure = daylight("day", 40, 0.5)
    soft_light(6.4, 4.4, 3.0)
    shoot_from((0.1, -5.5, 1.38), (0.02, 0, 1.38), 28, -0.035)
    return exposure + 0.45


def chalk(x, z, w, h):
    """A place marked on the wall: corners and dashes of a pencil."""
    dashes = []
    for f in range(9):
        dashes += [(w * 0.06, 0.008, 0.002, x - w / 2 + w * (f + 0.5) / 9, -0.0025, z + dz) for dz in (0, h)]
        dashes += [(0.008, h * 0.06, 0.002, x + s * w / 2, -0.0025, z + h * (f + 0.5) / 9 - h * 0.03) for s in (-1, 1)]
    many("blue", dashes)
    many("blue", [(0.05, 0.006, 0.002, x, -0.0025, z + h / 2), (0.006, 0.05, 0.002, x, -0.0025, z + h / 2 - 0.022)])


def monastery_store():
    """The locked storeroom of a monastery school: inverter and battery on the wall, two places marked beside them."""
    outside("dry soil")
    hills("far hill", 150, 18, 7)
    for z, r in ((-0.2, 2.2), (0.4, 1.9), (1.0, 1.5)):
        barrel("white wall", r, 0.6, -10.6, 17, z, 0.04)
    barrel("yellow", 1.25, 1.4, -10.6, 17, 1.5, 0.7)
    for k in range(8):
        barrel("yellow", 0.62 - 0.075 * k, 0.30, -10.6, 17, 2.7 + 0.27 * k, 0.05)
    palm(-13.6, 19, 8, seed=2)
    tree(-7.4, 22, 8, 3.4, seed=3)
    room(7.4, 4.6, 3.0, "cream wall", "pale wood", back=((-3.0, -1.7, 0.9, 2.2),), right=((-3.4, -2.4, 0, 2.2),), skirting="dark wood", ceiling="dark wood")
    many("seam", [(0.006, 0.0015, 4.6, -3.6 + i * 0.18, -4.6, -0.0005) for i in range(42)])
    many("dark wood", [(0.14, 3.0, 0.05, x, -0.05, 0) for x in (-3.55, 3.55)])
    casement(-3.0, -1.7, 0.9, 2.2, frame="dark wood", bars=2, sill="concrete", shutters="wood")
    plant([("hd-o5-48", -1.20, 1.30)], [("hd-c5", -0.30, 1.18)], -1.50, 1.62, 0.82, earth=(-0.72, 0.40), stick=0)
    chalk(0.48, 1.18, 0.48, 0.58)
    chalk(1.26, 1.18, 0.48, 0.58)
    board(1.98, 0, 1.30, 0.32, 0.40, "FANS + LIGHT")
    conduit([(1.62, -0.03, 0.85), (1.98, -0.03, 0.85), (1.98, -0.03, 1.28)], 0.011)
    conduit([(1.98, -0.05, 1.72), (1.98, -0.05, 3.0)], 0.011)
    warning(-0.78, 0, 1.62, 0.16)
    extinguisher(2.62, 0, 1.32)
    tube_lamp(0.4, -2.0, 3.0)
    exposure = daylight("day", -150, 0.6)
    soft_light(7.4, 4.6, 3.0, 0.9)
    shoot_from((0.7, -5.3, 1.36), (0.3, 0, 1.36), 32.5, -0.035)
    return exposure + 0.45


def inle():
    """The store room behind the reception of a guest house on stilts: fibre cement behind everything, the battery on steel on the floor, vents low and high."""
    sheet([(-600, 2.5, -1.2), (600, 2.5, -1.2), (600, 900, -1.2), (-600, 900, -1.2)], "water")
    hills("far hill", 170, 36, 2, rough=0.009)
    hills("farther hill", 340, 90, 6)
    block("grey wood", 16, 2.4, 0.14, 0, 0.3, -0.2)
    for x in (1.2, 2.7, 4.2):
        post("dark wood", 0.05, 1.1, x, 2.6, -0.2)
    for z in (0.35, 0.8):
        pipe([(0.6, 2.6, z), (5.6, 2.6, z)], 0.03, "dark wood")
    room(6.4, 4.4, 2.7, "wood", "wood", back=((1.45, 2.75, 0, 2.15),), skirting="dark wood", ceiling="pale wood")
    many("seam", [(w, 0.008, 0.003, x, -0.003, 0.2 * i) for i in range(1, 14) for w, x in ((4.6, -0.9), (0.4, 2.98))])
    many("seam", [(0.006, 0.0015, 4.4, -3.2 + i * 0.16, -4.4, -0.0005) for i in range(40)])
    many("dark wood", [(0.14, 2.7, 0.05, x, -0.05, 0) for x in (-3.13, 1.3, 3.13)])
    doorway(1.45, 2.75, 2.15, None, 0, frame="dark wood", leaf=None)
    for x in (-2.5, -1.28, -0.06):
        block("concrete", 1.217, 0.018, 2.66, x, -0.018, 0.014, 0.003)
        many("steel", [(0.012, 0.012, 0.002, x + dx, -0.020, z) for dx in (-0.55, 0.55) for z in (0.2, 0.9, 1.6, 2.3)])
        block("concrete", 1.217, 1.15, 0.012, x, -1.17, 0, 0.003)
    for z in (0.08, 2.38):
        vent(-0.02, z, 0.9, 0.16, -0.018)
    block("steel", 0.70, 0.40, 0.06, -1.42, -0.43, 0.014, 0.006)
    plant([("hd-o6-2-48", -2.35, 1.28)], [("hd-c10", -1.42, 0.074)], -2.65, -0.80, 0.80, y=-0.022, earth=None, stick=0, back=-0.10)
    board(-0.32, -0.018, 1.30, 0.32, 0.42, "ROOMS 1-11")
    conduit([(-0.80, -0.048, 0.83), (-0.32, -0.048, 0.83), (-0.32, -0.048, 1.28)], 0.012)
    earth_bar(-0.92, -0.018, 0.44)
    for x in (-0.99, -0.955, -0.92):
        earth_wire([(x, -0.048, 0.456), (x, -0.038, 0.60), (x, -0.038, 0.81)])
    person(2.2, 0.85, -0.06, -28, hands=((-0.24, 0.06, 0.86), (0.28, 0.22, 1.02)), top="cloth b", legs="cloth a", skin="skin b", tall=1.62, nod=0.1)
    exposure = daylight("day", 120, 0.7)
    soft_light(6.4, 4.4, 2.7, 0.9)
    shoot_from((-1.2, -4.7, 1.36), (-0.25, 0, 1.36), 30, -0.035)
    return exposure + 0.5


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
