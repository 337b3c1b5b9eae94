"""Houses, halls, roofs, windows and solar arrays. Metres; fronts look to -y."""
import math

import bpy

from catalogue import build
from kit import boxes, product, rod, slab, stage, tube
from materials import finish
from surfaces import SURFACES, WOODS, BRICKS, surface


def mat(name):
    return surface(name) if name in SURFACES or name in WOODS or name in BRICKS or name in ("water", "pane") else finish(name)


def block(material, w, d, h, x, y, z=0.0, r=0.012):
    """A box: x of the middle, y of the front, z of the lower edge."""
    box = slab(w * 1000, h * 1000, d * 1000, mat(material), x=x * 1000, y=y * 1000, z=z * 1000, r=r * 1000, bevel=r * 700, seg=2, steps=2, name="block")
    # What a lamp lights comes from its area light: as a glowing box it would only throw sparks.
    box.visible_diffuse = box.visible_glossy = material != "lamp"
    return box


def many(material, items):
    boxes([tuple(v * 1000 for v in item) for item in items], mat(material))


def post(material, r, h, x, y, z=0.0, axis="z"):
    return rod(r * 1000, h * 1000, mat(material), x * 1000, y * 1000, z * 1000, axis=axis, bevel=1)


def pipe(points, r=0.011, material="cool"):
    tube([tuple(c * 1000 for c in p) for p in points], r * 1000, mat(material), smooth=False)


def put(id, x, y=0.0, z=0.0, turn=0.0):
    """Set a product of the catalogue down: its back at y."""
    root = build(id)
    root.location, root.rotation_euler = (x, y, z), (0, 0, math.radians(turn))
    stage()
    return root


def group(make, at=(0, 0, 0), tilt=0.0, turn=0.0):
    """Build parts in their own coordinates, then place them together."""
    root = product("group")
    make()
    root.location, root.rotation_euler = at, (math.radians(tilt), 0, math.radians(turn))
    stage()
    return root


def window(x, y, z, w, h, lit=True, bars=1, frame="graphite", shop=False):
    block("window" if lit else "day pane", w, 0.03, h, x, y - 0.012, z, 0.002)
    if lit:
        (shelves if shop else room)(x, y - 0.016, z, w, h)
    else:
        nets(x, y - 0.0145, z, w, h)
    t = 0.05
    for dx in (-w / 2, w / 2):
        block(frame, t, 0.09, h + t, x + dx, y - 0.03, z - t / 2, 0.003)
    for dz in (0, h):
        block(frame, w - t, 0.08, t, x, y - 0.025, z + dz - t / 2, 0.004)
    for i in range(bars):
        block(frame, 0.03, 0.07, h, x - w / 2 + w * (i + 1) / (bars + 1), y - 0.02, z, 0.003)
    block("concrete", w + 0.16, 0.16, 0.04, x, y - 0.1, z - t - 0.02, 0.006)


def nets(x, y, z, w, h):
    """By day one sees net curtains and above them the dim room."""
    fold = w * 0.026
    for s in (-1, 1):
        many("net", [(fold * 0.8, h, 0.002, x + s * (w / 2 - fold * (i + 0.5)), y, z) for i in range(8)])


def room(x, y, z, w, h):
    """What one sees of a lit room: drawn curtains, a pendant lamp, and a sofa where the window reaches the floor."""
    fold = w * 0.017
    for s in (-1, 1):
        for i in range(9):
            many(("curtain", "curtain fold")[i % 2], [(fold, h, 0.003, x + s * (w / 2 - fold * (i + 0.5)), y, z)])
    post("graphite", 0.004, h * 0.24, x + w * 0.2, y, z + h * 0.76)
    block("lamp shade", 0.22, 0.003, 0.13, x + w * 0.2, y - 0.002, z + h * 0.70, 0.001)
    if h > 1.8:
        for dx, wide, tall in ((-0.14, 0.40, 0.42), (-0.14, 0.34, 0.72), (-0.31, 0.06, 0.56), (0.03, 0.06, 0.56)):
            block("sofa", w * wide, 0.003, tall, x + w * dx, y, z + 0.02, 0.001)


def shelves(x, y, z, w, h):
    """What one sees of a lit shop: shelves with goods, lamps under the ceiling."""
    goods = ("cloth a", "cloth b", "cloth c", "cloth d", "shell")
    for k in range(4):
        many("dark wood", [(w * 0.94, 0.03, 0.004, x, y, z + 0.12 + k * h * 0.17)])
        n = int(w * 5)
        for i in range(n):
            tall = h * (0.06 + 0.05 * ((i * 7 + k * 3) % 5) / 4)
            many(goods[(i * 3 + k * 2 + i // 3) % 5], [(w * 0.7 / n, tall, 0.003, x - w * 0.44 + i * w * 0.9 / n, y, z + 0.15 + k * h * 0.17)])
    many("lamp", [(w * 0.2, 0.03, 0.003, x + s * w * 0.25, y, z + h * 0.93) for s in (-1, 1)])


def door(x, y, w=0.95, h=2.1, colour="wood"):
    block(colour, w, 0.06, h, x, y - 0.01, 0.04, 0.006)
    many("seam", [(w - 0.2, 0.012, 0.004, x, y - 0.013, 0.04 + h * f) for f in (0.2, 0.4, 0.6, 0.8)])
    post("steel", 0.012, 0.5, x + w / 2 - 0.12, y - 0.05, 0.85)


def module():
    """One solar module, lying on z = 0, 1.76 x 1.13 m."""
    slab(1760, 34, 1130, finish("alu"), y=-565, z=0, r=4, bevel=2, axis="z", seg=2, steps=2, name="module frame")
    slab(1736, 2, 1106, surface("solar"), y=-553, z=33.4, r=2, bevel=0.3, axis="z", seg=2, steps=1, name="module glass")


def modules(rows, cols, gap=0.02):
    """A field of modules; the first stands at the origin, rows go up y. One mesh, many objects."""
    first = product("module")
    module()
    parts = list(first.children)
    for i in range(rows):
        for j in range(cols):
            if not i and not j:
                continue
            root = bpy.data.objects.new("module", None)
            bpy.context.scene.collection.objects.link(root)
            root.location = (j * (1.76 + gap), i * (1.13 + gap), 0)
            root.parent = first
            for part in parts:
                copy = bpy.data.objects.new(part.name, part.data)
                copy.parent = root
                bpy.context.scene.collection.objects.link(copy)
    stage()
    return first


def solar(rows, cols, at, tilt, turn=0.0):
    """An array whose lower left corner is at `at`."""
    field = modules(rows, cols)
    holder = bpy.data.objects.new("array", None)
    bpy.context.scene.collection.objects.link(holder)
    field.parent = holder
    field.location = (0.88, 0.565, 0.0)
    holder.location = at
    holder.rotation_euler = (math.radians(tilt), 0, math.radians(turn))


def gable(x0, x1, y0, y1, eave, ridge, roof="roof", wall="white wall", over=0.55, panels=None, seams=0.42):
    """Roof with its ridge along x; `panels` is (rows, cols, x of the first) on the front slope."""
    middle, half = (y0 + y1) / 2, (y1 - y0) / 2
    pitch = math.degrees(math.atan2(ridge - eave, half))
    run = (half + over) / math.cos(math.radians(pitch))
    drop = over * math.tan(math.radians(pitch))
    long = x1 - x0 + 2 * over

    def slope():
        block(roof, long, run, 0.14, 0, 0, 0)
        if seams:
            many(roof, [(0.03, 0.045, run, -long / 2 + i * seams, 0, 0.14) for i in range(int(long / seams) + 1)])
        block("graphite", long + 0.02, 0.12, 0.10, 0, -0.11, 0.0)

    centre = (x0 + x1) / 2
    group(slope, (centre, y0 - over, eave - drop), pitch)
    group(slope, (centre, y1 + over, eave - drop), pitch, 180)
    for x in (x0 + 0.1, x1 - 0.1):
        triangle(wall, x, y0, y1, eave, ridge)
    if panels:
        rows, cols, first = panels
        a = math.radians(pitch)
        along = 0.75
        solar(rows, cols, (first, y0 - over + along * math.cos(a) - 0.2 * math.sin(a), eave - drop + along * math.sin(a) + 0.2 * math.cos(a)), pitch)


def triangle(wall, x, y0, y1, eave, ridge):
    from nature import raw
    a, b = x - 0.1, x + 0.1
    verts = [(p, *q) for p in (a, b) for q in ((y0, eave - 0.05), (y1, eave - 0.05), ((y0 + y1) / 2, ridge))]
    raw("gable", verts, [(0, 1, 2), (5, 4, 3), (0, 2, 5, 3), (1, 4, 5, 2), (0, 3, 4, 1)], wall)


def corrugated(material, w, h, x, y, z=0.0, pitch=0.36):
    """A sheet wall along x, looking to -y: wide, round waves, which stay calm when the picture is small."""
    from nature import raw
    n, verts, faces = int(w / pitch) * 12, [], []
    for i in range(n + 1):
        px, dy = x - w / 2 + i * w / n, 0.02 * (1 - math.cos(math.tau * i / 12))
        verts += [(px, y + dy, z), (px, y + dy, z + h)]
    for k in range(n):
        faces.append((2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1))
    raw("sheet wall", verts, faces, material, smooth=True)


def lintel_lamp(x, y, z):
    block("graphite", 0.12, 0.10, 0.20, x, y - 0.10, z, 0.02)
    block("lamp", 0.08, 0.06, 0.012, x, y - 0.08, z - 0.012, 0.002)
