"""Boxes, pipes, products and solar arrays. Metres; fronts look to -y."""
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
