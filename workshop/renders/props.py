"""Things that stand around: tanks, pumps, a fridge. Metres."""
from buildings import block, many, mat, pipe, post
from kit import prism, mesh


def barrel(material, r, h, x, y, z=0.0, bevel=0.05, axis="z"):
    """A round body: tank, drum, silo."""
    verts, faces = prism(r * 2000, r * 2000, h * 1000, r * 1000, bevel * 1000, 14, 5)
    turn = {"z": lambda u, v, t: (u, v, t), "x": lambda u, v, t: (t, u, v), "y": lambda u, v, t: (u, t, v)}[axis]
    verts = [tuple(a + b * 1000 for a, b in zip(turn(*v), (x, y, z))) for v in verts]
    return mesh("barrel", verts, faces, mat(material))


def water_tank(x, y, stand=2.2, r=0.85, h=1.5, material="graphite"):
    for dx in (-0.7, 0.7):
        for dy in (-0.7, 0.7):
            post("cast", 0.05, stand, x + dx, y + dy)
    for dx in (-0.7, 0.7):
        pipe([(x + dx, y - 0.7, 0.2), (x + dx, y + 0.7, stand - 0.1)], 0.02, "cast")
    pipe([(x - 0.7, y - 0.7, 0.2), (x + 0.7, y - 0.7, stand - 0.1)], 0.02, "cast")
    pipe([(x + 0.7, y - 0.7, 0.2), (x - 0.7, y - 0.7, stand - 0.1)], 0.02, "cast")
    block("concrete", 1.7, 1.7, 0.1, x, y - 0.85, stand)
    barrel(material, r, h, x, y, stand + 0.1, 0.16)
    for i in range(5):
        barrel(material, r + 0.012, 0.05, x, y, stand + 0.3 + i * 0.24, 0.02)
    barrel(material, 0.26, 0.12, x, y, stand + h + 0.06, 0.04)
    pipe([(x + r * 0.6, y - r * 0.6, stand + 0.3), (x + r * 0.6, y - r * 0.75, stand + 0.1), (x + r * 0.6, y - r * 0.75, 0.0)], 0.03, "blue")


def fuel_pump(x, y):
    block("concrete", 1.0, 0.8, 0.15, x, y - 0.4, 0)
    block("shell", 0.7, 0.42, 1.7, x, y - 0.21, 0.15, 0.05)
    block("glass", 0.5, 0.02, 0.34, x, y - 0.225, 1.3, 0.02)
    block("screen", 0.3, 0.02, 0.10, x, y - 0.237, 1.42, 0.004)
    block("green", 0.71, 0.43, 0.22, x, y - 0.215, 0.62, 0.02)
    for s in (-1, 1):
        pipe([(x + s * 0.36, y - 0.1, 1.5), (x + s * 0.44, y - 0.12, 1.2), (x + s * 0.46, y - 0.12, 0.7), (x + s * 0.40, y - 0.16, 0.95)], 0.016, "rubber")
        block("rubber", 0.06, 0.10, 0.24, x + s * 0.39, y - 0.2, 0.95, 0.02)


def fridge(x, y, w=0.75, h=1.75, d=0.65):
    block("shell", w, d, h, x, y - d, 0.08, 0.03)
    block("graphite", w - 0.06, d - 0.08, 0.08, x, y - d + 0.04, 0)
    block("glass", w - 0.16, 0.02, h - 0.62, x, y - d - 0.012, 0.28, 0.02)
    block("screen", 0.2, 0.012, 0.07, x, y - d - 0.008, h - 0.12, 0.004)
    for k in range(5):
        many("shell", [(0.05, 0.11, 0.02, x - 0.24 + i * 0.075, y - d - 0.02, 0.36 + k * 0.2) for i in range(7)])
    post("steel", 0.012, 0.6, x + w / 2 - 0.07, y - d - 0.05, 0.6)
