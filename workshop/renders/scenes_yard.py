"""Business: cabinets in yards beside halls, depots, shops."""
from buildings import block, corrugated, gable, group, many, pipe, post, put, solar, window
from daylight import daylight, lamp, shoot_from
from nature import bush, grass, ground, hills, tree
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


def factory():
    yard()
    hall(-14, 16, 3.2, 7.0, "dark sheet", doors=(9.5,))
    for i in range(4):
        solar(2, 3, (-13 + i * 7, 3.6, 7.45), 12)
    pad(-4.6, 2.4, -0.6, 1.6)
    row(["hd-q100-215"] * 4, -4.2, 1.2, 0.22)
    for x in (-3.5, -2.0, -0.4, 1.1):
        pipe([(x, 1.35, 0.3), (x, 1.35, 2.8), (x, 3.1, 2.8)], 0.05, "alu")
    fence(-16, -6.2, 2.8, 2.0)
    tree(-13, 9, 8, 3.2, seed=2)
    tree(-18, 14, 9, 3.6, seed=5)
    exposure = daylight("golden", -52)
    shoot_from((-5.8, -7.6, 1.65), (-0.4, 3, 1.6), 30, 0.08)
    return exposure


def cold_store():
    yard("asphalt")
    hall(-10, 24, 4, 8, "blue sheet", "concrete", "shell", doors=(4.5, 10.5, 16.5))
    van(4.5, -0.2, turn=180)
    van(10.6, 0.4, turn=180)
    pad(-5.2, -0.6, 0.6, 2.8)
    row(["hd-q125-261"] * 3, -4.7, 2.4, 0.3)
    post("yellow", 0.07, 1.0, -5.6, 0.2)
    post("yellow", 0.07, 1.0, -0.2, 0.2)
    exposure = daylight("day", -48)
    shoot_from((-7.2, -8.2, 1.7), (0.6, 3.0, 1.7), 29, 0.09)
    return exposure


def depot():
    yard("asphalt")
    hall(-6, 22, 11, 6.0, "green sheet")
    for i in range(4):
        x = -1.2 + i * 3.3
        van(x, 3.2)
        many("shell", [(0.1, 0.003, 5.2, x - 1.65, -0.4, 0.001)])
        block("graphite", 0.26, 0.14, 1.55, x + 1.65, 0.42, 0, 0.03)
        put("hd-e22", x + 1.65, 0.42, 0.62)
    block("concrete", 14, 0.5, 0.12, 3.5, 0.3, 0)
    for x in (-2.8, 3.8, 10.4):
        post("alu", 0.10, 3.5, x, 5.6)
    block("graphite", 14.6, 0.25, 0.25, 3.8, 2.2, 3.2)
    solar(4, 8, (-3.4, 1.6, 3.4), 7)
    pad(-7.0, -3.8, 1.2, 3.6)
    row(["hd-q100-215"] * 2, -6.8, 3.2, 0.2)
    exposure = daylight("golden", -46)
    shoot_from((-6.4, -7.0, 1.7), (1.6, 4, 1.6), 27, 0.06)
    return exposure


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
    pad(-7.2, -4.2, 4.6, 6.8)
    row(["hd-q50-100"] * 2, -7.0, 6.4, 0.2)
    lamp(-5.8, 4.2, 4.2, 40, (1, 0.88, 0.72), 0.6)
    exposure = daylight("dusk", -140, 0.4)
    shoot_from((-6.6, -9.4, 1.65), (0.2, 4, 1.6), 27, 0.10)
    return exposure


def rice_mill():
    yard("dry soil")
    hall(-3, 18, 4.4, 6.0, "rust sheet", "brick", "cast", doors=(11,))
    for i in range(3):
        x = -6.0 - i * 3.0
        barrel("alu", 1.3, 6.4, x, 7.0, 0.6, 0.05)
        for k in range(8):
            barrel("cast", 1.315, 0.03, x, 7.0, 1.2 + k * 0.7, 0.01)
        barrel("alu", 0.8, 0.7, x, 7.0, 7.0, 0.5)
    pad(-2.6, 0.6, 1.2, 3.4)
    row(["hd-q100-215", "hd-q100-215"], -2.4, 3.0, 0.2)
    sacks(2.2, 2.9, 4, 5)
    sacks(5.2, 3.0, 3, 4, 4)
    solar(2, 7, (-1.5, 4.6, 6.5), 12)
    for i, (x, y) in enumerate(((-16, 16), (-12, 24), (-21, 26), (4, 30))):
        tree(x, y, 9, 3.6, seed=i + 3)
    grass(-22, -6, 9, 15, "dry blade", 0.3, 120)
    exposure = daylight("day", -42, 0.8)
    shoot_from((-5.4, -6.8, 1.65), (0.6, 4, 1.6), 28, 0.09)
    return exposure


def packhouse():
    yard("concrete", "far hill", "farther hill", 60)
    hall(-4, 20, 4.4, 6.2, "green sheet", "white wall", "graphite", doors=(12,))
    pad(-3.6, -0.6, 1.0, 3.4)
    row(["hd-q125-261"] * 2, -3.3, 3.0, 0.3)
    crates("green", 1.4, 2.9, 3, 4, fill="avocado", seed=2)
    crates("green", 3.9, 2.4, 3, 3, fill="avocado", seed=5)
    crates("pale wood", 6.2, 3.2, 2, 4, seed=6)
    for i, (x, y, h) in enumerate(((-9, 9, 6), (-13, 13, 7), (-18, 11, 6.4), (-12, 20, 8), (-22, 22, 9))):
        tree(x, y, h, h * 0.42, seed=i)
    grass(-24, -6, 5, 11, "blade", 0.12, 200)
    exposure = daylight("day", -40, 0.7)
    shoot_from((-4.6, -5.6, 1.6), (0.9, 4, 1.5), 29, 0.08)
    return exposure


def dairy():
    ground("lawn")
    hills("lawn", 60, 17, 2, rough=0.012)
    hills("far hill", 150, 46, 6)
    hills("farther hill", 300, 84, 8)
    block("white wall", 13, 8, 3.0, 5.5, 3.6, 0)
    gable(-1, 12, 3.6, 11.6, 3.0, 5.6, "clay roof", "white wall", 0.7, panels=(3, 6, 0.4), seams=0.24)
    window(4.6, 3.6, 1.1, 1.4, 1.1, False)
    window(7.4, 3.6, 1.1, 1.4, 1.1, False)
    block("concrete", 20, 6.4, 0.1, 3.5, -2.6, 0)
    put("hd-q50-100", -0.2, 3.2, 0.1)
    put("hd-s50-3p", 1.55, 3.595, 0.85)
    pipe([(1.55, 3.5, 0.9), (1.55, 3.5, 0.25), (0.4, 3.5, 0.25)], 0.025)
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
    yard("asphalt", "far hill", "farther hill", 90)
    block("white wall", 26, 16, 5.0, 12, 4, 0)
    block("graphite", 26.2, 16.2, 0.6, 12, 3.9, 5.0)
    block("green", 8, 0.1, 1.1, 10, 3.82, 3.7)
    for i in range(4):
        window(6.4 + i * 2.5, 4, 0.1, 2.3, 3.2, True, 1, shop=True)
    for i in range(5):
        solar(2, 2, (0.2 + i * 4.4, 4.6, 5.75), 12)
    pad(-4.8, 0.2, 2.0, 4.4)
    row(["hd-q100-215"] * 3, -4.4, 4.0, 0.25)
    fence(-9, -5.2, 4.2, 2.0)
    bush(1.6, 3.4, 0.6, seed=3)
    bush(2.7, 3.5, 0.5, seed=4)
    tree(-8.4, 9.5, 5.2, 1.9, seed=8)
    block("paving", 14, 1.4, 0.12, 10, 2.4, 0)
    exposure = daylight("golden", -58)
    shoot_from((-5.2, -6.6, 1.65), (0.8, 4, 1.6), 29, 0.09)
    return exposure
