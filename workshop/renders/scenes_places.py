"""Products in their place beside a person, where no other scene shows them so. One room, one wall, true size."""
from buildings import block, put
from daylight import daylight, shoot_from
from fittings import board, conduit, duct, earth_bar, earth_wire, isolator, warning
from furniture import car, meter_tool, table, tablet, toolbox, tube_lamp
from interior import casement, outside, room, soft_light
from kit import tube
from materials import finish
from nature import bush, grass, ground, hills, tree
from people import person
from plant import plant


def indoors(wall="white wall", floor="screed", w=5.2):
    outside("lawn")
    room(w, 4.0, 2.75, wall, floor, left=((-3.0, -1.6, 0.95, 2.1),))
    casement(-3.0, -1.6, 0.95, 2.1, -1, -w / 2)
    tube_lamp(0.2, -1.5, 2.75)


def shot(w=5.2, x=0.0, far=3.9, lens=33):
    exposure = daylight("day", -78, 0.5)
    soft_light(w, 4.0, 2.75)
    shoot_from((x - 0.3, -far, 1.3), (x, 0, 1.3), lens, -0.045)
    return exposure + 0.5


def hearth():
    """A tower in a utility room: PV, grid and back-up leave its right flank into the trunking."""
    indoors("cream wall", "terracotta")
    x, y = -0.55, -0.02
    put("hd-h5-10", x, y)
    flank, top = x + 0.32, 1.06
    for i, (depth, z, r, material) in enumerate(((0.168, 0.06, 0.009, "rubber"), (0.108, 0.06, 0.009, "rubber"), (0.178, 0.142, 0.004, "red"), (0.158, 0.142, 0.004, "rubber"), (0.134, 0.142, 0.004, "red"), (0.114, 0.142, 0.004, "rubber"))):
        out = flank + 0.06 + 0.03 * i
        conduit([(flank, y - depth, top + z), (out, y - depth, top + z), (out, -0.035, top + z), (out, -0.035, 0.84)], r, material, 0.03, False)
    duct(flank, 1.25, 0, 0.80)
    isolator(flank + 0.30, 0, 0.53, "PV")
    for dx, material in ((-0.03, "red"), (0.03, "rubber")):
        conduit([(flank + 0.30 + dx, -0.04, 0.81), (flank + 0.30 + dx, -0.045, 0.68)], 0.006, material, saddles=False)
    for at, word in ((0.42, "GRID"), (0.98, "BACK-UP")):
        board(at, 0, 1.18, 0.34, 0.44, word)
        conduit([(at, -0.03, 0.83), (at, -0.03, 1.16)], 0.013, saddles=False)
    earth_bar(0.55, 0, 0.40)
    earth_wire([(0.48, -0.03, 0.416), (0.48, -0.02, 0.50), (0.48, -0.02, 0.82)])
    earth_wire([(x + 0.28, -0.10, 0.045), (flank + 0.02, -0.10, 0.045), (flank + 0.02, -0.02, 0.045), (0.445, -0.02, 0.045), (0.445, -0.02, 0.38), (0.445, -0.04, 0.41)])
    person(-1.45, -0.75, 0, -38, hands=((-0.24, 0.06, 0.84), (0.24, 0.34, 1.16)), top="cloth c", legs="denim", skin="skin b", hair="brown hair", tall=1.66, nod=0.1)
    return shot()


def outpost():
    """An Outpost 5 with its battery in a dry room, the display at eye height."""
    indoors("mint wall", "screed")
    plant([("hd-o5-48", -0.55, 1.28)], [("hd-c5", 0.36, 1.18)], -0.85, 1.22, 0.84, earth=(-0.55, 0.36), stick=0)
    board(1.10, 0, 1.24, 0.32, 0.44, "HOUSE")
    conduit([(1.10, -0.03, 0.88), (1.10, -0.03, 1.22)], 0.013, saddles=False)
    warning(0.36, 0, 1.95, 0.14)
    person(-1.12, -0.62, 0, -34, hands=((-0.20, 0.26, 1.06), (0.26, 0.40, 1.36)), skin="skin b", helmet="white cloth", nod=0.1)
    toolbox(0.35, -0.55, 0, 12)
    return shot()


def rack():
    """Three Basalt 5 in a rack: plus to the bar on the left, minus to the bar on the right, each unit earthed."""
    indoors("sky wall", "screed")
    x, y = -0.1, -0.12
    for s in (-1, 1):
        for back in (0, 0.5):
            block("graphite", 0.04, 0.04, 1.6, x + s * 0.262, y - back - 0.04, 0.04, 0.004)
    for z in (0.0, 1.6):
        block("graphite", 0.6, 0.58, 0.05, x, y - 0.56, z, 0.006)
    for i in range(3):
        low = 0.62 + i * 0.22
        put("hd-b5", x, y - 0.10, low)
        for pole, side, z, material in ((-0.141, -1, 0.053, "red"), (-0.073, 1, 0.02, "rubber")):
            face, bar = y - 0.10 - 0.455, x + side * 0.32
            points = [(x + pole, face, low + 0.053), (x + pole, face - 0.06, low + 0.053), (x + pole, face - 0.06, low + z - 0.028), (bar, face - 0.06, low + z - 0.028), (bar, face + 0.02, low + z - 0.028)]
            tube([tuple(v * 1000 for v in p) for p in points], 8, finish(material), smooth=False)
    for s, material in ((-1, "red"), (1, "rubber")):
        block("shell", 0.05, 0.05, 0.85, x + s * 0.32, y - 0.56, 0.5, 0.004)
        conduit([(x + s * 0.32, y - 0.535, 1.34), (x + s * 0.32, y - 0.535, 1.72), (x + s * 0.32, -0.04, 1.72), (x + s * 0.32, -0.04, 2.3)], 0.011, material, 0.05, False)
    duct(-0.7, 1.5, 0, 2.3)
    earth_bar(0.62, 0, 0.42)
    earth_wire([(0.55, -0.03, 0.436), (0.55, -0.02, 0.55), (0.55, -0.02, 0.62), (x + 0.29, y - 0.02, 0.62)])
    person(0.82, -0.95, 0, 38, hands=((-0.24, 0.36, 1.08), (0.2, 0.30, 1.10)), skin="skin a", helmet="cloth c", nod=0.4)
    tablet(0.62, -0.62, 1.12, 40, 38)
    return shot(x=0.1)


def charger():
    """A Tether 7 at a house wall, its supply from the board below in conduit; a car and its driver."""
    ground("lawn")
    hills("far hill", 120, 16, 3)
    for i, (x, y, h) in enumerate(((-8, 12, 6), (-12, 20, 8), (13, 14, 7))):
        tree(x, y, h, h * 0.42, seed=i)
    block("white wall", 7.0, 0.4, 3.6, 0.9, 0, 0)
    block("graphite", 7.02, 0.04, 0.22, 0.9, -0.015, 0)
    block("paving", 8.4, 6.0, 0.06, 0.9, -6.0, 0)
    put("hd-e7", -0.55, -0.005, 0.78)
    conduit([(-0.494, -0.064, 0.965), (-0.494, -0.064, 0.62), (-0.494, -0.03, 0.62), (-0.494, -0.03, 0.45), (-1.25, -0.03, 0.45), (-1.25, -0.03, 1.08)], 0.011)
    board(-1.25, 0, 1.10, 0.26, 0.36, "EV")
    conduit([(-1.25, -0.04, 1.48), (-1.25, -0.04, 3.5)], 0.013)
    car(1.9, -0.9, 0, "cloth b")
    person(0.12, -0.75, 0.06, 34, hands=((-0.27, 0.36, 1.06), (0.25, 0.06, 0.86)), top="cloth a", legs="khaki", skin="skin c", hair="brown hair", tall=1.68, nod=0.1)
    bush(-3.3, 0.4, 0.7, seed=4)
    grass(-7, -3.2, -5, 2, "blade", 0.075, 180)
    exposure = daylight("day", -46, 0.5)
    shoot_from((-0.7, -4.6, 1.35), (-0.15, 0, 1.35), 34, -0.03)
    return exposure + 0.1


def stick():
    """An installer plugs a Beacon W into a Ridge 5."""
    indoors("cream wall", "screed")
    plant([("hd-r5-1p", -0.35, 1.32)], [("hd-c5", 0.60, 1.26)], -0.7, 1.42, 0.90, earth=(0.1, 0.40), stick=0, model="hd-bw")
    board(1.32, 0, 1.30, 0.34, 0.44, "BACK-UP")
    conduit([(1.32, -0.03, 0.95), (1.32, -0.03, 1.28)], 0.013, saddles=False)
    person(-0.86, -0.50, 0, -26, hands=((-0.22, 0.10, 0.90), (0.24, 0.44, 1.20)), skin="skin c", hair="brown hair", helmet="white cloth", nod=0.1)
    table(1.9, -0.5, 0.9, 0.5)
    meter_tool(1.8, -0.45, 0.75, 12)
    return shot(x=-0.05, far=3.2, lens=34)
