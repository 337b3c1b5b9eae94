"""Systems: Hearth (home, all in one) and Quarry (cabinets)."""
import math

import bpy
from mathutils import Matrix, Vector

from batteries import strata_module
from details import back_label, bracket, flank_name, handle, hinge, louvre, screws, side_gland, side_plug, slots
from brand import wordmark
from kit import MM, _target, boxes, product, rod, slab, text
from materials import finish as m


def hearth(id, h, d, modules, label, w=600):
    root = product(id)
    base, head = 70, h - 70 - modules * 330
    slab(w - 50, base - 14, d - 30, m("graphite"), y=-d + 15, z=0, r=6, bevel=3, name="plinth")
    slab(w, 22, d, m("graphite"), y=-d, z=base - 22, r=22, bevel=4, axis="z", name="base")
    for i in range(modules):
        strata_module(w, d, base + i * 330, 330)
    z = base + modules * 330
    slab(w - 14, 10, d - 14, m("seam"), y=-d + 7, z=z - 4, r=18, bevel=0.5, axis="z", name="joint")
    slab(w, head - 6, d, m("shell"), y=-d, z=z + 6, r=24, bevel=7, axis="z", steps=6, name="head")
    glass = min(head * 0.5, 250)
    slab(w - 60, glass, 4, m("glass"), y=-d - 1, z=z + head - glass - 50, r=14, bevel=0.8, name="glass")
    top = z + head - 50
    slab(w * 0.5, 3.4, 1.5, m("led"), x=-w / 2 + 58 + w * 0.25, y=-d - 1.8, z=top - glass + 22, r=1.5, bevel=0.2, name="status")
    text(label, 27, m("print"), -w / 2 + 58, -d - 1.2, top - 52, "LEFT", "Regular")
    text("86 %", 42, m("screen"), w / 2 - 58, -d - 1.2, top - glass + 30, "RIGHT", "Regular")
    wordmark(26, m("mark"), -w / 2 + 36, -d, z + 44)
    for s in (-1, 1):
        slots(s * (w / 2 - 1), -d * 0.45, z + head * 0.42, d * 0.42, int(head * 0.4 / 12), side=s, pitch=12)
    screws([(s * (w / 2 - 20), z + 26) for s in (-1, 1)], -d)
    hearth_ports(w, d, z)
    bracket(w * 0.42, h - 40, (-0.16 * w, -0.06 * w, 0.06 * w, 0.16 * w), 36, 20)
    boxes([(26, 34, 16, s * w * 0.12, 0, h - 57) for s in (-1, 1)], m("zinc"), "tip guard arm")
    back_label(label, -w * 0.3, z + head * 0.5)
    return root


def hearth_ports(w, d, z):
    """Everything is plugged in on the right flank of the inverter block."""
    slab(6, 172, d - 60, m("graphite"), x=w / 2 + 1, y=-d + 30, z=z + 22, r=8, bevel=2, axis="x", name="connection plate")
    x, rows = w / 2 + 4, (z + 60, z + 142)
    for i in range(2):
        y = -d + 62 + i * 44
        side_plug(x, y - 10, rows[1])
        side_plug(x, y + 10, rows[1])
        flank_name(f"PV {i + 1}", x, y, rows[1] + 20, 12, "CENTER")
    for y, r, name, row in ((-d + 62, 17, "GRID", 0), (-d + 122, 17, "BACK-UP", 0), (-d + 148, 13, "COM", 1)):
        side_gland(x, y, rows[row], r)
        flank_name(name, x, y, rows[row] + 22, 12, "CENTER")


def quarry(id, w, d, h, label, doors=1, liquid=False, is_open=False):
    root = product(id)
    plinth, roof = 110, 46
    slab(w - 40, plinth, d - 40, m("graphite"), y=-d + 20, z=0, r=6, bevel=3, axis="z", name="plinth")
    for s in (-1, 1):
        slab(150, 52, 4, m("seam"), x=s * w * 0.26, y=-d + 18, z=30, r=6, bevel=0.5, name="fork slot")
    if is_open:
        inside(w, d, plinth, h - plinth - roof)
    else:
        slab(w, h - plinth - roof, d, m("shell"), y=-d, z=plinth, r=14, bevel=4, axis="z", name="body")
    slab(w - 30, 10, d - 30, m("seam"), y=-d + 15, z=h - roof - 2, r=8, bevel=0.5, axis="z", name="roof gap")
    slab(w + 24, roof - 8, d + 24, m("warm"), y=-d - 12, z=h - roof + 8, r=22, bevel=8, axis="z", name="roof")
    wide = (w - 40) / doors
    for i in range(doors):
        leaf = lambda: door(-w / 2 + 20 + wide * (i + 0.5), wide - 5, -d, plinth + 24, h - plinth - roof - 48, i, doors, liquid)
        side = -1 if i == 0 else 1
        swung(leaf, side * (w / 2 - 20), -d, 112 * side if is_open else 0)
    swung(lambda: marks(w, d, h, label, doors), -(w / 2 - 20), -d, -112 if is_open else 0)
    swung(lambda: controls(w, d, h, doors), (w / 2 - 20) * (1 if doors > 1 else -1), -d, 112 * (1 if doors > 1 else -1) if is_open else 0)
    flank(w, d, h, plinth, liquid)
    for x in (-1, 1):
        for y in (-d + 110, -110):
            rod(24, 16, m("steel"), x * (w / 2 - 110), y, h - 2, axis="z", name="eye plate")
    return root


def swung(make, x, y, degrees):
    """Parts that turn together about an upright hinge at x, y."""
    outer = list(_target)
    leaf = bpy.data.objects.new("leaf", None)
    bpy.context.scene.collection.objects.link(leaf)
    leaf.parent = outer[0]
    _target[:] = [leaf]
    make()
    _target[:] = outer
    hinge_at, turn = Vector((x * MM, y * MM, 0)), Matrix.Rotation(math.radians(degrees), 4, "Z")
    leaf.location, leaf.rotation_euler = hinge_at - turn @ hinge_at, turn.to_euler()


def inside(w, d, z, h):
    """The cabinet with its doors open: battery packs left, converter, main switch and terminals right."""
    boxes([(30, h, d, s * (w / 2 - 15), -d, z) for s in (-1, 1)] + [(w - 60, h, 20, 0, -20, z), (w - 60, 20, d, 0, -d, z), (w - 60, 30, d, 0, -d, z + h - 30)], m("shell"), "case")
    boxes([(w - 62, h - 60, 4, 0, -24, z + 30)], m("cool"), "back wall")
    split, n = w * 0.06, 7
    boxes([(14, h - 50, d * 0.8, split, -d * 0.86, z + 20)], m("warm"), "partition")
    wide, tall = split + w / 2 - 60, (h - 120) / n
    for i in range(n):
        pack(-w / 2 + 40 + wide / 2, wide - 20, -d + 110, z + 60 + i * tall, tall - 26)
    converter(split + (w / 2 - 30 - split) / 2 + 4, w / 2 - 60 - split, -d + 110, z, h)


def pack(x, w, y, z, h):
    slab(w, h, 300, m("graphite"), x=x, y=y, z=z, r=6, bevel=3, name="pack")
    slab(w - 40, h * 0.5, 3, m("cool"), x=x, y=y - 2, z=z + h * 0.25, r=5, bevel=0.8, name="pack face")
    for s, colour in ((-1, "orange"), (1, "rubber")):
        rod(17, 26, m(colour), x + s * (w / 2 - 70), y - 26, z + h * 0.5, seg=10, bevel=2, name="pack plug")
        slab(16, h * 0.5, 26, m("steel"), x=x + s * (w / 2 - 26), y=y - 26, z=z + h * 0.25, r=6, bevel=3, name="pack grip")
    slab(60, 12, 1, m("led-dim"), x=x, y=y - 3, z=z + h * 0.46, r=4, bevel=0.2, name="pack light")


def converter(x, w, y, z, h):
    """From above: converter with its louvre, detector panel, main switch, terminals over the cable opening."""
    slab(w - 20, h * 0.36, 260, m("warm"), x=x, y=y, z=z + h * 0.58, r=6, bevel=3, name="converter")
    louvre(w * 0.6, h * 0.16, y, z + h * 0.68, x, 24)
    slab(w - 20, h * 0.10, 120, m("shell"), x=x, y=y, z=z + h * 0.455, r=6, bevel=3, name="control")
    for i in range(4):
        rod(8, 3, m("led-dim" if i < 3 else "orange"), x - 60 + i * 40, y - 3, z + h * 0.505, name="lamp")
    slab(w * 0.5, h * 0.11, 120, m("graphite"), x=x, y=y, z=z + h * 0.32, r=8, bevel=4, name="main switch")
    slab(30, h * 0.08, 60, m("red"), x=x, y=y - 50, z=z + h * 0.335, r=8, bevel=6, name="switch lever")
    slab(w - 20, h * 0.13, 20, m("shell"), x=x, y=y + 40, z=z + h * 0.15, r=4, bevel=1, name="terminal plate")
    for i, name in enumerate(("L1", "L2", "L3", "N", "PE")):
        px = x + (i - 2) * w * 0.17
        slab(w * 0.09, h * 0.06, 26, m("earth" if name == "PE" else "copper"), x=px, y=y + 16, z=z + h * 0.16, r=3, bevel=1, name="terminal")
        rod(9, 8, m("steel"), px, y + 9, z + h * 0.19, seg=2, name="terminal bolt")
        text(name, w * 0.065, m("mark"), px, y + 39, z + h * 0.24, weight="Bold")
    slab(w * 0.8, 3, w * 0.45, m("seam"), x=x, y=y, z=z + 20, r=20, bevel=0.5, axis="z", name="cable opening")


def door(x, w, y, z, h, index, doors, liquid):
    slab(w + 5, h + 6, 2.5, m("seam"), x=x, y=y - 1, z=z - 3, r=6, bevel=0.3, name="door gap")
    slab(w, h, 26, m("shell"), x=x, y=y - 24, z=z, r=8, bevel=5, name="door")
    opens = 1 if index == 0 and doors > 1 or doors == 1 else -1
    handle(x + opens * (w / 2 - 46), y - 24, z + h * 0.43, 190)
    for f in (0.10, 0.5, 0.86):
        hinge(x - opens * (w / 2 + 1), y - 20, z + h * f, 90)
    if liquid and index == 0:
        louvre(w * 0.62, h * 0.20, y - 24, z + h * 0.08, x, 26)
    else:
        louvre(w * 0.56, h * 0.13, y - 24, z + h * 0.07, x, 24)
        louvre(w * 0.56, h * 0.09, y - 24, z + h * 0.85, x, 24)


def marks(w, d, h, label, doors):
    """Symbol, name and model stand flush with the louvres, clear of the gap between the doors and of the stop button."""
    y, right = -d - 24, doors > 1
    left, size, z = (-w * 0.385, w * 0.035, h * 0.55) if right else (-w * 0.30, w * 0.046, h * 0.50)
    slab(w * 0.30, 5, 2, m("led"), x=-w * 0.25 if right else -w * 0.12, y=y - 1, z=h * 0.80, r=2, bevel=0.3, name="status")
    wordmark(size, m("mark"), left, y, z, "LEFT")
    text(label, w * 0.030, m("mark"), left, y - 0.1, z - h * 0.035, "LEFT", "Regular")


def controls(w, d, h, doors):
    y = -d - 24
    px = w * 0.25 if doors > 1 else -w * 0.12
    slab(240, 150, 5, m("glass"), x=px, y=y - 3, z=h * 0.66, r=12, bevel=1, name="hmi")
    slab(206, 96, 1, m("seam"), x=px, y=y - 3.6, z=h * 0.66 + 34, r=3, bevel=0.2, name="screen")
    text("62 %", 44, m("screen"), px - 92, y - 4, h * 0.66 + 68, "LEFT", "Regular")
    boxes([(14, 12 + 9 * k, 0.6, px + 20 + 20 * i, y - 4, h * 0.66 + 44) for i, k in enumerate((1, 3, 6, 4))], m("led-dim"), "chart")
    slab(64, 64, 12, m("yellow"), x=px + 70, y=y - 12, z=h * 0.585, r=6, bevel=2, name="stop box")
    rod(19, 20, m("red"), px + 70, y - 32, h * 0.585 + 32, bevel=5, name="stop")
    rod(13, 3, m("led-dim"), px - 90, y - 4, h * 0.585 + 32, name="lamp")
    rod(13, 3, m("orange"), px - 46, y - 4, h * 0.585 + 32, name="lamp")


def flank(w, d, h, plinth, liquid):
    """Side walls: recessed panels, vent panel and, for air cooling, fan grilles."""
    for s in (-1, 1):
        for f in (0.27, 0.73):
            slab(3, h * 0.70, d * 0.42, m("seam"), x=s * (w / 2 + 0.2), y=-d * f - d * 0.21, z=plinth + h * 0.10, r=10, bevel=0.3, axis="x", name="panel gap")
            slab(5, h * 0.70 - 8, d * 0.42 - 8, m("shell"), x=s * (w / 2 + 1.2), y=-d * f - d * 0.21 + 4, z=plinth + h * 0.10 + 4, r=8, bevel=2, axis="x", name="panel")
        boxes([(8, 9, d * 0.26, s * (w / 2 + 1), -d * 0.86, plinth + h * 0.14 + i * 26) for i in range(10 if liquid else 18)], m("seam"), "grille")
