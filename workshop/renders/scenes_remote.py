"""Far from the grid: farm, tower, island, lake."""
from buildings import block, gable, many, pipe, post, put, solar, window
from daylight import daylight, shoot_from
from fittings import conduit, duct
from nature import bush, hills, palm, rocks, sheet
from people import person
from scenes_yard import row


def ground_array(x, y, rows=2, cols=6, tilt=18, low=0.6):
    solar(rows, cols, (x, y, low), tilt)
    for i in range(cols + 1):
        px = x + 0.05 + i * 1.76
        post("cast", 0.035, low + 0.12, px, y + 0.3)
        post("cast", 0.035, low + 0.62, px, y + 1.9)


def rack(x, y):
    """Two Basalt 14 at the foot of a rack, a bar for each pole beside them, their cables along the wall to the trunking."""
    for s in (-1, 1):
        for back in (0, 0.72):
            block("graphite", 0.04, 0.04, 1.94, x + s * 0.262, y - back - 0.04, 0.05, 0.004)
    for z in (0.0, 1.98):
        block("graphite", 0.6, 0.80, 0.05, x, y - 0.78, z, 0.006)
    face = y - 0.754
    for low in (0.14, 0.44):
        put("hd-b14", x, y - 0.10, low)
        for pole, s, drop_by, material in ((-0.141, -1, 0.0, "red"), (-0.073, 1, 0.034, "rubber")):
            z = low + 0.08
            pipe([(x + pole, face, z), (x + pole, face - 0.06, z), (x + pole, face - 0.06, z - drop_by), (x + s * 0.32, face - 0.06, z - drop_by), (x + s * 0.32, face + 0.03, z - drop_by)], 0.008, material)
    for z, h in ((0.78, 0.085), (0.87, 0.085), (0.96, 0.085), (1.10, 0.40), (1.51, 0.40)):
        block("cool", 0.482, 0.02, h, x, face - 0.002, z, 0.004)
        many("led", [(0.012, 0.012, 0.004, x + 0.19, face - 0.005, z + h / 2)] if h < 0.1 else [])
    for s, z, material in ((-1, 0.99, "red"), (1, 0.93, "rubber")):
        bar = x + s * 0.32
        block("shell", 0.05, 0.05, 0.62, bar, y - 0.74, 0.12, 0.004)
        conduit([(bar, y - 0.715, 0.73), (bar, y - 0.715, z), (bar, -0.04, z), (-1.08 + s * 0.02, -0.04, z), (-1.08 + s * 0.02, -0.04, 0.83)], 0.010, material, 0.05, False)
    conduit([(x + 0.28, y - 0.05, 0.58), (x + 0.34, y - 0.05, 0.58), (x + 0.34, -0.03, 0.58), (-1.02, -0.03, 0.58), (-1.02, -0.03, 0.79)], 0.0045, "earth", 0.03, False)


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
    for i, (x, y, h) in enumerate(((-7.0, 6, 8), (-8.4, 9, 9.5), (11.5, 3.4, 8), (18.0, 13, 9), (-1.6, 13, 10), (15, 14, 10))):
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
