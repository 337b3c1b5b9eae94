"""What stands in rooms and yards. Metres; fronts look to -y."""
from buildings import block, group, many, pipe, post
from props import barrel


def table(x, y, w=1.4, d=0.7, h=0.75, top="pale wood", legs="graphite"):
    block(top, w, d, 0.035, x, y - d / 2, h - 0.035, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            block(legs, 0.045, 0.045, h - 0.035, x + sx * (w / 2 - 0.06), y + sy * (d / 2 - 0.06) - 0.02, 0, 0.004)
    many(legs, [(w - 0.16, 0.06, 0.02, x, y - d / 2 + 0.05, h - 0.10)])


def chair(x, y, turn=0.0, colour="teal"):
    def make():
        for sx in (-1, 1):
            pipe([(sx * 0.19, -0.19, 0), (sx * 0.19, -0.19, 0.44)], 0.012, "graphite")
            pipe([(sx * 0.19, 0.19, 0), (sx * 0.19, 0.19, 0.44), (sx * 0.19, 0.22, 0.84)], 0.012, "graphite")
        block(colour, 0.42, 0.42, 0.03, 0, -0.21, 0.44, 0.012)
        block(colour, 0.42, 0.02, 0.24, 0, 0.215, 0.60, 0.012)
    return group(make, (x, y, 0), turn=turn)


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
