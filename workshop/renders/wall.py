"""The picture of the home page: one wall, one day. From left to right the light goes from noon through the late afternoon to a lit dusk.

    blender -b -t 2 -P workshop/renders/wall.py -- shoot /tmp/renders/wall             (renders the layers, slow)
    blender -b -t 2 -P workshop/renders/wall.py -- grade /tmp/renders/wall out.webp    (mixes them, half a minute)

Each lamp is a light group, so one render gives one layer for each hour; `grade` lays them side by side, hour after hour,
as the strip below the picture does. The mix can be changed without rendering again.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402
from buildings import put  # noqa: E402
from kit import rod  # noqa: E402
from materials import finish  # noqa: E402
from nature import raw  # noqa: E402
from denoise import shift  # noqa: E402
from passes import clean, develop, halves, matte, shoot, towards  # noqa: E402
from render import arguments  # noqa: E402

WIDTH, RATIO = int(os.environ.get("WIDTH", 2000)), 1.29
HOURS = ("noon", "late", "sky", "lamp")
# Half a metre lies between inverter and battery, as the manual asks.
PRODUCTS = (("hd-s8-3p", -1.08, 0.92), ("hd-t15", 0.0, 0.0), ("hd-e22", 0.84, 0.46))
EYE, AIM, ACROSS = 1.45, (-0.34, 0.83), 3.05


def stage():
    """A wall and a floor, one tone darker than the white of the products."""
    wall, floor = matte("wall", (0.545, 0.53, 0.50), 0.9), matte("ground", (0.52, 0.505, 0.475), 0.9)
    raw("wall", [(-9, 0, 0), (9, 0, 0), (9, 0, 7), (-9, 0, 7)], [(0, 1, 2, 3)], wall)
    raw("ground", [(-9, -9, 0), (9, -9, 0), (9, 0, 0), (-9, 0, 0)], [(0, 1, 2, 3)], floor)


def wall_lamp(x, z):
    """A flat disc before a round plate, which lights the wall below it."""
    rod(40, 12, finish("graphite"), x * 1000, -12, z * 1000, axis="y", bevel=2, seg=24)
    rod(13, 60, finish("graphite"), x * 1000, -70, z * 1000, axis="y", bevel=1, seg=12)
    rod(56, 20, finish("graphite"), x * 1000, -90, z * 1000, axis="y", bevel=6, seg=32)
    lamp = bpy.data.lights.new("lamp", "SPOT")
    lamp.energy, lamp.color = 26, (1.0, 0.70, 0.40)
    lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size = math.radians(100), 0.85, 0.03
    hang(lamp, (x, -0.115, z - 0.062), Vector((0, 0.05, -1)), "lamp")


def hang(data, at, way, hour):
    obj = bpy.data.objects.new(hour, data)
    obj.location, obj.rotation_euler = at, Vector(way).to_track_quat("-Z", "Y").to_euler()
    obj.lightgroup = hour
    bpy.context.scene.collection.objects.link(obj)


def sun(hour, azimuth, elevation, power, colour, angle):
    data = bpy.data.lights.new(hour, "SUN")
    data.energy, data.color, data.angle = power, colour, math.radians(angle)
    hang(data, (0, 0, 5), -towards(azimuth, elevation), hour)


def lights():
    for hour in HOURS:
        bpy.context.view_layer.lightgroups.add(name=hour)
    sun("noon", -20, 56, 3.2, (1.0, 0.97, 0.93), 1.6)
    sun("late", -66, 14, 4.2, (1.0, 0.74, 0.47), 12)  # soft, as from a bright evening sky: direct sun is kept from batteries
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world, world.use_nodes = world, True
    node = world.node_tree.nodes["Background"]
    node.inputs[0].default_value, node.inputs[1].default_value = (0.95, 0.97, 1.0, 1), 0.62
    world.lightgroup = "sky"


def camera():
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_end, data.sensor_fit = 70, 100, "HORIZONTAL"
    away = towards(-22, 0)
    obj = bpy.data.objects.new("camera", data)
    obj.location = Vector((AIM[0], 0, EYE)) + away * (ACROSS / 36 * data.lens)
    obj.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    data.shift_y = (AIM[1] - EYE) / ACROSS
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj


def take(folder):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    stage()
    for id, x, z in PRODUCTS:
        put(id, x, -0.02 if id == "hd-t15" else -0.002, z)
    wall_lamp(PRODUCTS[-1][1], 1.46)
    lights()
    camera()
    slots = [(hour, f"Combined_{hour}") for hour in HOURS] + [("albedo", "DiffCol"), ("normal", "Normal"), ("glow", "Emit")]
    shoot(folder, WIDTH, round(WIDTH / RATIO), slots, int(os.environ.get("SAMPLES", 16)), 16)


def soft(line):
    """No hour begins at a line: each curve is smoothed over a tenth of the width."""
    reach = len(line) // 9
    kernel = np.hanning(reach * 2 + 1)
    return np.convolve(np.pad(line, reach, "edge"), kernel / kernel.sum(), "valid").astype(np.float32)


def weights(h, w):
    """How much of each hour stands in every column, and in what tint."""
    x = np.linspace(0, 1, w, dtype=np.float32)
    curve = lambda *points: soft(np.interp(x, *zip(*points)))[None, :, None]
    tint = lambda *stops: np.stack([soft(np.interp(x, [s[0] for s in stops], [s[1][c] for s in stops])) for c in range(3)], axis=1)[None]
    rows = np.linspace(1, 0, h, dtype=np.float32)[:, None, None]  # 0 is the upper edge
    dusk = 1 - 0.85 * np.interp(rows, (0.02, 0.26), (1, 0)).astype(np.float32) * curve((0.54, 0), (0.70, 1))  # evening falls from above, behind the header
    return {
        "noon": curve((0, 2.9), (0.10, 2.2), (0.26, 1.62), (0.38, 1.12), (0.48, 0.42), (0.56, 0.05), (0.62, 0)),
        "late": dusk * tint((0.22, (0, 0, 0)), (0.34, (0.50, 0.46, 0.42)), (0.46, (1.40, 1.24, 1.04)), (0.58, (1.42, 1.18, 0.92)), (0.68, (0.62, 0.47, 0.34)), (0.78, (0.10, 0.07, 0.05)), (0.86, (0, 0, 0))),
        "sky": tint((0, (1.55, 1.53, 1.47)), (0.26, (1.16, 1.15, 1.13)), (0.46, (0.76, 0.79, 0.84)), (0.64, (0.44, 0.50, 0.59)), (0.78, (0.26, 0.34, 0.46)), (1, (0.12, 0.19, 0.31))),
        "lamp": curve((0, 0), (0.50, 0.06), (0.70, 0.75), (1, 1.15)),
    }


def calm(image):
    """Of all lamps the small one throws sparks: none is much brighter than the middle of its neighbours."""
    around = np.stack([shift(shift(image, dy, 0), 0, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)])
    return np.minimum(image, np.median(around, axis=0) * 1.3 + 0.01)


def grade(folder, out):
    """Hour after hour from left to right: each layer has its own weight and tint in every column."""
    layers = {name: halves(folder, name, "glow") for name in (*HOURS, "albedo", "normal", "glow")}
    layers["lamp"] = [calm(half) for half in layers["lamp"]]
    h, w = layers["noon"][0].shape[:2]
    weight = weights(h, w)
    pair = []
    for half in (0, 1):
        mixed = sum(layers[name][half][..., :3] * weight[name] for name in HOURS) + layers["glow"][half][..., :3]
        pair.append(np.concatenate([mixed, np.ones((h, w, 1), np.float32)], axis=2))
    mean = lambda name: sum(layers[name]) / 2
    image = clean(pair, mean("albedo"), mean("normal"), 5)
    image[..., :3] *= 1 + 0.012 * np.random.default_rng(1).standard_normal((h, w, 1)).astype(np.float32)  # a breath of grain: smooth walls band without it
    develop(image, out, exposure=0.3, quality=92)


if __name__ == "__main__":
    what, *rest = arguments()
    {"shoot": take, "grade": grade}[what](*rest)
