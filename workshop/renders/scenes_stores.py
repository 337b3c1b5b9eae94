"""Store rooms, plant rooms, laundries, garages: where homes and shops keep their equipment."""
from buildings import block, group, many, put
from daylight import daylight, shoot_from
from fittings import board, conduit, earth_bar, entry, isolator, stack_leads
from furniture import basin, shelf_unit, table, tube_lamp, washing_machine
from interior import casement, doorway, outside, room, soft_light
from nature import hills, palm, sheet, tree
from people import person
from plant import plant
from props import pot_plant, water_tank
from scenes_rooms import vent


def kano():
    """The store room behind a pharmacy: a vent above the inverter and one at the floor, two boards."""
    outside("dry soil")
    room(6.0, 4.2, 2.9, "sand wall", "screed", left=((-3.4, -2.5, 0, 2.1),))
    doorway(-3.4, -2.5, 2.1, -1, -3.0, leaf="teal")
    plant([("hd-r8-1p", -1.20, 1.25)], [("hd-c10", -2.05, 0.06), ("hd-c10", -0.35, 0.06)], -1.81, 0.62, 0.80, plinth=(-2.4, 0.0, 0.06), earth=(0.44, 0.45), stick=0)
    vent(-1.20, 2.30)
    vent(0.98, 0.12)
    board(0.44, 0, 1.32, 0.32, 0.44, "1 FRIDGES")
    board(1.02, 0, 1.32, 0.36, 0.44, "2 SHOP")
    isolator(1.45, 0, 1.42, "KEY", "graphite")
    conduit([(0.44, -0.03, 0.85), (0.44, -0.03, 1.30)], 0.012)
    conduit([(0.62, -0.03, 0.83), (0.98, -0.03, 0.83), (0.98, -0.03, 1.30)], 0.012)
    conduit([(1.45, -0.045, 1.40), (1.45, -0.045, 1.18), (1.10, -0.045, 1.18), (1.10, -0.045, 1.30)], 0.010, saddles=False)
    shelf_unit(2.42, -0.02, 1.1, 2.0, 0.42, seed=4)
    person(1.66, -0.68, 0, 14, hands=((-0.08, 0.46, 1.44), (0.24, 0.04, 0.86)), top="white cloth", legs="denim", skin="skin a", tall=1.74, nod=0.1)
    tube_lamp(-0.2, -1.4, 2.9)
    exposure = daylight("noon", -80, 0.4)
    soft_light(6.0, 4.2, 2.9)
    shoot_from((-0.1, -5.2, 1.38), (0.05, 0, 1.38), 29, -0.02)
    return exposure + 0.55


def laundry():
    """A farmhouse laundry: the tall stack on one side, the tub well away from it."""
    outside("dry lawn")
    hills("dry hill", 140, 10, 3)
    tree(4.6, 14, 7, 3.0, "olive leaf", seed=3)
    water_tank(2.4, 11, 1.2, 1.1, 1.9, "tin roof")
    room(6.4, 4.4, 2.75, "white wall", "terracotta", back=((0.85, 2.15, 1.05, 2.1),), right=((-3.2, -2.3, 0, 2.1),))
    casement(0.85, 2.15, 1.05, 2.1, frame="shell", bars=1)
    put("hd-t25", -2.35, -0.02, 0.0)
    plant([("hd-s15-3p", -1.05, 1.18)], [], -1.74, -0.35, 0.56, earth=(-0.62, 0.26), pv=True, stick=0, model="hd-bw")
    stack_leads(-2.35, -1.66, 0.58)
    board(-0.12, 0, 1.30, 0.34, 0.52, "HOUSE", 2)
    conduit([(-0.35, -0.03, 0.59), (-0.12, -0.03, 0.59), (-0.12, -0.03, 1.28)], 0.013)
    conduit([(-0.12, -0.05, 1.82), (-0.12, -0.05, 2.75)], 0.013)
    washing_machine(1.2, -0.03)
    basin(2.05, -0.02)
    person(1.85, -1.3, 0, 6, hands=((-0.2, 0.36, 1.0), (0.2, 0.36, 1.0)), top="cloth b", legs="khaki", skin="skin c", hair="brown hair", tall=1.76, nod=0.4)
    block("white cloth", 0.5, 0.34, 0.22, 1.85, -1.02, 0.98, 0.05)
    exposure = daylight("day", 140, 0.5)
    soft_light(6.4, 4.4, 2.75)
    shoot_from((-0.3, -5.5, 1.32), (-0.2, 0, 1.32), 28.5, -0.02)
    return exposure + 0.7


def stable():
    """A former stable in Cusco: thick stone, cable in copper pipe on the surface."""
    outside("dry soil")
    hills("dry hill", 70, 30, 2, rough=0.012)
    room(6.4, 4.4, 2.9, "stone", "stone", left=((-3.0, -2.1, 1.4, 2.1),), back=((1.6, 2.7, 0, 2.15),), skirting=None, ceiling="pale wood")
    many("wood", [(0.16, 0.18, 4.6, -2.6 + i * 1.3, -4.4, 2.70) for i in range(5)])
    casement(-3.0, -2.1, 1.4, 2.1, -1, -3.2, frame="wood")
    doorway(1.6, 2.7, 2.15, None, 0, frame="dark wood", leaf=None)
    block("white wall", 3.6, 0.02, 2.1, -1.2, -0.02, 0.35, 0.006)
    block("concrete", 0.9, 0.5, 0.08, -2.15, -0.52, 0, 0.01)
    put("hd-t15", -2.15, -0.04, 0.08)
    put("hd-s10-3p", -0.85, -0.025, 1.20)
    copper_pipes("hd-s10-3p", (-0.85, -0.025, 1.20))
    board(0.34, -0.02, 1.32, 0.34, 0.5, "SHOWERS + LIGHT", 2)
    for k in range(2):
        conduit([(0.30 + 0.08 * k, -0.06, 1.84), (0.30 + 0.08 * k, -0.06, 2.7)], 0.011, "copper")
    isolator(-1.53, -0.02, 1.34, "PV")
    for k in range(2):
        conduit([(-1.56 + 0.06 * k, -0.05, 1.52), (-1.56 + 0.06 * k, -0.05, 2.9)], 0.009, "copper")
    earth_bar(0.85, -0.02, 0.5, [[(-0.62, -0.04, 1.22), (-0.62, -0.04, 0.56), (0.78, -0.04, 0.56)], [(-1.86, -0.08, 0.20), (-1.6, -0.04, 0.20), (0.80, -0.04, 0.20)]])
    block("sand wall", 12, 0.4, 5, 4, 6, -0.2)
    block("clay wall", 12.02, 0.03, 0.9, 4, 5.98, -0.2, 0.004)
    block("wood", 1.0, 0.06, 2.1, 4.3, 5.97, -0.2, 0.006)
    pot_plant(3.3, 5.2, 0.25, seed=4, h=0.4)
    person(2.45, 1.9, -0.2, 16, hands=((-0.24, 0.06, 0.86), (0.26, 0.2, 1.0)), top="cloth a", legs="denim", skin="skin b", tall=1.64)
    exposure = daylight("day", 130, 0.4)
    soft_light(6.4, 4.4, 2.9, 0.95)
    shoot_from((-0.5, -5.2, 1.36), (-0.15, 0, 1.36), 29, -0.02)
    return exposure + 0.75


def copper_pipes(id, at):
    """Panels to the isolator, battery to the stack, grid and back-up to the board: each in its own pipe."""
    def down(i, z, *rest):
        x, y, low = entry(id, at, i)
        conduit([(x, y, low + 0.01), (x, y, low - 0.10), (x, -0.05, low - 0.16), (x, -0.05, z), *rest], 0.009, "copper", 0.04)
    for k in range(2):
        down(k, 0.80 - 0.04 * k, (-1.50 - 0.06 * k, -0.05, 0.80 - 0.04 * k), (-1.50 - 0.06 * k, -0.05, 1.33))
        down(2 + k, 0.68 - 0.04 * k, (-1.70, -0.05, 0.68 - 0.04 * k), (-1.70, -0.05, 0.40 - 0.04 * k), (-1.86, -0.12, 0.40 - 0.04 * k))
        down(4 + k, 0.72 - 0.04 * k, (0.38 - 0.08 * k, -0.05, 0.72 - 0.04 * k), (0.38 - 0.08 * k, -0.05, 1.33))


def surf_club():
    """Upstairs in a surf club, behind a louvre: inverter, one battery, two boards, the radio room's table."""
    sheet([(-400, 40, -4.0), (400, 40, -4.0), (400, 900, -4.0), (-400, 900, -4.0)], "water")
    sheet([(-400, -300, -4.2), (400, -300, -4.2), (400, 44, -4.2), (-400, 44, -4.2)], "sand")
    palm(4.6, 16, 7.5, seed=1)
    palm(7.5, 22, 8.5, seed=3)
    room(6.8, 4.4, 2.8, "white wall", "screed", back=((1.15, 3.1, 0.95, 2.2),), left=((-2.6, -0.75, 0.3, 2.5),), skirting="teal")
    casement(1.15, 3.1, 0.95, 2.2, frame="shell", bars=1)
    for k in range(20):
        group(lambda: block("alu", 0.012, 1.85, 0.10, 0, 0, 0, 0.002), (-3.5, -2.6, 0.32 + k * 0.11)).rotation_euler = (0, 0.6, 0)
    plant([("hd-r8-1p", -1.25, 1.30)], [("hd-c16", -2.30, 0.10)], -1.95, -0.4, 0.80, plinth=(-2.72, -1.88, 0.10), earth=(-1.25, 0.38))
    board(0.02, 0, 1.26, 0.34, 0.46, "RADIO + LIGHT")
    board(0.55, 0, 1.26, 0.34, 0.46, "SHOWERS")
    conduit([(-0.4, -0.03, 0.83), (0.02, -0.03, 0.83), (0.02, -0.03, 1.24)], 0.013)
    conduit([(0.02, -0.03, 0.83), (0.55, -0.03, 0.83), (0.55, -0.03, 1.24)], 0.013)
    conduit([(0.55, -0.05, 1.74), (0.55, -0.05, 2.8)], 0.013)
    table(2.25, -0.5, 1.5, 0.6, 0.74, "pale wood")
    block("graphite", 0.34, 0.24, 0.14, 1.95, -0.5, 0.74, 0.01)
    block("screen", 0.12, 0.004, 0.05, 1.9, -0.504, 0.81, 0.002)
    person(2.1, -1.2, 0, 2, hands=((-0.2, 0.34, 0.82), (0.22, 0.34, 0.82)), feet=((-0.11, 0.05), (0.11, 0.08)), lean=0.3, top="cloth c", legs="cloth a", skin="skin c", hair="brown hair", tall=1.74, nod=0.2)
    exposure = daylight("day", -88, 0.7)
    soft_light(6.8, 4.4, 2.8, 0.9)
    shoot_from((1.1, -5.2, 1.36), (-0.45, 0, 1.36), 25.5, -0.03)
    return exposure + 0.6
