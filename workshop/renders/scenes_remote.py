"""Far from the grid: farm, tower, island, lake."""
from buildings import block, corrugated, door, gable, many, pipe, post, put, solar, window
from daylight import daylight, lamp, shoot_from
from nature import bush, grass, ground, hills, palm, rocks, sheet, tree
from props import barrel, fence, lattice_tower, water_tank
from scenes_yard import pad, row


def ground_array(x, y, rows=2, cols=6, tilt=18, low=0.6):
    solar(rows, cols, (x, y, low), tilt)
    for i in range(cols + 1):
        px = x + 0.05 + i * 1.76
        post("cast", 0.035, low + 0.12, px, y + 0.3)
        post("cast", 0.035, low + 0.62, px, y + 1.9)


def farm():
    ground("soil")
    hills("dry hill", 130, 16, 3)
    hills("farther hill", 280, 40, 6)
    for j in range(9):
        for i in range(34):
            bush(-22 + i * 1.1, 7.5 + j * 2.0, 0.6, seed=(i * 7 + j) % 4 + 30, count=900)
    block("sand wall", 2.6, 2.4, 2.3, 2.6, 0.4, 0)
    block("tin roof", 3.2, 3.0, 0.08, 2.6, 0.1, 2.3)
    put("hd-o6-2-48", 2.1, 0.395, 1.25)
    put("hd-c5", 2.95, 0.395, 1.15)
    pipe([(2.1, 0.35, 1.72), (2.1, 0.35, 2.3)])
    pipe([(2.15, 0.35, 1.26), (2.15, 0.35, 0.95), (2.9, 0.35, 0.95), (2.9, 0.35, 1.16)])
    ground_array(-8.6, 3.0, 2, 4, 20)
    water_tank(6.2, 2.6, 2.4, 0.95, 1.7)
    block("concrete", 1.0, 1.0, 0.18, 0.1, 0.2, 0)
    barrel("blue", 0.14, 0.55, 0.1, 0.7, 0.18, 0.03)
    pipe([(0.1, 0.7, 0.6), (0.1, 0.7, 0.85), (0.5, 0.7, 0.85), (0.5, 0.7, 0.1), (6.2, 1.2, 0.1), (6.2, 1.6, 2.4)], 0.035, "blue")
    tree(-11, 27, 8, 3.4, "olive leaf", seed=3)
    tree(-16, 30, 8, 3.4, "olive leaf", seed=5)
    grass(-10, 9, -3, 0, "dry blade", 0.14, 90)
    exposure = daylight("day", -45, 0.6)
    shoot_from((-2.2, -6.0, 1.6), (1.0, 2, 1.6), 27, 0.08)
    return exposure


def telecom():
    ground("dry lawn")
    hills("dry hill", 110, 26, 5, rough=0.01)
    hills("farther hill", 260, 64, 8)
    block("concrete", 9, 7, 0.12, 1.6, -0.5, 0)
    lattice_tower(3.6, 4.6, 24)
    block("shell", 2.4, 1.8, 2.5, 0.0, 1.4, 0.2, 0.03)
    block("warm", 2.6, 2.0, 0.12, 0.0, 1.3, 2.7, 0.03)
    block("graphite", 2.3, 1.7, 0.1, 0.0, 1.45, 0.12)
    rack(0.0, 1.4)
    ground_array(-8.2, 2.6, 2, 3, 24)
    pipe([(1.2, 2.2, 2.2), (2.2, 3.4, 2.2), (2.6, 4.2, 2.6)], 0.04, "cast")
    fence(-3.2, 6.6, 8.2, 2.0)
    rocks([(-6.4, -1.2, 0.5), (-5.6, -0.7, 0.3), (6.8, -1.0, 0.6), (-11, 4, 0.8)])
    grass(-14, 10, -6, -1, "dry blade", 0.2, 150)
    grass(-14, -3.4, -1, 7, "dry blade", 0.22, 110)
    lamp(0.0, 0.5, 2.5, 10, (1, 0.9, 0.75), 0.4)
    exposure = daylight("golden", -54, 0.5)
    shoot_from((-1.9, -3.4, 1.5), (0.55, 3, 1.5), 26, 0.14)
    return exposure


def rack(x, y):
    """Open equipment bay with Basalt units one above the other."""
    block("seam", 0.7, 0.03, 2.1, x, y - 0.01, 0.42, 0.004)
    for s in (-1, 1):
        block("graphite", 0.06, 0.5, 2.1, x + s * 0.31, y - 0.04, 0.42, 0.006)
    block("shell", 0.04, 0.7, 2.2, x + 0.42, y - 0.72, 0.38, 0.006)
    for i in range(5):
        put("hd-b5", x, y + 0.40, 0.48 + i * 0.20)
    put("hd-b14", x, y + 0.40, 1.50)


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
    block("paving", 5.4, 2.6, 0.2, 2.8, 3.6, 0.33, 0.02)
    row(["hd-q100-215", "hd-q100-215", "hd-q50-100"], 0.6, 5.9, 0.25, 0.53)
    block("grey wood", 4.0, 3.0, 2.4, 8.2, 4.4, 0.35)
    gable(6.2, 10.2, 4.4, 7.4, 2.7, 3.9, "tin roof", "grey wood", 0.6, seams=0.24)
    window(7.6, 4.4, 1.2, 1.0, 0.9, False)
    for i, (x, y, h) in enumerate(((-7.0, 6, 8), (-8.4, 9, 9.5), (11.5, 3.4, 8), (13.5, 8, 9), (-1.6, 13, 10), (15, 14, 10))):
        palm(x, y, h, seed=i)
    bush(-2.6, 5.0, 0.8, seed=3)
    bush(5.9, 4.2, 0.6, seed=4)
    exposure = daylight("day", -52, 0.8)
    shoot_from((-3.2, -5.2, 2.0), (0.9, 5, 1.9), 27, 0.06)
    return exposure


def inle():
    sheet([(-600, -200, 0), (600, -200, 0), (600, 900, 0), (-600, 900, 0)], "water")
    hills("far hill", 170, 36, 2, rough=0.009)
    hills("farther hill", 340, 90, 6)
    for x in (-2.6, 0, 2.6, 5.2, 7.8):
        for y in (-2.2, 0.4, 5.6):
            post("dark wood", 0.11, 2.2, x, y, -0.8)
    block("grey wood", 11.4, 8.6, 0.14, 2.6, -2.5, 1.0)
    many("seam", [(0.010, 0.003, 8.6, -3.0 + i * 0.16, -2.5, 1.139) for i in range(70)])
    block("wood", 10, 5.6, 2.6, 2.8, 0, 1.12)
    many("seam", [(10, 0.010, 0.012, 2.8, -0.006, 1.12 + i * 0.2) for i in range(13)])
    gable(-2.2, 7.8, 0, 5.6, 3.7, 5.6, "clay roof", "wood", 0.9, panels=(2, 4, -0.6), seams=0.2)
    put("hd-o6-2-48", -0.9, -0.005, 2.35)
    put("hd-c10", -0.25, -0.02, 1.14)
    pipe([(-0.9, -0.05, 2.8), (-0.9, -0.05, 3.5)])
    pipe([(-0.85, -0.05, 2.36), (-0.85, -0.05, 1.8), (-0.5, -0.05, 1.8)])
    for x in (1.9, 4.6, 6.6):
        window(x, 0, 1.9, 1.2, 1.3, False, 2, "dark wood")
    door(3.25, 0, 0.9, 3.0, "dark wood")
    for x in (0.2, 3.4, 6.6):
        post("dark wood", 0.04, 0.95, x, -2.4, 1.1)
    for z in (1.55, 2.0):
        pipe([(0.2, -2.4, z), (8.2, -2.4, z)], 0.03, "dark wood")
    block("wood", 0.9, 3.6, 0.22, -5.0, -3.6, 0.02, 0.1)
    block("seam", 0.7, 3.0, 0.02, -5.0, -3.3, 0.235, 0.004)
    lamp(0.6, -0.6, 3.2, 14, size=0.2)
    exposure = daylight("golden", -58, 0.7)
    shoot_from((-3.4, -7.6, 2.3), (0.9, 0, 2.3), 27, 0.03)
    return exposure
