"""Business: cabinets in yards beside halls, depots, shops."""
from buildings import block, corrugated, gable, many, mat, pipe, post, put, solar, window
from daylight import daylight, lamp, shoot_from
from fittings import conduit, drop, duct, earth_bar, earth_wire, isolator, warning
from furniture import car
from interior import glow
from nature import grass, ground, hills, tree
from people import person
from props import barrel, crates, fence, fuel_pump, sacks, van


def yard(floor="concrete", far="far hill", farther="farther hill", height=34):
    ground(floor)
    hills(far, 160, height * 0.45, 4)
    hills(farther, 320, height * 1.4, 9)
    for i in range(14):
        tree(-62 + i * 9.5 + (i * 37 % 5), 62 + (i * 23 % 17), 8 + i * 13 % 4, 3.6, seed=40 + i % 4, count=2500)
    many("seam", [(0.012, 0.002, 60, -30 + i * 5, -30, 0.001) for i in range(13)] + [(60, 0.002, 0.012, 0, -15 + j * 5, 0.001) for j in range(8)])


def pad(x0, x1, y0, y1):
    block("paving", x1 - x0, y1 - y0, 0.16, (x0 + x1) / 2, y0, 0, 0.02)
    many("yellow", [(x1 - x0 + 0.5, 0.003, 0.08, (x0 + x1) / 2, y0 - 0.45, 0.001)])


def hall(x0, x1, y, h=6.5, sheet="sheet", base="concrete", trim="graphite", deep=18, doors=()):
    middle, w = (x0 + x1) / 2, x1 - x0
    block(base, w, deep, 1.0, middle, y, 0)
    corrugated(sheet, w, h - 1.0, middle, y - 0.02, 1.0)
    block(sheet, w - 0.06, deep, h - 1.1, middle, y + 0.06, 1.0)
    block(trim, w + 0.3, deep + 0.4, 0.35, middle, y - 0.2, h, 0.02)
    for x in doors:
        block(trim, 4.2, 0.16, 4.4, x, y - 0.10, 0, 0.02)
        block("warm", 3.8, 0.05, 4.1, x, y - 0.13, 0.02, 0.004)
        many("cool", [(3.8, 0.02, 0.012, x, y - 0.142, 0.3 + i * 0.32) for i in range(12)])
    for x in (x0 + 0.4, x1 - 0.4):
        pipe([(x, y - 0.1, 0), (x, y - 0.1, h)], 0.06, trim)


def row(ids, x, y, gap=0.25, z=0.16, widths={"hd-q100-215": 1.3, "hd-q125-261": 1.0, "hd-q50-100": 1.1}):
    for id in ids:
        w = widths[id]
        put(id, x + w / 2, y, z)
        x += w + gap
    return x


def wall_inverters(n, x, y, z, up):
    """Meridian in a row: panels, earth and grid of each go down into the trunking, and from there one pipe to the roof."""
    last = x + (n - 1) * 0.92
    for i in range(n):
        px = x + i * 0.92
        put("hd-m25-3p", px, y - 0.06, z)
        for dx, r, material in ((-0.20, 0.014, "rubber"), (0.04, 0.006, "earth"), (0.19, 0.016, "rubber")):
            conduit([(px + dx, y - 0.2, z + 0.01), (px + dx, y - 0.2, z - 0.24), (px + dx, y - 0.09, z - 0.56)], r, material, 0.05, False)
    duct(x - 0.40, last + 0.74, y - 0.04, z - 0.64, 0.1, 0.1, "cool")
    conduit([(last + 0.64, y - 0.09, z - 0.56), (last + 0.64, y - 0.09, up)], 0.035, "alu")


def transformer_house(x, y):
    """A compact substation in its steel house."""
    block("concrete", 2.6, 2.4, 0.2, x, y, 0, 0.02)
    block("sage wall", 2.4, 2.2, 2.1, x, y + 0.1, 0.2, 0.02)
    block("warm", 2.6, 2.4, 0.14, x, y, 2.3, 0.03)
    for s in (-1, 1):
        block("sage wall", 1.1, 0.02, 1.9, x + s * 0.58, y + 0.085, 0.3, 0.004)
        many("seam", [(0.8, 0.012, 0.006, x + s * 0.58, y + 0.078, 0.5 + k * 0.05) for k in range(8)])
    warning(x + 0.58, y + 0.08, 1.5, 0.24)


def depot():
    """Ten chargers along the wall, vans before them, one cabinet at the edge of the yard."""
    yard("asphalt", height=80)
    hall(-4, 26, 6.0, 5.4, "green sheet", "white wall")
    for i in range(10):
        x = -2.6 + i * 2.7
        put("hd-e22", x, 5.98, 0.72)
        conduit([(x - 0.06, 5.93, 0.92), (x - 0.06, 5.93, 0.42)], 0.012, saddles=False)
        many("shell", [(0.1, 0.003, 5.2, x - 1.35, 0.6, 0.001)])
        if i in (2, 3, 6, 7):
            van(x, 2.9)
            cable_to(x, 5.85, x + 0.7, 5.05)
    duct(-3.4, 22.6, 5.98, 0.34, 0.1, 0.1, "cool")
    solar(3, 12, (-3.6, 7.0, 5.85), 7)
    pad(-8.4, -5.8, 1.6, 4.4)
    row(["hd-q125-261"], -7.6, 4.0, 0.2)
    roof_inverters((-2.4, -1.2), 6.6, 5.76)
    person(-1.2, 4.2, 0, -40, hands=((-0.2, 0.3, 1.0), (0.22, 0.34, 1.1)), top="cloth b", legs="workwear", skin="skin c", hair="brown hair", nod=0.3)
    exposure = daylight("golden", -46)
    shoot_from((-9.4, -2.6, 1.7), (0.2, 5.2, 1.6), 25, 0.05)
    return exposure


def cable_to(x0, y0, x1, y1):
    """A charging cable from the wall to a van's flank."""
    pipe([(x0 + 0.17, y0, 0.9), (x0 + 0.22, y0 - 0.1, 0.3), (x0 + 0.4, y0 - 0.3, 0.06), (x1 + 0.35, y1, 0.08), (x1 + 0.34, y1 - 0.3, 0.5), (x1 + 0.3, y1 - 0.4, 0.9)], 0.014, "rubber")


def petrol_station():
    yard("asphalt")
    block("white wall", 9, 6, 3.4, 4.5, 6, 0)
    block("green", 9.3, 6.3, 0.5, 4.5, 5.85, 3.4)
    window(3.4, 6, 0.2, 4.6, 2.5, True, 3, shop=True)
    window(7.4, 6, 0.9, 1.6, 1.4, True, 0, shop=True)
    block("shell", 13, 7, 0.5, 1.5, -1.6, 4.6, 0.06)
    block("green", 13.02, 0.02, 0.2, 1.5, -1.63, 4.75, 0.004)
    block("led", 13.0, 0.02, 0.04, 1.5, -1.64, 4.66, 0.004)
    for x in (-3.0, 5.6):
        block("shell", 0.4, 0.4, 4.6, x, 1.2, 0, 0.04)
        fuel_pump(x - 1.0, 1.4)
        fuel_pump(x + 1.0, 1.4)
    solar(3, 7, (-4.8, -1.0, 5.2), 6)
    for x in (-3, 1.5, 5.8):
        for y in (-0.2, 3.4):
            block("lamp", 0.9, 0.5, 0.02, x, y, 4.585, 0.004)
            lamp(x, y + 0.25, 4.55, 60, (1, 0.88, 0.72), 0.7)
    pad(-9.6, -7.4, 7.4, 9.8)
    row(["hd-q50-100"], -9.05, 9.2, 0.2)
    fence(-10.4, -6.8, 6.6, 1.2)
    lamp(-8.4, 6.4, 4.2, 60, (1, 0.88, 0.72), 0.6)
    put("hd-m25-3p", 0.5, 5.98, 1.5)
    for x in (0.32, 0.69):
        conduit([(x, 5.84, 1.51), (x, 5.84, 1.2), (x, 5.95, 1.1), (x, 5.95, 0.0)], 0.02, "alu", 0.05, False)
    isolator(0.06, 5.98, 1.5, "PV")
    conduit([(0.06, 5.93, 1.68), (0.06, 5.93, 3.4)], 0.016, "alu", 0.05, False)
    conduit([(0.06, 5.93, 1.48), (0.06, 5.93, 1.24), (0.30, 5.93, 1.24)], 0.016, "alu", 0.05, False)
    car(-0.45, 0.2, 0, "blue")
    person(-4.6, 0.3, 0, -70, hands=((-0.2, 0.2, 0.95), (0.22, 0.3, 1.0)), top="cloth a", legs="denim", skin="skin a", nod=0.2)
    exposure = daylight("dusk", -140, 0.4)
    shoot_from((-7.4, -12.0, 6.4), (-1.2, 4, 2.3), 28, 0.0, level=False)
    return exposure


def plinth(x, y, w, d, h=1.0, steps=True):
    """A concrete plinth with steps on its right side and a rail."""
    block("concrete", w, d, h, x, y - d, 0, 0.02)
    n = round(h / 0.2)
    for i in range(n - 1 if steps else 0):
        block("concrete", 0.28, 1.0, h - 0.2 * (i + 1), x + w / 2 + 0.14 + i * 0.28, y - 1.1, 0, 0.01)


def rail(x0, x1, y, z, h=0.95):
    """A hand rail along an edge."""
    n = max(1, int((x1 - x0) / 1.1))
    for i in range(n + 1):
        post("yellow", 0.02, h, x0 + (x1 - x0) * i / n, y, z)
    for dz in (h * 0.5, h):
        pipe([(x0, y, z + dz), (x1, y, z + dz)], 0.02, "yellow")


def roof_inverters(xs, y, z):
    """Meridian on a frame of its own, 500 mm above the roof."""
    for x in xs:
        for dx in (-0.24, 0.24):
            block("alu", 0.05, 0.05, 1.05, x + dx, y - 0.05, z, 0.004)
            pipe([(x + dx, y - 0.02, z + 0.95), (x + dx, y + 0.6, z + 0.02)], 0.02, "alu")
        for dz in (0.58, 0.90):
            block("alu", 0.62, 0.03, 0.05, x, y - 0.08, z + dz, 0.004)
        put("hd-m25-3p", x, y - 0.08, z + 0.52)
        conduit([(x + 0.19, y - 0.2, z + 0.52), (x + 0.19, y - 0.2, z + 0.05), (x + 0.19, y + 0.5, z + 0.05)], 0.02, "rubber", 0.05, False)


def rice_mill():
    """Seen from the height of the roof: one cabinet on its plinth of a metre, the second plinth poured, three inverters on the roof."""
    yard("dry soil")
    hall(-5, 16, 6.5, 4.6, "rust sheet", "brick", "cast", deep=9, doors=(11,))
    block("tin roof", 21.4, 9.4, 0.06, 5.5, 6.3, 4.95, 0.01)
    many("tin roof", [(0.05, 0.05, 9.4, -4.9 + i * 0.7, 6.3, 5.0) for i in range(31)])
    for i in range(3):
        solar(2, 3, (-4.4 + i * 6.2, 10.2, 5.25), 10)
        solar(2, 3, (-4.4 + i * 6.2, 13.0, 5.25), 10)
    roof_inverters((-2.2, -1.2, -0.2), 8.2, 5.02)
    for i in range(2):
        x = -8.4 - i * 3.2
        barrel("alu", 1.3, 5.6, x, 9.6, 0.4, 0.05)
        for k in range(7):
            barrel("cast", 1.315, 0.03, x, 9.6, 1.0 + k * 0.7, 0.01)
        barrel("alu", 0.8, 0.7, x, 9.6, 6.0, 0.5)
    plinth(-2.2, 3.9, 2.3, 3.8)
    put("hd-q100-215", -2.2, 3.1, 1.0)
    rail(-3.3, -1.1, 0.16, 1.0)
    conduit([(-2.9, 3.15, 1.1), (-2.9, 3.15, 0.3), (-2.9, 6.4, 0.3), (-2.9, 6.4, 4.8)], 0.04, "alu", 0.1, False)
    plinth(-6.2, 3.4, 2.3, 3.3, steps=False)
    many("cast", [(0.03, 0.16, 0.03, -6.2 + sx * 0.5, 1.6 + sy * 0.9, 1.0) for sx in (-1, 1) for sy in (0, 1)])
    sacks(4.4, 5.4, 4, 5)
    sacks(7.2, 5.5, 3, 4, 4)
    person(-4.3, 2.0, 0, -40, hands=((-0.2, 0.3, 0.95), (0.2, 0.3, 0.95)), skin="skin b", helmet="cloth c", nod=0.2)
    for i, (x, y) in enumerate(((-16, 18), (-12, 26), (-21, 26), (4, 34))):
        tree(x, y, 9, 3.6, seed=i + 3)
    exposure = daylight("day", -42, 0.8)
    shoot_from((-6.6, -6.6, 7.0), (-1.0, 5.2, 2.9), 30, -0.02, level=False)
    return exposure


def fire_test():
    """A cabinet under the hood of a test hall: one door, five modules behind it, thermocouples, nobody near."""
    ground("concrete")
    block("concrete", 30, 0.4, 9, 0, 6, 0)
    corrugated("sheet", 30, 5.5, 0, 5.96, 3.0)
    block("concrete", 0.4, 30, 9, -7.5, -20, 0)
    block("sheet", 40, 27, 0.2, 0, -20, 9)
    many("yellow", [(5.4, 0.003, 0.10, 0, -0.6, 0.001), (0.10, 0.003, 4.6, -2.7, -0.6, 0.001), (0.10, 0.003, 4.6, 2.7, -0.6, 0.001)])
    block("paving", 2.2, 2.4, 0.10, 0, 0.9, 0, 0.01)
    put("hd-q125-261", 0, 2.9, 0.10)
    hood(0, 2.2, 3.7)
    for i in range(9):
        x, z = -0.42 + (i % 3) * 0.42, 0.75 + (i // 3) * 0.62
        post("yellow", 0.012, 0.012, x, 1.456, z, axis="y")
        conduit([(x, 1.45, z), (x - 0.03, 1.40, z - 0.1), (-0.9 - 0.03 * i, 1.35, 0.30), (-1.6 - 0.03 * i, 1.1, 0.02), (-3.6, -0.2 + 0.04 * i, 0.02)], 0.006, "yellow", 0.1, False)
    for i, x in enumerate((-4.15, -3.4)):
        block("graphite", 0.6, 0.7, 1.5, x, -0.6, 0, 0.02)
        block("screen", 0.44, 0.01, 0.26, x, -0.612, 1.12, 0.004)
        many("led", [(0.02, 0.02, 0.004, x - 0.2 + k * 0.05, -0.603, 0.95) for k in range(5)])
    person(-3.55, -1.45, 0, 4, hands=((-0.16, 0.34, 1.10), (0.18, 0.34, 1.10)), top="white cloth", legs="workwear", skin="skin b", helmet="white cloth", nod=0.5)
    person(-4.45, -1.75, 0, -26, hands=((-0.12, 0.33, 1.15), (0.14, 0.33, 1.15)), top="white cloth", legs="workwear", skin="skin c", helmet="white cloth", nod=0.3, tall=1.66)
    for x in (-2.7, 2.7):
        post("orange", 0.05, 0.8, x, -0.7)
    exposure = daylight("noon", 180, 0.3)
    for x, power in ((-5.5, 900), (-0.5, 700), (4.5, 400)):
        glow(x, -2.0, 7.8, 3, 5, "down", power, (1.0, 0.98, 0.94)).rotation_euler = (0.35, 0, 0)
    shoot_from((-3.3, -6.4, 1.7), (-1.2, 2.5, 1.7), 30, 0.05)
    return exposure + 0.6


def hood(x, y, z):
    """The smoke hood: a wide skirt, a duct upwards."""
    from nature import raw
    a, b = 1.7, 0.45
    low = [(x - a, y - a, z), (x + a, y - a, z), (x + a, y + a, z), (x - a, y + a, z)]
    high = [(x - b, y - b, z + 1.3), (x + b, y - b, z + 1.3), (x + b, y + b, z + 1.3), (x - b, y + b, z + 1.3)]
    raw("hood", low + high, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], mat("alu"))
    for front in (y - a, y + a):
        block("alu", 2 * a, 0.03, 0.3, x, front, z - 0.3, 0.004)
    block("alu", 0.03, 2 * a, 0.3, x - a, y - a, z - 0.3, 0.004)
    block("alu", 0.03, 2 * a, 0.3, x + a, y - a, z - 0.3, 0.004)
    barrel("alu", 0.45, 5, x, y, z + 1.25, 0.02)


def packhouse():
    yard("concrete", "far hill", "farther hill", 60)
    hall(-4, 20, 5.9, 6.2, "green sheet", "white wall", "graphite", doors=(13,))
    pad(-3.6, -0.6, 0.6, 3.2)
    row(["hd-q125-261"] * 2, -3.2, 2.8, 0.2)
    transformer_house(-6.2, 2.6)
    conduit([(-2.7, 2.86, 0.3), (-2.7, 5.7, 0.3), (-2.7, 5.8, 6.2)], 0.05, "alu", 0.12, False)
    wall_inverters(4, 2.0, 5.9, 2.0, 6.2)
    person(-0.1, 0.6, 0, 52, hands=((-0.12, 0.33, 1.15), (0.14, 0.33, 1.15)), top="white cloth", skin="skin b", cap="sack", nod=0.4)
    crates("green", 4.4, 2.9, 3, 4, fill="avocado", seed=2)
    crates("green", 6.6, 2.4, 3, 3, fill="avocado", seed=5)
    crates("pale wood", 8.8, 3.2, 2, 4, seed=6)
    for i, (x, y, h) in enumerate(((-9, 9, 6), (-13, 13, 7), (-18, 11, 6.4), (-12, 20, 8), (-22, 22, 9))):
        tree(x, y, h, h * 0.42, seed=i)
    grass(-24, -6, 5, 11, "blade", 0.12, 200)
    exposure = daylight("day", -40, 0.7)
    shoot_from((-4.4, -7.0, 1.6), (-1.0, 4, 1.5), 27, 0.06)
    return exposure


def dairy():
    ground("lawn")
    hills("lawn", 60, 17, 2, rough=0.012)
    hills("far hill", 150, 46, 6)
    hills("farther hill", 300, 84, 8)
    block("white wall", 13, 8, 3.0, 5.5, 3.6, 0)
    gable(-1, 12, 3.6, 11.6, 3.0, 5.6, "clay roof", "white wall", 0.7, panels=(3, 6, 0.4), seams=0.24)
    window(5.6, 3.6, 1.1, 1.4, 1.1, False)
    window(8.4, 3.6, 1.1, 1.4, 1.1, False)
    block("concrete", 20, 6.4, 0.1, 3.5, -2.6, 0)
    put("hd-q50-100", -2.2, 2.5, 0.1)
    person(2.5, 1.7, 0.1, 66, hands=((-0.12, 0.33, 1.15), (0.14, 0.33, 1.15)), top="white cloth", legs="white cloth", skin="skin b", nod=0.3, cap="white cloth")
    put("hd-s50-3p", 0.6, 3.595, 1.08)
    for k in (0, 2, 3, 4, 5):
        drop("hd-s50-3p", (0.6, 3.595, 1.08), k, 0.56, 0.010, "rubber", 3.56)
    duct(-0.2, 1.2, 3.6, 0.5)
    isolator(-0.1, 3.6, 1.15, "PV")
    for dx in (-0.03, 0.03):
        conduit([(-0.1 + dx, 3.555, 1.13), (-0.1 + dx, 3.555, 0.55)], 0.013, saddles=False)
        conduit([(-0.1 + dx, 3.555, 1.32), (-0.1 + dx, 3.555, 3.0)], 0.013)
    earth_bar(0.65, 3.6, 0.30)
    for dx in (-0.07, -0.035, 0.0):
        earth_wire([(0.65 + dx, 3.57, 0.316), (0.65 + dx, 3.58, 0.42), (0.65 + dx, 3.58, 0.51)])
    conduit([(-0.2, 3.57, 0.53), (-1.8, 3.57, 0.53), (-1.8, 2.56, 0.2)], 0.03, "alu", 0.1, False)
    barrel("steel", 1.0, 3.0, 5.2, 2.0, 1.5, 0.35, axis="x")
    for x in (5.8, 7.6):
        block("cast", 0.14, 1.4, 0.7, x, 1.3, 0.1)
    pipe([(5.0, 2.0, 1.0), (4.6, 2.0, 1.0), (4.6, 2.0, 0.4), (4.6, 3.6, 0.4)], 0.04, "steel")
    grass(-16, -6.4, -6, 8, "blade", 0.12, 260)
    for i, (x, y, h) in enumerate(((-12, 14, 7), (-8, 22, 8), (-20, 20, 9))):
        tree(x, y, h, h * 0.42, seed=i)
    exposure = daylight("day", -44, 0.9)
    shoot_from((-3.4, -5.6, 1.6), (1.4, 3.6, 1.5), 28, 0.08)
    return exposure


def supermarket():
    """The delivery yard behind a supermarket: three cabinets in a row, inverters along the parapet of the roof."""
    yard("asphalt", "far hill", "farther hill", 90)
    block("white wall", 30, 16, 5.0, 10, 6.4, 0)
    block("graphite", 30.2, 16.2, 0.5, 10, 6.3, 5.0)
    for i in range(14):
        x = -3.9 + i * 0.95
        put("hd-m25-3p", x, 6.28, 3.9)
        conduit([(x + 0.19, 6.14, 3.91), (x + 0.19, 6.14, 3.72), (x + 0.19, 6.24, 3.36)], 0.014, "rubber", 0.04, False)
    duct(-4.4, 9.0, 6.38, 3.28, 0.1, 0.1, "cool")
    for i in range(4):
        solar(2, 3, (-4.4 + i * 6.4, 7.6, 5.75), 12)
    for x in (8.6, 13.4):
        block("graphite", 3.6, 0.2, 3.3, x, 6.3, 0, 0.02)
        block("cool", 3.2, 0.05, 3.1, x, 6.26, 0, 0.004)
        many("warm", [(3.2, 0.02, 0.012, x, 6.248, 0.3 + k * 0.3) for k in range(10)])
    van(8.6, 2.0, turn=180)
    pad(-4.6, 2.1, 1.6, 4.6)
    row(["hd-q100-215"] * 3, -4.2, 4.2, 1.0)
    conduit([(-3.4, 4.3, 0.25), (-3.4, 6.3, 0.25), (-3.4, 6.34, 3.5)], 0.05, "alu", 0.1, False)
    for x in (-4.9, 2.3):
        post("yellow", 0.07, 1.0, x, 1.2)
    person(3.1, 1.7, 0, 62, hands=((-0.12, 0.33, 1.15), (0.14, 0.33, 1.15)), skin="skin c", helmet="cloth c", nod=0.4)
    fence(-12, -5.4, 5.2, 2.0)
    tree(-9.4, 10.5, 6.2, 2.3, seed=8)
    exposure = daylight("golden", -58)
    shoot_from((-5.6, -6.4, 1.65), (0.5, 4, 1.6), 28, 0.08)
    return exposure
