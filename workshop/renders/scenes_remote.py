"""Far from the grid: farm, tower, island, lake."""
from buildings import block, gable, many, pipe, post, put, solar, window
from daylight import daylight, lamp, shoot_from
from fittings import conduit, drop, duct, isolator, stick_under
from furniture import generator
from nature import bush, grass, ground, hills, palm, rocks, sheet
from people import person
from props import fence, lattice_tower
from scenes_yard import row


def ground_array(x, y, rows=2, cols=6, tilt=18, low=0.6):
    solar(rows, cols, (x, y, low), tilt)
    for i in range(cols + 1):
        px = x + 0.05 + i * 1.76
        post("cast", 0.035, low + 0.12, px, y + 0.3)
        post("cast", 0.035, low + 0.62, px, y + 1.9)


def telecom():
    """A shelter below a mast: two Basalt 14 in the rack behind its open door, the inverter on its shaded flank."""
    ground("dry lawn")
    hills("dry hill", 110, 26, 5, rough=0.01)
    hills("farther hill", 260, 64, 8)
    block("concrete", 9, 7, 0.12, 1.6, -0.5, 0)
    lattice_tower(4.2, 5.4, 24)
    shelter(0.0, 1.4)
    put("hd-r6-1p", -0.86, 1.395, 1.18)
    for i, r in ((0, 0.004), (4, 0.008), (5, 0.010), (6, 0.008)):
        drop("hd-r6-1p", (-0.86, 1.395, 1.18), i, 0.80, r, "earth" if not i else "rubber", 1.36)
    duct(-1.1, -0.36, 1.4, 0.74)
    stick_under("hd-r6-1p", (-0.86, 1.395, 1.18))
    isolator(-0.86, 1.4, 0.48, "PV")
    block("warm", 0.5, 0.32, 0.02, -0.86, 1.08, 1.88, 0.004)
    person(0.34, 0.72, 0.12, -8, hands=((-0.10, 0.36, 1.18), (0.18, 0.34, 1.02)), skin="skin a", helmet="cloth c", nod=0.4)
    generator(2.6, 0.5, 14)
    ground_array(-8.6, 3.2, 2, 3, 24)
    pipe([(1.2, 2.2, 2.2), (2.6, 3.8, 2.2), (3.0, 4.6, 2.6)], 0.04, "cast")
    fence(-3.2, 7.6, 9.2, 2.0)
    rocks([(-6.4, -1.2, 0.5), (-5.6, -0.7, 0.3), (6.8, -1.0, 0.6), (-11, 4, 0.8)])
    grass(-14, 10, -6, -1, "dry blade", 0.2, 150)
    grass(-14, -3.4, -1, 7, "dry blade", 0.22, 110)
    exposure = daylight("golden", -54, 0.5)
    shoot_from((-1.5, -3.8, 1.5), (0.5, 3, 1.5), 27, 0.12)
    return exposure + 0.15


def shelter(x, y):
    """An equipment shelter with its right half open: the rack with two Basalt 14, blank panels above and below."""
    block("shell", 2.4, 0.04, 2.5, x, y + 1.76, 0.2, 0.01)
    for dx, w in ((-0.72, 0.96), (1.06, 0.28)):
        block("shell", w, 0.06, 2.2, x + dx, y, 0.2, 0.01)
    block("shell", 2.4, 0.06, 0.3, x, y, 2.4, 0.01)
    for dx in (-1.17, 1.17):
        block("shell", 0.06, 1.7, 2.5, x + dx, y + 0.06, 0.2, 0.01)
    block("warm", 2.6, 2.0, 0.12, x, y - 0.1, 2.7, 0.03)
    block("graphite", 2.3, 1.7, 0.1, x, y + 0.05, 0.12)
    block("shell", 0.05, 1.1, 2.16, x + 0.94, y - 1.1, 0.22, 0.008)
    for s in (-1, 1):
        block("graphite", 0.06, 0.6, 2.0, x + 0.34 + s * 0.28, y + 0.3, 0.24, 0.006)
    for i, z in enumerate((0.55, 0.86)):
        put("hd-b14", x + 0.34, y + 1.01, z)
    for z, h in ((0.27, 0.26), (1.16, 0.17), (1.35, 0.17), (1.54, 0.30), (1.86, 0.30)):
        block("cool", 0.482, 0.02, h, x + 0.34, y + 0.34, z, 0.004)
    lamp(x + 0.34, y + 0.15, 2.35, 14, (1, 0.94, 0.85), 0.5)


def island():
    sheet([(-600, -200, 0), (600, -200, 0), (600, 900, 0), (-600, 900, 0)], "water")
    hills("far hill", 300, 30, 3, rough=0.008)
    block("sand", 44, 40, 0.5, 15, 1.5, -0.15, 0.2)
    rocks([(-6.6, 2.2, 0.7), (-5.4, 1.2, 0.5), (-7.4, 3.8, 0.9), (-4.2, 1.1, 0.35)])
    many("grey wood", [(2.0, 0.06, 0.16, -2.6, -9 + i * 0.18, 0.62) for i in range(64)])
    for y in (-8, -5.5, -3.0, -0.5):
        for s in (-1, 1):
            post("dark wood", 0.09, 1.5, -2.6 + s * 1.02, y, -0.4)
    ground_array(3.2, 10.0, 3, 7, 14, 1.0)
    ground_array(-5.4, 8.2, 2, 3, 16, 0.9)
    ground_array(3.2, 16.0, 3, 7, 14, 1.0)
    block("paving", 7.2, 3.2, 0.2, 3.1, 3.0, 0.33, 0.02)
    row(["hd-q100-215"] * 3, 0.2, 5.9, 1.0, 0.53)
    block("stone", 7.6, 0.3, 1.1, 3.2, 1.9, 0.3, 0.03)
    meridian_rack(-3.2, 6.4, 0.35, 4)
    person(-0.8, 3.3, 0.33, -28, hands=((-0.2, 0.3, 1.1), (0.14, 0.34, 1.2)), skin="skin b", helmet="white cloth", nod=0.2)
    block("grey wood", 4.0, 3.0, 2.4, 13.2, 8.4, 0.35)
    gable(11.2, 15.2, 8.4, 11.4, 2.7, 3.9, "tin roof", "grey wood", 0.6, seams=0.24)
    window(12.6, 8.4, 1.2, 1.0, 0.9, False)
    for i, (x, y, h) in enumerate(((-7.0, 6, 8), (-8.4, 9, 9.5), (11.5, 3.4, 8), (13.5, 8, 9), (-1.6, 13, 10), (15, 14, 10))):
        palm(x, y, h, seed=i)
    bush(-6.2, 5.0, 0.8, seed=3)
    bush(10.2, 3.0, 0.6, seed=4)
    exposure = daylight("day", -52, 0.8)
    shoot_from((-3.2, -5.2, 2.0), (0.9, 5, 1.9), 27, 0.06)
    return exposure


def meridian_rack(x, y, z, n):
    """Inverters in a row on a steel frame in the shade of the array, 300 mm apart."""
    w = n * 0.86
    for i in range(n + 1):
        block("alu", 0.06, 0.06, 1.35, x + (i - n / 2) * 0.86, y, z, 0.004)
    for dz in (0.72, 1.06):
        block("alu", w, 0.04, 0.06, x, y - 0.04, z + dz, 0.004)
    for i in range(n):
        px = x + (i - (n - 1) / 2) * 0.86
        put("hd-m25-3p", px, y - 0.04, z + 0.70)
        conduit([(px + 0.19, y - 0.18, z + 0.71), (px + 0.19, y - 0.18, z + 0.3), (px + 0.19, y, z + 0.1)], 0.016, "rubber", 0.05, False)
    duct(x - w / 2, x + w / 2, y, z + 0.06, 0.1, 0.1, "cool")
