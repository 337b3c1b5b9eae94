"""Layers of the stacking clip: blender -b -t 2 -P workshop/renders/stack.py -- .cache/clips/stack   (then workshop/clips/record.ts)

The camera has no perspective, so a part that comes down moves straight down the picture: a few stills make the whole clip.
`stage-0` to `stage-4` are the growing stack with its shadow, `module` and `head` the parts in the air, `lit` the end.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402
from catalogue import build  # noqa: E402
from render import arguments, render, settings  # noqa: E402
from studio import bounds, camera, floor, light, soft_shadow  # noqa: E402

SAMPLES, WIDTH, HEIGHT, EXPOSURE = 16, 1280, 720, 0.95
BASE, MODULE, MODULES = 60, 330, 3


def level(part):
    """0 for the base, 1 to 3 for the modules, 4 for the head."""
    points = [part.matrix_world @ Vector(c) for c in part.bound_box]
    z = sum(p.z for p in points) / len(points) * 1000
    return 0 if z < BASE - 8 else min(MODULES + 1, int((z - BASE + 8) // MODULE) + 1)


def shoot(folder, name, parts, levels, lit=False, on_floor=True):
    path = os.path.join(folder, f"{name}.webp")
    for part in parts:
        part.hide_render = level(part) not in levels
    for floor_object in (o for o in bpy.data.objects if o.name.startswith("floor")):
        floor_object.hide_render = not on_floor
    lamp = bpy.data.materials["led"].node_tree.nodes["Principled BSDF"]
    lamp.inputs["Emission Strength"].default_value = 2.2 if lit else 0.0
    if not os.path.exists(path):
        render(path, 94, soft_shadow if on_floor else None)


def make(folder):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    root = build("hd-t15")
    low, high, points = bounds(root)
    centre, size = (low + high) / 2, max(high - low)
    floor(low, high, size)
    light(centre, size, -1)
    camera(centre, points, -30, 12, 0.5)
    lens = bpy.context.scene.camera.data
    lens.type, lens.ortho_scale, lens.shift_x, lens.shift_y = "ORTHO", size * 2.4, 0, 0.03
    settings(WIDTH, HEIGHT, int(os.environ.get("SAMPLES", SAMPLES)), transparent=True, exposure=EXPOSURE)
    parts = [o for o in root.children_recursive if o.type in {"MESH", "CURVE"}]
    for top in range(MODULES + 2):
        shoot(folder, f"stage-{top}", parts, range(top + 1))
    shoot(folder, "lit", parts, range(MODULES + 2), lit=True)
    shoot(folder, "module", parts, [1], on_floor=False)
    shoot(folder, "head", parts, [MODULES + 1], on_floor=False)


make(*arguments())
