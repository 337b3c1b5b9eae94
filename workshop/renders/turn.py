"""Turntable frames: blender -b -t 2 -P workshop/renders/turn.py -- hd-r5-1p .cache/clips/turn-ridge-5   (then workshop/clips/assemble.ts)"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402
from catalogue import build  # noqa: E402
from render import arguments, render, settings  # noqa: E402
from studio import bounds, camera, floor, light, soft_shadow  # noqa: E402

FRAMES, SAMPLES, WIDTH, HEIGHT, EXPOSURE = 60, 6, 960, 540, 0.95
AZIMUTH, ELEVATION, FILL = -10, 9, 0.44


def swept(points, centre):
    """All places that the points pass in a whole turn, coarsely."""
    turns = [Matrix.Rotation(math.tau * i / 24, 3, "Z") for i in range(24)]
    return [centre + turn @ (p - centre) for turn in turns for p in points[::3]]


def turn(id, folder):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    root = build(id)
    low, high, points = bounds(root)
    centre, size = (low + high) / 2, max(high - low)
    middle = Vector((centre.x, centre.y, 0))
    reach = math.hypot(high.x - low.x, high.y - low.y) / 2
    floor(Vector((middle.x - reach, middle.y - reach, low.z)), Vector((middle.x + reach, middle.y + reach, low.z)), size)
    light(centre, size, -1)
    camera(centre, swept(points, centre), AZIMUTH, ELEVATION, FILL)
    settings(WIDTH, HEIGHT, int(os.environ.get("SAMPLES", SAMPLES)), transparent=True, exposure=EXPOSURE)
    count = int(os.environ.get("FRAMES", FRAMES))
    for i in range(count):
        path = os.path.join(folder, f"{i:03d}.webp")
        if os.path.exists(path):
            continue
        root.matrix_world = Matrix.Translation(middle) @ Matrix.Rotation(-math.tau * i / count, 4, "Z") @ Matrix.Translation(-middle)
        render(path, 94, soft_shadow)


turn(*arguments())
