"""Homes: the hero, solutions and cases around a house."""
from buildings import block, door, gable, lintel_lamp, many, mat, pipe, post, put, solar, window
from daylight import daylight, lamp, shoot_from
from nature import bush, grass, ground, hills, palm, sheet, tree
from props import pot_plant, surfboard, water_tank


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


def conduit_run(xs, y, top, down):
    for x in xs:
        pipe([(x, y - 0.03, down), (x, y - 0.03, top)], 0.012)


def hero():
    garden()
    bungalow()
    for i in range(3):
        put("hd-t15", 1.45 + i * 0.78, -0.03, 0.06)
    put("hd-s15-3p", 2.23, -0.005, 1.62)
    conduit_run((2.08, 2.38), 0, 1.64, 1.2)
    pipe([(2.6, -0.02, 1.9), (2.75, -0.02, 1.9), (2.75, -0.02, 2.88)])
    put("hd-e22", 4.25, -0.005, 0.72)
    lintel_lamp(3.45, 0, 2.25)
    lamp(3.45, -0.3, 2.2, 10, size=0.15)
    lamp(1.7, -0.55, 2.3, 9, size=0.5)
    bush(0.3, -0.7, 0.55, seed=4)
    bush(-0.3, 0.2, 0.7, seed=6)
    bush(8.2, -0.5, 0.4, seed=8)
    exposure = daylight("dusk", -150, clouds=0.4)
    shoot_from((0.0, -8.6, 1.5), (0.95, 0, 1.5), 29, 0.07)
    return exposure


def porch(wall, floor="paving", w=9.0, h=3.4):
    """A plain house wall with a paved strip, for close views of what hangs on it."""
    ground("concrete")
    block(wall, w, 0.4, h, 0, 0, 0)
    block(floor, w, 6, 0.05, 0, -6, 0)
    many("seam", [(0.008, 0.002, 6, -w / 2 + i * 0.75, -6, 0.0495) for i in range(int(w / 0.75) + 1)] + [(w, 0.002, 0.008, 0, -j * 0.75, 0.0495) for j in range(8)])


def breaker_box(x, z, w=0.3, h=0.36):
    block("shell", w, 0.10, h, x, -0.10, z, 0.02)
    block("glass", w - 0.06, 0.01, h * 0.35, x, -0.106, z + h * 0.34, 0.01)


def home_backup():
    porch("plaster")
    put("hd-r5-1p", -0.55, -0.005, 1.42)
    put("hd-c5", -1.05, -0.005, 0.35)
    put("hd-c5", -0.35, -0.005, 0.35)
    breaker_box(0.12, 1.55)
    pipe([(-0.36, -0.06, 1.62), (0.0, -0.06, 1.62)], 0.011)
    pipe([(0.12, -0.06, 1.9), (0.12, -0.06, 3.4)], 0.011)
    conduit_run((-0.66, -0.46), 0, 1.45, 0.93)
    window(1.75, 0, 0.95, 1.3, 1.35, False, 1)
    lintel_lamp(0.75, 0, 2.15)
    lamp(0.75, -0.25, 2.1, 6, size=0.12)
    pot_plant(1.1, -0.45, 0.2, seed=2)
    pot_plant(2.5, -0.5, 0.26, seed=5, h=0.5)
    exposure = daylight("golden", 50)
    shoot_from((-0.7, -3.5, 1.45), (0.25, 0, 1.4), 30, -0.02)
    return exposure


def evening_storage():
    garden()
    bungalow("sage wall", lit=True)
    put("hd-h5-10", 3.2, -0.02, 0.06)
    pipe([(3.2, -0.05, 1.6), (3.2, -0.05, 2.88)])
    breaker_box(3.85, 1.35)
    lintel_lamp(2.3, 0, 2.15)
    lamp(2.3, -0.25, 2.1, 8, size=0.12)
    bush(1.3, -0.5, 0.45, seed=4)
    bush(0.4, -0.3, 0.6, seed=6)
    pot_plant(4.4, -0.5, 0.24, seed=5, h=0.45)
    exposure = daylight("dusk", -140, 0.5)
    shoot_from((1.0, -6.2, 1.5), (3.3, 0, 1.5), 28, 0.07)
    return exposure


def apartment():
    ground("paving")
    hills("farther hill", 260, 30, 5)
    for i, (x, y, h) in enumerate(((-10, 6, 8), (-15, 14, 9), (-7, 18, 8))):
        tree(x, y, h, h * 0.4, seed=i)
    block("white wall", 16, 10, 13, 7, 4.5, 0)
    block("concrete", 16.3, 10.3, 0.4, 7, 4.35, 13)
    for k in range(4):
        for i in range(4):
            z, x = 3.4 + k * 2.7, 1.2 + i * 3.9
            window(x, 4.5, z + 0.1, 1.9, 2.0, False, 1)
            block("concrete", 2.8, 1.3, 0.16, x, 3.2, z - 0.1)
            many("graphite", [(0.02, 0.95, 0.02, x - 1.38 + j * 0.115, 3.22, z + 0.05) for j in range(25)])
            block("graphite", 2.8, 0.05, 0.05, x, 3.2, z + 1.0, 0.005)
    for i in range(4):
        solar(2, 2, (0.2 + i * 3.7, 5.0, 13.8), 15)
    block("pale wood", 7.0, 0.1, 2.7, 3.6, 4.2, 0)
    many("seam", [(0.012, 2.7, 0.01, 0.15 + i * 0.14, 4.195, 0) for i in range(50)])
    for i in range(4):
        put("hd-t25", 1.2 + i * 0.78, 4.15, 0.04)
    put("hd-s50-3p", 4.95, 4.19, 0.75)
    put("hd-s50-3p", 5.85, 4.19, 0.75)
    bush(-1.2, 3.6, 0.8, seed=4)
    bush(-2.6, 4.0, 0.7, seed=7)
    grass(-16, -1, 3, 9, "blade", 0.09, 260)
    exposure = daylight("day", -40) - 0.35
    shoot_from((-1.0, -4.4, 1.6), (3.2, 4, 1.6), 25, 0.12)
    return exposure


def lagos():
    ground("dry soil")
    block("paving", 30, 5, 0.06, 0, -5, 0)
    for i, wall in enumerate(("blue wall", "sand wall", "white wall", "clay wall")):
        x = -6.3 + i * 5.0
        block(wall, 4.9, 8, 5.8, x, 0, 0)
        block("white wall", 5.0, 0.14, 0.16, x, -0.08, 2.85)
        window(x + 1.1, 0, 3.7, 1.3, 1.3, False, 1)
        window(x - 1.1, 0, 3.7, 1.3, 1.3, False, 1)
    gable(-8.8, 11.2, 0, 8, 5.8, 7.8, "roof", "white wall", 0.5, panels=(2, 4, -3.4))
    x = -1.3
    put("hd-r5-1p", x - 1.0, -0.005, 1.30)
    put("hd-c5", x - 0.42, -0.005, 1.25)
    put("hd-c5", x + 0.16, -0.005, 1.25)
    pipe([(x - 1.0, -0.05, 1.8), (x - 1.0, -0.05, 5.5)])
    pipe([(x - 0.9, -0.05, 1.3), (x - 0.9, -0.05, 1.15), (x + 0.1, -0.05, 1.15), (x + 0.1, -0.05, 1.28)])
    door(x + 1.45, 0, 1.0, 2.1, "dark wood")
    door(3.2, 0, 1.0, 2.1, "teal")
    window(5.0, 0, 1.0, 1.4, 1.2, False)
    window(-4.6, 0, 1.0, 1.4, 1.2, False)
    pot_plant(x + 0.75, -0.5, 0.24, seed=3, h=0.45)
    pot_plant(2.3, -0.5, 0.22, seed=6)
    palm(6.4, -1.6, 6.5, seed=2)
    palm(-10, 6, 9, seed=4)
    exposure = daylight("day", 42, 0.8)
    shoot_from((-2.6, -4.2, 1.55), (-0.7, 0, 1.5), 26, 0.09)
    return exposure


def cusco():
    ground("paving")
    hills("dry hill", 70, 30, 2, rough=0.012)
    hills("farther hill", 240, 120, 7)
    block("stone", 14, 0.5, 1.3, 1, 0, 0, 0.03)
    block("white wall", 14, 6, 2.2, 1, 0.06, 1.3)
    gable(-6, 8, 0, 6, 3.4, 5.0, "clay roof", "white wall", 0.7, panels=(2, 4, -3.6), seams=0.22)
    put("hd-s10-3p", -0.9, 0.055, 1.50)
    put("hd-t15", -0.9, -0.01, 0.0)
    pipe([(-0.55, 0.03, 1.75), (-0.3, 0.03, 1.75), (-0.3, 0.03, 3.3)])
    door(1.1, -0.03, 1.05, 2.15, "blue")
    window(2.9, 0.06, 1.5, 1.0, 1.1, False, 1, "wood")
    window(-3.2, 0.06, 1.5, 1.0, 1.1, False, 1, "wood")
    pot_plant(0.1, -0.5, 0.2, seed=2)
    pot_plant(2.1, -0.5, 0.24, seed=4)
    pot_plant(-1.9, -0.5, 0.22, "olive leaf", seed=6)
    block("wood", 1.5, 0.4, 0.06, 3.2, -0.75, 0.42)
    for dx in (-0.65, 0.65):
        block("wood", 0.06, 0.36, 0.42, 3.2 + dx, -0.73, 0)
    exposure = daylight("day", -45, 0.4)
    shoot_from((-2.4, -4.8, 1.5), (0.1, 0, 1.5), 28, 0.03)
    return exposure


def dubbo():
    ground("dry lawn")
    hills("dry hill", 140, 10, 3)
    hills("farther hill", 300, 22, 5)
    block("brick", 11.8, 6.8, 0.3, 6, 0.1, 0)
    block("pale wood", 12, 7, 2.9, 6, 0, 0.3)
    many("seam", [(12, 0.008, 0.012, 6, -0.006, 0.3 + i * 0.18) for i in range(16)])
    gable(0, 12, 0, 7, 3.2, 5.4, "tin roof", "pale wood", 0.5, panels=(2, 5, 1.2), seams=0.24)
    block("tin roof", 8.4, 2.4, 0.06, 8.2, -2.4, 2.72)
    for x in (4.1, 6.8, 9.5, 12.2):
        post("white wall", 0.05, 2.5, x, -2.25, 0.25)
    block("grey wood", 8.4, 2.4, 0.12, 8.2, -2.4, 0.16)
    block("concrete", 4.0, 1.4, 0.10, 2.0, -1.4, 0)
    put("hd-t25", 1.6, -0.02, 0.10)
    put("hd-s15-3p", 2.6, -0.005, 1.15)
    pipe([(2.6, -0.05, 1.6), (2.6, -0.05, 3.1)])
    pipe([(2.45, -0.05, 1.2), (2.45, -0.05, 0.8), (1.9, -0.05, 0.8)])
    window(5.6, 0, 1.0, 1.4, 1.4, False)
    door(7.6, 0, 1.0, 2.2, "teal")
    window(9.6, 0, 1.0, 1.4, 1.4, False)
    water_tank(-3.2, 3.4, 1.2, 1.1, 1.9, "tin roof")
    tree(-8.5, 10, 8, 3.0, "olive leaf", seed=3)
    tree(-13, 18, 10, 3.6, "olive leaf", seed=6)
    tree(-4, 24, 9, 3.4, "olive leaf", seed=8)
    grass(-14, 13, -6.4, -2.4, "dry blade", 0.16, 240)
    grass(-14, -0.4, -2.4, 9.6, "dry blade", 0.18, 160)
    exposure = daylight("golden", -48, 0.5)
    shoot_from((-0.6, -6.4, 1.5), (2.4, 0, 1.5), 27, 0.08)
    return exposure


def surf_club():
    ground("sand")
    sheet([(-400, 26, 0.12), (400, 26, 0.12), (400, 900, 0.12), (-400, 900, 0.12)], "water")
    block("white wall", 9, 7, 3.0, 5.2, 0, 0.2)
    many("seam", [(9, 0.006, 0.012, 5.2, -0.006, 0.2 + i * 0.2) for i in range(15)])
    block("grey wood", 12, 3.2, 0.2, 4.6, -3.2, 0)
    many("seam", [(0.008, 0.003, 3.2, -1.4 + i * 0.15, -3.2, 0.199) for i in range(80)])
    block("teal", 9.8, 8.6, 0.24, 5.2, -1.0, 3.2)
    solar(3, 5, (0.9, 0.2, 3.6), 10)
    put("hd-r8-1p", 1.75, -0.005, 1.35)
    put("hd-c16", 2.65, -0.02, 0.2)
    pipe([(1.75, -0.05, 2.0), (1.75, -0.05, 3.2)])
    pipe([(1.8, -0.05, 1.4), (1.8, -0.05, 0.9), (2.4, -0.05, 0.9)])
    window(4.5, 0, 1.2, 1.5, 1.2, False)
    for i, (a, b) in enumerate((("shell", "blue"), ("yellow", "shell"), ("shell", "green"), ("teal", "shell"))):
        surfboard(6.0 + i * 0.62, -0.30, 2.1 + 0.1 * (i % 2), a, b)
    palm(-4.4, 5, 7.5, seed=1)
    palm(-7.5, 9, 8.5, seed=3)
    palm(-2.4, 11, 8.0, seed=7)
    bush(-0.6, 0.8, 0.7, "olive leaf", seed=4)
    bush(-2.0, 2.4, 0.9, "olive leaf", seed=6)
    grass(-12, -1.5, 2, 10, "dry blade", 0.28, 90)
    exposure = daylight("day", -44, 0.7)
    shoot_from((-0.9, -5.6, 1.6), (2.0, 0, 1.6), 28, 0.06)
    return exposure
