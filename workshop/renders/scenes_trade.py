"""Shops, clinics, schools, halls."""
from buildings import block, corrugated, door, gable, group, lintel_lamp, many, pipe, post, put, solar, window
from daylight import daylight, lamp, shoot_from
from nature import bush, grass, ground, hills, palm, tree
from props import barrel, fridge, pot_plant, sacks, stall
from scenes_home import breaker_box, conduit_run, porch


def clinic():
    """A treatment room, open towards the camera; light falls in from the left."""
    ground("tiles")
    block("white wall", 9, 0.3, 4.6, 0, 0, 0)
    block("tiles", 9, 0.02, 1.25, 0, -0.015, 0)
    block("sage wall", 9, 0.03, 0.06, 0, -0.03, 1.25)
    block("white wall", 0.3, 6, 4.6, 3.6, -6, 0)
    fridge(1.15, -0.06)
    fridge(2.0, -0.06)
    put("hd-r8-1p", -1.75, -0.035, 1.42)
    put("hd-c10", -0.85, -0.05, 0.0)
    breaker_box(-0.62, 1.75)
    pipe([(-1.54, -0.06, 1.95), (-0.78, -0.06, 1.95)])
    pipe([(-0.62, -0.06, 2.1), (-0.62, -0.06, 4.5)])
    conduit_run((-1.85, -1.65), -0.03, 1.45, 0.4)
    pipe([(-1.65, -0.06, 0.4), (-1.1, -0.06, 0.4)])
    many("shell", [(0.62, 0.9, 0.01, 0.25, -0.03, 1.55)])
    many("green", [(0.30, 0.09, 0.012, 0.25, -0.033, 1.98), (0.09, 0.30, 0.014, 0.25, -0.035, 1.875)])
    block("shell", 1.2, 0.5, 0.04, 2.9, -2.2, 0.86)
    exposure = daylight("day", -62, 0.5)
    shoot_from((-0.9, -4.3, 1.4), (-0.05, 0, 1.4), 29, -0.01)
    return exposure - 0.05


def school():
    ground("dry soil")
    hills("far hill", 150, 14, 4)
    block("sand wall", 20, 6, 3.0, 6, 2.2, 0)
    block("clay wall", 20.02, 0.04, 0.9, 6, 2.17, 0)
    gable(-4, 16, 2.2, 8.2, 3.0, 4.9, "tin roof", "sand wall", 0.6, panels=(2, 8, -2.2), seams=0.3)
    block("concrete", 20, 2.2, 0.2, 6, 0, 0)
    block("tin roof", 20.6, 2.2, 0.06, 6, 0.1, 2.62)
    for i in range(6):
        post("white wall", 0.07, 2.45, -3.8 + i * 3.9, 0.2, 0.2)
    for i in range(4):
        window(1.9 + i * 3.9, 2.2, 1.1, 1.6, 1.2, False, 2)
    for i in range(3):
        door(3.85 + i * 3.9, 2.2, 0.95, 2.2, "teal")
    put("hd-r12-1p", -2.6, 2.16, 1.25)
    put("hd-c16", -1.75, 2.14, 0.2)
    put("hd-c16", -1.05, 2.14, 0.2)
    pipe([(-2.6, 2.1, 2.0), (-2.6, 2.1, 2.6)])
    tree(-9, 4, 8.5, 3.6, seed=3, count=12000)
    tree(-14, 16, 9, 3.8, seed=5)
    tree(20, 18, 9, 3.8, seed=6)
    block("wood", 2.2, 0.4, 0.07, -7.6, 0.6, 0.42)
    block("wood", 0.12, 0.36, 0.42, -8.4, 0.62, 0)
    block("wood", 0.12, 0.36, 0.42, -6.8, 0.62, 0)
    barrel("rubber", 0.02, 5.0, -5.0, 1.0, 0, 0.01)
    grass(-16, -6, 6, 12, "dry blade", 0.2, 120)
    exposure = daylight("golden", -50, 0.6)
    shoot_from((-4.4, -4.8, 1.6), (-0.4, 2.2, 1.55), 26, 0.07)
    return exposure


def pharmacy():
    ground("dry soil")
    block("paving", 26, 4.5, 0.1, 2, -4.4, 0)
    block("sand wall", 10, 8, 4.0, 3.6, 0, 0)
    block("white wall", 10.2, 8.2, 0.45, 3.6, -0.1, 4.0)
    window(5.0, 0, 0.35, 3.0, 2.1, True, 2, shop=True)
    door(2.4, 0, 1.05, 2.3, "teal")
    group(lambda: block("green", 6.4, 1.5, 0.04, 0, 0, 0), (4.2, -1.45, 2.62), 12)
    block("shell", 0.12, 0.7, 0.7, 1.55, -0.75, 2.75, 0.01)
    many("green", [(0.126, 0.5, 0.16, 1.55, -0.48, 2.85), (0.130, 0.16, 0.5, 1.55, -0.65, 3.02)])
    put("hd-r8-1p", -0.85, -0.005, 1.75)
    put("hd-c10", -0.85, -0.02, 0.1)
    put("hd-c10", -0.18, -0.02, 0.1)
    pipe([(-0.85, -0.05, 2.4), (-0.85, -0.05, 4.0)])
    conduit_run((-0.95, -0.75), 0, 1.78, 0.5)
    solar(2, 5, (-0.8, 0.6, 4.6), 14)
    block("sand wall", 12, 9, 3.4, -9, 3, 0)
    window(-5.4, 3, 1.2, 1.2, 1.1, False)
    tree(-4.2, 5.0, 6.5, 2.6, "olive leaf", seed=4)
    sacks(7.4, -0.7, 2, 2)
    pot_plant(3.25, -0.5, 0.24, "olive leaf", seed=5, h=0.45)
    exposure = daylight("noon", -38, 0.4)
    shoot_from((-1.4, -4.9, 1.6), (0.8, 0, 1.55), 27, 0.0)
    return exposure - 0.15


def market_hall():
    """Open hall with steel frames; stalls of cloth left and right, inverters on the end wall."""
    ground("concrete")
    block("white wall", 16, 0.4, 6.5, 0, 8, 0)
    block("sage wall", 16, 0.42, 1.3, 0, 7.985, 0)
    for y in (-3.4, -0.2, 3.0, 6.2):
        for s in (-1, 1):
            block("cool", 0.22, 0.22, 4.6, s * 6.4, y, 0)
            pipe([(s * 6.4, y + 0.1, 4.5), (0, y + 0.1, 6.4)], 0.08, "cool")
            pipe([(s * 6.4, y + 0.1, 4.5), (s * 3.2, y + 0.1, 4.6), (s * 3.2, y + 0.1, 5.4), (s * 1.6, y + 0.1, 4.7)], 0.04, "cool")
        pipe([(-6.4, y + 0.1, 4.6), (6.4, y + 0.1, 4.6)], 0.06, "cool")
        block("lamp", 0.9, 0.12, 0.05, -2.2, y + 1.2, 4.3, 0.01)
        block("lamp", 0.9, 0.12, 0.05, 2.2, y + 1.2, 4.3, 0.01)
        lamp(0, y - 1.2, 4.2, 90, (1, 0.9, 0.78), 2.0)
    for s in (-1, 1):
        group(lambda: block("tin roof", 5.2, 14, 0.05, s * 3.9, -4, 0), (0, 0, 5.55)).rotation_euler = (0, s * 0.28, 0)
        for i in range(4):
            stall(s * 3.5, -2.4 + i * 2.5, ("cloth a", "cloth b", "cloth c", "cloth d")[(i + (s > 0)) % 4], seed=i * 2 + s + 3)
    for i in range(3):
        put("hd-r12-1p", -0.75 + i * 0.75, 7.98, 1.6)
    for i in range(3):
        put("hd-c16", -0.75 + i * 0.75, 7.96, 0.0)
    pipe([(-1.2, 7.93, 2.6), (1.2, 7.93, 2.6), (1.2, 7.93, 5.8)], 0.025)
    exposure = daylight("day", -60, 0.5)
    shoot_from((-0.6, 0.6, 1.6), (0.0, 8, 1.6), 25, 0.05)
    return exposure + 0.8


def monastery_school():
    ground("dry soil")
    hills("far hill", 150, 18, 7)
    block("brick", 12, 7, 0.7, 4.5, 0, 0)
    block("dark wood", 12, 7, 3.0, 4.5, 0.05, 0.7)
    many("seam", [(0.012, 3.0, 0.012, -1.4 + i * 0.3, 0.04, 0.7) for i in range(40)])
    gable(-1.5, 10.5, 0, 7, 3.7, 5.2, "clay roof", "dark wood", 0.9, seams=0.22)
    block("dark wood", 7, 3.4, 1.2, 4.5, 1.8, 4.9)
    gable(1, 8, 1.8, 5.2, 6.0, 7.2, "clay roof", "dark wood", 0.6, seams=0.22)
    for i in range(3):
        window(3.0 + i * 2.6, 0.05, 1.55, 1.2, 1.4, False, 2, "wood")
    put("hd-o5-48", -0.55, 0.045, 1.55)
    put("hd-c5", 0.25, 0.045, 1.45)
    pipe([(-0.55, 0.0, 2.0), (-0.55, 0.0, 3.3)])
    pipe([(-0.5, 0.0, 1.56), (-0.5, 0.0, 1.25), (0.2, 0.0, 1.25), (0.2, 0.0, 1.46)])
    block("concrete", 6, 0.4, 0.3, 1.2, -0.4, 0)
    solar(2, 4, (-8.4, 2.2, 0.7), 16)
    for x in (-8.0, -5.2, -2.4):
        post("cast", 0.04, 0.78, x, 2.6)
        post("cast", 0.04, 1.22, x, 4.2)
    for z, r in ((0, 1.6), (0.5, 1.35), (1.0, 1.05)):
        barrel("white wall", r, 0.5, -10.5, 12, z, 0.04)
    barrel("white wall", 0.85, 1.3, -10.5, 12, 1.5, 0.55)
    barrel("yellow", 0.16, 1.6, -10.5, 12, 2.7, 0.14)
    tree(-6.2, 9, 8, 3.4, seed=3)
    tree(14, 10, 9, 3.8, seed=5)
    palm(-14, 12, 9, seed=2)
    grass(-16, -2, 5, 9, "dry blade", 0.16, 140)
    exposure = daylight("golden", -46, 0.6)
    shoot_from((-3.0, -4.6, 1.6), (0.5, 0, 1.6), 27, 0.08)
    return exposure
