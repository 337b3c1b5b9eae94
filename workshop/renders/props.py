"""Things that stand around: vans, tanks, fences, crates, pumps, stalls. Metres."""
import math
import random

from buildings import block, group, many, mat, pipe, post
from kit import prism, mesh
from nature import leaf_cloud, raw, sheet
from mathutils import Vector


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


def fence(x0, x1, y, h=1.8, turn=None):
    n = int((x1 - x0) / 2.4) + 1
    for i in range(n + 1):
        post("graphite", 0.03, h, x0 + (x1 - x0) * i / n, y)
    step = 0.11
    many("graphite", [(0.006, h - 0.12, 0.006, x0 + i * step, y, 0.06) for i in range(int((x1 - x0) / step))])
    many("graphite", [(x1 - x0, 0.02, 0.012, (x0 + x1) / 2, y - 0.006, z) for z in (0.1, h * 0.5, h - 0.08)])


def van(x, y, turn=0.0, colour="shell"):
    """A delivery van, nose to -y."""
    def make():
        block(colour, 2.0, 4.0, 1.9, 0, -1.2, 0.42, 0.16)
        block(colour, 1.96, 1.5, 0.75, 0, -2.25, 0.42, 0.16)
        windscreen = [(-0.86, -1.90, 1.12), (0.86, -1.90, 1.12), (0.80, -1.18, 2.12), (-0.80, -1.18, 2.12)]
        sheet([(a[0], a[1] - 0.03, a[2]) for a in windscreen], mat("glass"))
        sheet([(-0.98, -1.92, 1.1), (0.98, -1.92, 1.1), (0.92, -1.16, 2.22), (-0.92, -1.16, 2.22)], mat("graphite"))
        for s in (-1, 1):
            sheet([(s * 0.985, -1.9, 1.1), (s * 0.985, -1.1, 1.1), (s * 0.985, -1.1, 2.2)], mat(colour))
            block("glass", 0.03, 0.85, 0.62, s * 0.995, -1.05, 1.22, 0.01)
            block("graphite", 0.16, 0.10, 0.24, s * 1.12, -1.42, 1.2, 0.03)
            block("screen", 0.34, 0.05, 0.12, s * 0.70, -2.275, 0.84, 0.02)
            block("led", 0.02, 2.6, 0.05, s * 0.995, -0.4, 0.95, 0.004)
            for wy in (-1.45, 1.85):
                barrel("rubber", 0.36, 0.24, s * 0.9 - 0.12, wy, 0.36, 0.04, axis="x")
                barrel("alu", 0.22, 0.27, s * 0.9 - 0.135, wy, 0.36, 0.02, axis="x")
        block("graphite", 1.98, 0.14, 0.26, 0, -2.30, 0.34, 0.04)
        block("graphite", 1.9, 3.8, 0.2, 0, -1.1, 0.30, 0.02)
        block("glass", 1.1, 0.03, 0.14, 0, -2.27, 0.66, 0.02)
    return group(make, (x, y, 0), turn=turn)


def crates(material, x, y, across=3, up=4, w=0.58, h=0.3, d=0.38, fill=None, seed=1):
    rng = random.Random(seed)
    for i in range(across):
        for k in range(up - (i % 2)):
            cx, cy, cz = x + i * (w + 0.03), y + rng.uniform(-0.02, 0.02), k * h + 0.12
            many(material, [(w, 0.05, 0.012, cx, cy, cz + dz) for dz in (0.02, 0.10, 0.18, 0.245)]
                 + [(0.02, h - 0.01, 0.03, cx + s * w / 2, cy - 0.002, cz) for s in (-1, 1)]
                 + [(0.012, h - 0.02, d, cx + s * w / 2, cy, cz) for s in (-1, 1)] + [(w, 0.02, d, cx, cy, cz), (w, h - 0.02, 0.012, cx, cy + d, cz)])
            if fill:
                for _ in range(26):
                    barrel(fill, 0.045, 0.09, cx + rng.uniform(-0.22, 0.22), cy + rng.uniform(0.05, d - 0.06), cz + h - 0.10 + rng.uniform(0, 0.03), 0.044)
    block("pale wood", across * (w + 0.03) + 0.1, d + 0.2, 0.11, x + (across - 1) * (w + 0.03) / 2, y - 0.08, 0.0, 0.004)


def sacks(x, y, across=4, up=5, seed=1):
    rng = random.Random(seed)
    for k in range(up):
        for i in range(across - k % 2):
            bag = block("sack", 0.62, 0.42, 0.19, 0, 0, 0, 0.07)
            bag.location = (x + (i + 0.5 * (k % 2)) * 0.64 + rng.uniform(-0.02, 0.02), y + rng.uniform(-0.03, 0.03), k * 0.165 + 0.1)
            bag.rotation_euler = (0, rng.uniform(-0.04, 0.04), rng.uniform(-0.05, 0.05))
    block("pale wood", across * 0.66, 0.6, 0.1, x + across * 0.32 - 0.32, y - 0.06, 0)


def pot_plant(x, y, r=0.2, leaf="leaf", seed=1, h=0.4):
    barrel("clay roof", r, h, x, y, 0, 0.03)
    rng = random.Random(seed)
    blobs = [(Vector((rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1), h + rng.uniform(0.1, 0.5))), rng.uniform(0.15, 0.28)) for _ in range(6)]
    raw("plant", *leaf_cloud(rng, blobs, 4200, 0.045), leaf).location = (x, y, 0)


def fuel_pump(x, y):
    block("concrete", 1.0, 0.8, 0.15, x, y - 0.4, 0)
    block("shell", 0.7, 0.42, 1.7, x, y - 0.21, 0.15, 0.05)
    block("glass", 0.5, 0.02, 0.34, x, y - 0.225, 1.3, 0.02)
    block("screen", 0.3, 0.02, 0.10, x, y - 0.237, 1.42, 0.004)
    block("green", 0.71, 0.43, 0.22, x, y - 0.215, 0.62, 0.02)
    for s in (-1, 1):
        pipe([(x + s * 0.36, y - 0.1, 1.5), (x + s * 0.44, y - 0.12, 1.2), (x + s * 0.46, y - 0.12, 0.7), (x + s * 0.40, y - 0.16, 0.95)], 0.016, "rubber")
        block("rubber", 0.06, 0.10, 0.24, x + s * 0.39, y - 0.2, 0.95, 0.02)


def lattice_tower(x, y, h=26, foot=1.5, top=0.5):
    steps = int(h / 1.6)
    corner = lambda i, sx, sy: (x + sx * (foot + (top - foot) * i / steps), y + sy * (foot + (top - foot) * i / steps), h * i / steps)
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    for c in corners:
        pipe([corner(0, *c), corner(steps, *c)], 0.07, "alu")
    for i in range(steps):
        for a, b in zip(corners, corners[1:] + corners[:1]):
            pipe([corner(i, *a), corner(i + 1, *b)], 0.025, "alu")
            pipe([corner(i, *a), corner(i, *b)], 0.02, "alu")
    for k, z in enumerate((h - 1.6, h - 4.2)):
        for dx, dy in ((-0.9, -0.3), (0.9, -0.3), (0, -0.9)):
            block("shell", 0.28, 0.12, 1.7, x + dx, y + dy, z - 0.6, 0.03)
    barrel("shell", 0.6, 0.35, x - 0.9, y - 0.85, h - 8, 0.12, axis="y")
    post("alu", 0.03, 2.2, x, y, h)


def stall(x, y, cloth, seed=1):
    rng = random.Random(seed)
    block("wood", 1.9, 0.8, 0.06, x, y, 0.82)
    for dx in (-0.9, 0.9):
        for dy in (0.05, 0.75):
            post("dark wood", 0.03, 2.3 if dy > 0.5 else 0.82, x + dx, y + dy)
    block(cloth, 1.92, 0.02, 0.5, x, y - 0.01, 0.38, 0.004)
    for i in range(7):
        block(rng.choice(("cloth a", "cloth b", "cloth c", "cloth d")), 0.22, 0.5, rng.uniform(0.05, 0.3), x - 0.8 + i * 0.26, y + 0.12, 0.88, 0.02)
    for i in range(6):
        block(rng.choice(("cloth a", "cloth b", "cloth c", "cloth d", "sack")), 0.26, 0.012, rng.uniform(0.7, 1.1), x - 0.78 + i * 0.31, y + 0.74, 1.15, 0.004)
    pipe([(x - 0.95, y + 0.75, 2.28), (x + 0.95, y + 0.75, 2.28)], 0.015, "dark wood")


def surfboard(x, y, h=2.1, material="shell", stripe="blue"):
    outline = [(0.27 * math.sin(math.pi * t) ** 0.55, t * h) for t in (i / 24 for i in range(25))]
    ring = [(u, v) for u, v in outline] + [(-u, v) for u, v in reversed(outline[1:-1])]
    for dy, wide, m in ((0.0, 1.0, material), (-0.004, 0.18, stripe)):
        verts = [(x + u * wide, y + dy - 0.02 + v * 0.10, v) for u, v in ring] + [(x + u * wide, y + dy + 0.03 + v * 0.10, v) for u, v in ring]
        n = len(ring)
        raw("board", verts, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)], mat(m))


def fridge(x, y, w=0.75, h=1.75, d=0.65):
    block("shell", w, d, h, x, y - d, 0.08, 0.03)
    block("graphite", w - 0.06, d - 0.08, 0.08, x, y - d + 0.04, 0)
    block("glass", w - 0.16, 0.02, h - 0.62, x, y - d - 0.012, 0.28, 0.02)
    block("screen", 0.2, 0.012, 0.07, x, y - d - 0.008, h - 0.12, 0.004)
    for k in range(5):
        many("shell", [(0.05, 0.11, 0.02, x - 0.24 + i * 0.075, y - d - 0.02, 0.36 + k * 0.2) for i in range(7)])
    post("steel", 0.012, 0.6, x + w / 2 - 0.07, y - d - 0.05, 0.6)
