"""The one studio of all pack shots: lights, floor, camera; everything scales with the product."""
import math
from itertools import product

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from denoise import shift

VIEWS = {"front": (-30, 6), "side": (38, 16), "ports": (-12, -58), "back": (152, 10), "open": (10, 7)}
# Where the connections are not below: from where they are seen, and which part of the body's height is shown.
PORTS = {"c": (70, 8, (0, 0.36)), "t": (60, 8, (0, 1)), "b": (0, 3, (0, 1)), "h": (60, 6, (0.66, 1)), "q": (6, 4, (0.03, 0.46)),
         "al": (-10, 14, (0, 1)), "bm": (-12, 14, (0, 1)), "bw": (-22, -30, (0, 1)), "bg": (-22, -30, (0, 1))}
LENS = 85
WHOLE = (0, 1)
SERIES = ("Ridge", "Summit", "Outpost", "Tether")


def bounds(root):
    bpy.context.view_layer.update()
    points = [o.matrix_world @ Vector(c) for o in root.children_recursive if o.type in {"MESH", "CURVE"} for c in o.bound_box]
    low = Vector(min(p[i] for p in points) for i in range(3))
    return low, Vector(max(p[i] for p in points) for i in range(3)), points


def set_up(root, view, fill=0.86):
    low, high, points = bounds(root)
    centre, size = (low + high) / 2, max(high - low)
    azimuth, elevation, part = looking(root.name, view)
    if elevation > 0 and part == WHOLE:
        floor(low, high, size)
    # Connections are lit from where they are seen from.
    light(centre, size, (-1 if azimuth < 0 else 1) * (-1 if view == "ports" else 1))
    if elevation < 0:
        softbox(centre, size, (-0.6, -1.0, -1.9), 1.4, 0.85)
    if azimuth > 40 and view == "ports":
        softbox(centre, size, (2.2, -0.5, 0.5), 1.0, 0.55)
    if view == "back":
        softbox(centre, size, (1.5, 2.0, 1.2), 1.4, 1.0)
        softbox(centre, size, (-0.8, 2.4, 0.6), 1.2, 0.35)
    camera(centre, points if part == WHOLE else corners(low, high, part), azimuth, elevation, fill)


def looking(id, view):
    """Azimuth, elevation and part of the body."""
    kind = next((k for k in (id[3:5], id[3]) if view == "ports" and k in PORTS), None)
    return PORTS[kind] if kind else (*VIEWS[view], WHOLE)


def corners(low, high, part):
    heights = [low.z + (high.z - low.z) * f for f in part]
    return [Vector(point) for point in product((low.x, high.x), (low.y, high.y), heights)]


def light(centre, size, near):
    """The key light comes from the side that the camera does not look from, so the near flank (-1 left, 1 right) reads darker."""
    softbox(centre, size, (-1.1 * near, -2.0, 1.9), 1.3, 1.12, (1, 0.98, 0.95))
    flag(centre, size, near)
    softbox(centre, size, (-1.75 * near, -2.0, 0.35), 0.8, 0.03)
    softbox(centre, size, (-0.5 * near, 1.4, 2.0), 1.2, 0.5)
    world((0.86, 0.91, 0.96), 0.19)


def softbox(centre, size, at, width, power, colour=(1, 1, 1)):
    light = bpy.data.lights.new("softbox", "AREA")
    light.size, light.color = width * size, colour
    light.energy = power * 62 * size * size
    obj = bpy.data.objects.new("softbox", light)
    obj.location = centre + Vector(at) * size
    obj.rotation_euler = (centre - obj.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(obj)


def flag(centre, size, side):
    """A dark card beside the product, unseen by the camera, so that the near flank reads darker than the front."""
    mesh = bpy.data.meshes.new("flag")
    x, y, z = centre.x + side * size * 1.35, centre.y, centre.z
    mesh.from_pydata([(x, y - size * 0.7, z - size), (x, y + size, z - size), (x, y + size, z + size), (x, y - size * 0.7, z + size)], [], [(0, 1, 2, 3)])
    dark = bpy.data.materials.new("flag")
    dark.use_nodes = True
    dark.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.10, 0.10, 0.11, 1)
    dark.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    mesh.materials.append(dark)
    obj = bpy.data.objects.new("flag", mesh)
    obj.visible_camera = False
    bpy.context.scene.collection.objects.link(obj)


def world(colour, strength):
    w = bpy.data.worlds.new("studio")
    w.use_nodes = True
    node = w.node_tree.nodes["Background"]
    node.inputs[0].default_value, node.inputs[1].default_value = (*colour, 1), strength
    bpy.context.scene.world = w


def floor(low, high, size):
    """Only as large as the shadow that is kept: an empty floor costs time."""
    x0, x1, y0, y1, z = low.x - 0.5 * size, high.x + 0.5 * size, low.y - 0.45 * size, high.y + 0.8 * size, low.z - 0.002 * size
    mesh = bpy.data.meshes.new("floor")
    mesh.from_pydata([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [], [(0, 1, 2, 3)])
    obj = bpy.data.objects.new("floor", mesh)
    obj.is_shadow_catcher = True
    bpy.context.scene.collection.objects.link(obj)


def camera(centre, points, azimuth, elevation, fill, lens=LENS):
    """Look along the given direction; go back until all points fit, then shift to the middle."""
    cam = bpy.data.cameras.new("camera")
    cam.lens, cam.sensor_width, cam.clip_start = lens, 36, 0.001
    obj = bpy.data.objects.new("camera", cam)
    scene = bpy.context.scene
    scene.collection.objects.link(obj)
    scene.camera = obj
    a, e = math.radians(azimuth), math.radians(elevation)
    away = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    turn = away.to_track_quat("Z", "Y")
    obj.rotation_euler = turn.to_euler()
    back = turn.to_matrix().transposed()
    local = [back @ (p - centre) for p in points]
    half = 18 / lens * fill
    distance = max(max(p.z + abs(p.x) / half, p.z + abs(p.y) / half) for p in local)
    for _ in range(6):
        xs = [p.x / (distance - p.z) for p in local]
        ys = [p.y / (distance - p.z) for p in local]
        distance *= max(max(xs) - min(xs), max(ys) - min(ys)) / (2 * half)
    obj.location = centre + away * distance
    cam.shift_x = (max(xs) + min(xs)) / 2 * lens / 36
    cam.shift_y = (max(ys) + min(ys)) / 2 * lens / 36


def soft_shadow(image, index):
    """Keep the contact shadow, let the far shadow fade out before the edge of the picture."""
    body = shift(index, 0, 1) + shift(index, 0, -1) + shift(index, 1, 0) + shift(index, -1, 0) + index > 0.5
    h, w = body.shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    ys, xs = np.nonzero(body)
    foot = ys.min() + 0.03 * h
    reach = np.hypot((x - xs.mean()) / (0.52 * np.ptp(xs) + 0.08 * w), (y - foot) / (0.12 * h))
    fade = np.clip(1.2 - reach, 0, 1)
    edge = np.clip(np.minimum.reduce([x, y, w - 1 - x, h - 1 - y]) / (0.065 * w), 0, 1)
    fade = smooth(fade) * smooth(edge) * 0.62
    return np.where(body[..., None], image, image * fade[..., None])


def smooth(t):
    return t * t * (3 - 2 * t)


def label_border(root, margin=0.05):
    """The part of the picture that holds the product's name, as (x0, y0, x1, y1)."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    letters = [o for o in root.children_recursive if o.get("says", "-").split()[0] in SERIES]
    label = [o for o in letters if o["size"] == max(other["size"] for other in letters)]
    points = [world_to_camera_view(scene, scene.camera, o.matrix_world @ Vector(c)) for o in label for c in o.bound_box]
    xs, ys = [p.x for p in points], [p.y for p in points]
    return min(xs) - margin, min(ys) - margin * 0.6, max(xs) + margin, max(ys) + margin * 0.6
