"""What stands in rooms and workshops. Metres; fronts look to -y."""
import random

from brand import wordmark
from buildings import block, group, many, mat, pipe, post
from kit import text, tube
from materials import finish
from props import barrel


def toolbox(x, y, z=0.0, turn=0.0, colour="green"):
    def make():
        block("graphite", 0.46, 0.24, 0.16, 0, -0.12, 0, 0.02)
        block(colour, 0.47, 0.25, 0.06, 0, -0.125, 0.16, 0.02)
        pipe([(-0.14, 0, 0.22), (-0.14, 0, 0.27), (0.14, 0, 0.27), (0.14, 0, 0.22)], 0.012, "graphite")
        for s in (-1, 1):
            block("steel", 0.05, 0.01, 0.05, s * 0.15, -0.13, 0.14, 0.004)
    return group(make, (x, y, z), turn=turn)


def ladder(x, y, h=1.8, turn=0.0):
    """A step ladder."""
    def make():
        for s in (-1, 1):
            pipe([(s * 0.24, -0.45, 0), (s * 0.16, 0, h)], 0.022, "alu")
            pipe([(s * 0.22, 0.45, 0), (s * 0.15, 0.02, h)], 0.018, "alu")
        n = int(h / 0.28)
        for i in range(1, n + 1):
            t = i / (n + 0.4)
            block("alu", 2 * (0.24 - 0.08 * t), 0.09, 0.025, 0, -0.45 * (1 - t) - 0.03, h * t, 0.006)
        block("orange", 0.34, 0.16, 0.03, 0, -0.06, h, 0.01)
    return group(make, (x, y, 0), turn=turn)


def carton(x, y, z=0.0, w=0.5, d=0.4, h=0.35, turn=0.0, marked=True):
    def make():
        block("card", w, d, h, 0, -d / 2, 0, 0.006)
        block("sand", 0.06, d + 0.002, 0.001, 0, -d / 2, h, 0.0004)
        if marked:
            wordmark(min(w * 110, 46), finish("mark"), -w * 430, -d / 2 * 1000, h * 560, symbol="mark")
    return group(make, (x, y, z), turn=turn)


def table(x, y, w=1.4, d=0.7, h=0.75, top="pale wood", legs="graphite"):
    block(top, w, d, 0.035, x, y - d / 2, h - 0.035, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            block(legs, 0.045, 0.045, h - 0.035, x + sx * (w / 2 - 0.06), y + sy * (d / 2 - 0.06) - 0.02, 0, 0.004)
    many(legs, [(w - 0.16, 0.06, 0.02, x, y - d / 2 + 0.05, h - 0.10)])


def bench(x, y, w=2.0, d=0.8, h=0.9):
    """A work bench with a mat that leads charge away and a rail of tools."""
    table(x, y, w, d, h, "shell", "cool")
    block("blue", w * 0.6, d * 0.7, 0.004, x, y - d * 0.42, h, 0.001)
    block("shell", w * 0.42, d * 0.6, 0.05, x - w * 0.2, y - d * 0.3, 0.24, 0.004)


def chair(x, y, turn=0.0, colour="teal"):
    def make():
        for sx in (-1, 1):
            pipe([(sx * 0.19, -0.19, 0), (sx * 0.19, -0.19, 0.44)], 0.012, "graphite")
            pipe([(sx * 0.19, 0.19, 0), (sx * 0.19, 0.19, 0.44), (sx * 0.19, 0.22, 0.84)], 0.012, "graphite")
        block(colour, 0.42, 0.42, 0.03, 0, -0.21, 0.44, 0.012)
        block(colour, 0.42, 0.02, 0.24, 0, 0.215, 0.60, 0.012)
    return group(make, (x, y, 0), turn=turn)


def books(x, y, z, w, h=0.26, seed=1):
    """A row of spines on a shelf."""
    rng, at = random.Random(seed), x - w / 2
    colours = ("cloth a", "cloth b", "cloth c", "cloth d", "sack", "robe", "khaki", "shell", "denim")
    while at < x + w / 2 - 0.05:
        t, tall = rng.uniform(0.018, 0.045), h * rng.uniform(0.72, 0.98)
        if rng.random() > 0.07:
            many(rng.choice(colours), [(t * 0.94, tall, 0.17, at + t / 2, y - 0.18 + rng.uniform(0, 0.012), z)])
        at += t


def bookcase(x, y, w=1.1, h=2.0, d=0.28, material="dark wood", seed=1):
    for s in (-1, 1):
        block(material, 0.03, d, h, x + s * (w / 2 - 0.015), y - d, 0, 0.003)
    block(material, w, 0.012, h, x, y - 0.012, 0, 0.002)
    n = int(h / 0.36)
    for k in range(n + 1):
        z = 0.06 + k * (h - 0.09) / n
        block(material, w - 0.06, d - 0.01, 0.025, x, y - d, z, 0.002)
        if k < n:
            books(x, y - 0.04, z + 0.025, w - 0.10, 0.27, seed * 7 + k)


def washing_machine(x, y):
    block("shell", 0.6, 0.6, 0.85, x, y - 0.6, 0, 0.012)
    block("warm", 0.58, 0.008, 0.10, x, y - 0.606, 0.73, 0.004)
    post("graphite", 0.028, 0.014, x + 0.2, y - 0.616, 0.78, axis="y")
    barrel("steel", 0.20, 0.03, x, y - 0.63, 0.40, 0.008, axis="y")
    barrel("day pane", 0.155, 0.035, x, y - 0.638, 0.40, 0.02, axis="y")


def basin(x, y, w=0.6):
    """A laundry tub on a cupboard, tap above."""
    block("sage wall", w, 0.5, 0.82, x, y - 0.5, 0, 0.006)
    block("shell", w + 0.03, 0.54, 0.05, x, y - 0.53, 0.82, 0.012)
    block("cool", w - 0.12, 0.36, 0.004, x, y - 0.46, 0.869, 0.002)
    pipe([(x, y - 0.02, 1.08), (x, y - 0.16, 1.08), (x, y - 0.18, 1.0)], 0.012, "steel")


def generator(x, y, turn=0.0, colour="yellow"):
    """A small petrol set in its frame."""
    def make():
        for sy in (-0.26, 0.26):
            pipe([(-0.38, sy, 0.02), (-0.38, sy, 0.5), (0.38, sy, 0.5), (0.38, sy, 0.02), (-0.38, sy, 0.02)], 0.016, "graphite")
        for sx in (-0.38, 0.38):
            for z in (0.06, 0.5):
                pipe([(sx, -0.26, z), (sx, 0.26, z)], 0.014, "graphite")
        block(colour, 0.56, 0.42, 0.14, 0, -0.21, 0.38, 0.05)
        post("graphite", 0.04, 0.02, 0.05, 0, 0.52)
        block("graphite", 0.30, 0.36, 0.26, -0.17, -0.18, 0.08, 0.03)
        many("seam", [(0.26, 0.012, 0.004, -0.17, -0.184, 0.13 + i * 0.026) for i in range(7)])
        barrel("cast", 0.12, 0.26, 0.06, 0, 0.22, 0.03, axis="x")
        block("warm", 0.20, 0.02, 0.20, 0.22, -0.235, 0.14, 0.006)
        for i in range(2):
            post("graphite", 0.026, 0.006, 0.175 + i * 0.075, -0.242, 0.21, axis="y")
        block("lcd", 0.06, 0.004, 0.03, 0.22, -0.238, 0.29, 0.002)
        block("cast", 0.16, 0.12, 0.16, 0.20, 0.10, 0.16, 0.03)
    return group(make, (x, y, 0), turn=turn)


def jerrycan(x, y, turn=0.0, colour="red"):
    def make():
        block(colour, 0.34, 0.16, 0.40, 0, -0.08, 0, 0.03)
        pipe([(-0.10, 0, 0.40), (-0.10, 0, 0.46), (0.10, 0, 0.46), (0.10, 0, 0.40)], 0.014, colour)
        post("graphite", 0.025, 0.05, -0.14, 0, 0.40)
    return group(make, (x, y, 0), turn=turn)


def motorbike(x, y, turn=0.0, colour="red"):
    """Seen from its side, nose to -x."""
    def make():
        for wx in (-0.62, 0.62):
            barrel("rubber", 0.29, 0.09, wx, -0.045, 0.29, 0.035, axis="y")
            barrel("alu", 0.21, 0.10, wx, -0.05, 0.29, 0.01, axis="y")
            barrel("graphite", 0.19, 0.104, wx, -0.052, 0.29, 0.004, axis="y")
            barrel("cast", 0.06, 0.13, wx, -0.065, 0.29, 0.01, axis="y")
        for dy in (-0.06, 0.06):
            pipe([(-0.62, dy, 0.29), (-0.46, dy, 0.86)], 0.018, "alu")
            pipe([(0.62, dy, 0.29), (0.12, dy, 0.34)], 0.02, "graphite")
        pipe([(-0.44, 0, 0.84), (-0.08, 0, 0.40), (0.16, 0, 0.36), (0.46, 0, 0.66)], 0.022, "graphite")
        block("cast", 0.30, 0.24, 0.28, 0.0, -0.12, 0.26, 0.06)
        block(colour, 0.44, 0.22, 0.18, -0.18, -0.11, 0.64, 0.08)
        block("rubber", 0.62, 0.22, 0.09, 0.28, -0.11, 0.70, 0.04)
        block(colour, 0.30, 0.16, 0.06, 0.56, -0.08, 0.62, 0.03)
        pipe([(-0.44, -0.32, 0.98), (-0.48, 0, 0.92), (-0.44, 0.32, 0.98)], 0.012, "graphite")
        barrel("shell", 0.08, 0.10, -0.60, 0, 0.82, 0.03, axis="x")
        barrel("steel", 0.04, 0.62, 0.05, -0.13, 0.24, 0.015, axis="x")
    return group(make, (x, y, 0), turn=turn)


def tablet(x, y, z, tilt=35, turn=0.0, w=0.20, h=0.14):
    """Screen up, towards -y."""
    def make():
        block("graphite", w, 0.008, h, 0, 0, -h / 2, 0.004)
        block("screen", w - 0.016, 0.001, h - 0.016, 0, -0.0012, -h / 2 + 0.008, 0.001)
        many("green", [(0.014, 0.02 + 0.012 * k, 0.001, -0.06 + 0.024 * i, -0.0022, -0.04) for i, k in enumerate((1, 3, 5, 4, 2))])
    return group(make, (x, y, z), tilt=-tilt, turn=turn)


def manual(x, y, z, turn=0.0, w=0.21, h=0.297, left=None, right=None):
    """An open booklet lying flat: two pages with lines of print, a drawing on the left one."""
    def make():
        for s in (-1, 1):
            block("shell", w, h, 0.006, s * w / 2, -h / 2, 0, 0.002)
        many("print", [(w * f, 0.0006, 0.004, w * 0.52 - w * (0.8 - f) / 2, h * 0.30 - i * 0.017, 0.006) for i, f in enumerate((0.5, 0.8, 0.76, 0.8, 0.7, 0.2, 0.8, 0.74, 0.8, 0.66, 0.8, 0.4))])
        many("mark", [(0.09, 0.0006, 0.002, -w * 0.5, h * 0.02, 0.006), (0.09, 0.0006, 0.002, -w * 0.5, h * 0.34, 0.006)]
             + [(0.002, 0.0006, h * 0.32, -w * 0.5 + s * 0.045, h * 0.02, 0.006) for s in (-1, 1)]
             + [(0.05, 0.0006, 0.012, -w * 0.5, h * 0.27, 0.006), (0.03, 0.0006, 0.004, -w * 0.5, h * 0.08, 0.006)])
        many("green", [(0.06, 0.0006, 0.010, w * 0.26, h * 0.37, 0.006), (0.06, 0.0006, 0.010, -w * 0.74, h * 0.42, 0.006)])
        many("print", [(w * f, 0.0006, 0.004, -w * 0.5, -h * 0.08 - i * 0.017, 0.006) for i, f in enumerate((0.8, 0.76, 0.8, 0.5))])
    return group(make, (x, y, z), turn=turn)


def meter_tool(x, y, z, turn=0.0):
    """A multimeter with its two leads."""
    def make():
        block("orange", 0.09, 0.035, 0.18, 0, 0, 0, 0.015)
        block("lcd", 0.066, 0.003, 0.045, 0, -0.002, 0.115, 0.003)
        text("230.1", 20, finish("mark"), 0, -2.6, 128, weight="Regular")
        post("graphite", 0.022, 0.008, 0, -0.006, 0.07, axis="y")
        for s, c in ((-1, "red"), (1, "graphite")):
            tube([(s * 18, -4, 18), (s * 26, -60, 6), (s * 120, -110, 4), (s * 160, -20, 6)], 3, mat(c))
    return group(make, (x, y, z), tilt=-62, turn=turn)


def ceiling_fan(x, y, h=2.7, r=0.62):
    post("graphite", 0.012, 0.3, x, y, h - 0.3)
    barrel("shell", 0.10, 0.10, x, y, h - 0.4, 0.03)
    for i in range(3):
        group(lambda: block("pale wood", 0.13, r - 0.1, 0.012, 0, 0.1, 0, 0.004), (x, y, h - 0.36), turn=i * 120 + 20)


def tube_lamp(x, y, z, w=1.2):
    block("shell", w, 0.09, 0.05, x, y, z - 0.05, 0.008)
    block("lamp", w - 0.06, 0.05, 0.012, x, y + 0.02, z - 0.062, 0.003)


def trolley(x, y, turn=0.0):
    """A hand truck."""
    def make():
        for s in (-1, 1):
            pipe([(s * 0.18, 0, 0.02), (s * 0.18, 0.02, 1.05), (s * 0.14, 0.10, 1.16)], 0.016, "green")
            barrel("rubber", 0.12, 0.06, s * 0.22 - 0.03, 0.12, 0.12, 0.02, axis="x")
        for z in (0.3, 0.6, 0.9):
            pipe([(-0.18, 0.01, z), (0.18, 0.01, z)], 0.012, "green")
        block("steel", 0.40, 0.26, 0.008, 0, -0.27, 0.015, 0.002)
    return group(make, (x, y, 0), turn=turn)


def shelf_unit(x, y, w=1.2, h=1.9, d=0.45, seed=1, boxes=True):
    """Steel shelves with cartons."""
    rng = random.Random(seed)
    for sx in (-1, 1):
        for sy in (0, -d + 0.03):
            block("cool", 0.035, 0.03, h, x + sx * (w / 2 - 0.02), y + sy - 0.03, 0, 0.002)
    for k in range(4):
        z = 0.10 + k * (h - 0.14) / 3
        block("cool", w, d, 0.03, x, y - d, z, 0.003)
        at = x - w / 2 + 0.06
        while boxes and k < 3 and at < x + w / 2 - 0.26:
            wide, tall = rng.uniform(0.18, 0.34), rng.uniform(0.16, 0.36)
            carton(at + wide / 2, y - d / 2, z + 0.03, wide * 0.94, d * 0.7, tall, rng.uniform(-3, 3), marked=False)
            at += wide


def car(x, y, turn=0.0, colour="shell"):
    """A small family car, nose to -y."""
    def make():
        block(colour, 1.72, 4.0, 0.62, 0, -2.0, 0.30, 0.18)
        cabin = [(-0.74, -0.95, 0.88), (0.74, -0.95, 0.88), (0.60, -0.15, 1.44), (-0.60, -0.15, 1.44), (-0.60, 1.1, 1.44), (0.60, 1.1, 1.44), (0.74, 1.75, 0.90), (-0.74, 1.75, 0.90)]
        from nature import raw
        raw("glass house", cabin, [(0, 1, 2, 3), (3, 2, 5, 4), (4, 5, 6, 7), (1, 6, 5, 2), (0, 3, 4, 7)], mat("glass"))
        block(colour, 1.26, 1.34, 0.05, 0, -0.18, 1.42, 0.03)
        for s in (-1, 1):
            for wy in (-1.25, 1.25):
                barrel("rubber", 0.31, 0.2, s * 0.78 - 0.1, wy, 0.31, 0.04, axis="x")
                barrel("alu", 0.20, 0.22, s * 0.78 - 0.11, wy, 0.31, 0.02, axis="x")
            block("screen", 0.30, 0.05, 0.10, s * 0.60, -2.0, 0.66, 0.03)
            block("red", 0.26, 0.05, 0.12, s * 0.66, 1.97, 0.66, 0.03)
            for a, b, w in (((-0.93, 0.89), (-0.14, 1.43), 0.09), ((0.40, 0.89), (0.46, 1.43), 0.07), ((1.72, 0.90), (1.10, 1.43), 0.12)):
                raw("pillar", [(s * (0.746 - 0.14 * (z - 0.88) / 0.56), y + dy, z) for (y, z), dy in ((a, -w / 2), (a, w / 2), (b, w / 2), (b, -w / 2))], [(0, 1, 2, 3)], mat(colour))
            block("graphite", 0.10, 0.14, 0.10, s * 0.90, -0.72, 0.92, 0.03)
        block("graphite", 1.60, 0.10, 0.18, 0, -2.03, 0.34, 0.03)
    return group(make, (x, y, 0), turn=turn)
