"""Section models: a room, roof or yard cut open, standing on the page. One camera, sun, clay and cut for all; what stands in each is told in `sections/`.

    blender -b -t 2 -P workshop/renders/section.py -- shoot home-backup /tmp/renders/home-backup
    blender -b -t 2 -P workshop/renders/section.py -- grade home-backup /tmp/renders/home-backup out.webp
    blender -b -t 2 -P workshop/renders/section.py -- plan            (writes sections/plan.json: products and marks)

The ground becomes the colour of the page, so that a model stands on the page itself and not in a frame.
"""
import glob
import hashlib
import importlib
import json
import os
import re
import sys
from collections import Counter

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "sections")]
import bpy  # noqa: E402
import numpy as np  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402
from nature import raw  # noqa: E402
from passes import clean, develop, halves, matte, shoot, towards  # noqa: E402
from render import arguments, pixels  # noqa: E402

WIDTH, RATIO = int(os.environ.get("WIDTH", 1600)), 1.42
PAGE = (246 / 255, 246 / 255, 242 / 255)
# One warm and one cool neutral, each a tone darker than the white of the products (0.80), and the green of what is cut.
CLAY = {"m wall": (0.50, 0.48, 0.445), "m house": (0.58, 0.565, 0.53), "m floor": (0.44, 0.395, 0.335), "m base": (0.50, 0.525, 0.48),
        "m yard": (0.54, 0.535, 0.505), "m roof": (0.46, 0.465, 0.455), "m sage": (0.36, 0.43, 0.365), "m board": (0.315, 0.365, 0.325),
        "m thing": (0.56, 0.54, 0.50), "m cut": (0.014, 0.034, 0.027), "m blue": (0.02, 0.13, 0.42), "m page": (0.60, 0.595, 0.58)}
# What stands around is of the same clay, whatever its own script calls it.
SAME = {"card": "m thing", "sand": "m house", "concrete": "m thing", "wood": "m thing", "dark wood": "m thing", "pale wood": "m thing", "grey wood": "m thing",
        "paving": "m yard", "stone": "m wall", "sack": "m house", "water": "m sage", "cloth a": "m sage", "cloth b": "m thing", "cloth c": "m house", "cloth d": "m board"}


def build(id):
    """The model of a solution, its camera and its light; returns the module that describes it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    for name, colour in CLAY.items():
        matte(name, colour)
    for name, clay in SAME.items():
        matte(name, CLAY[clay])
    import section_parts
    section_parts.begin()
    model = importlib.import_module(id.replace("-", "_"))
    model.build()
    light()
    look(model.ACROSS, model.CENTRE, ratio(model))
    bpy.context.view_layer.update()
    return model


def light():
    scene = bpy.context.scene
    world = bpy.data.worlds.new("sky")
    scene.world, world.use_nodes = world, True
    node = world.node_tree.nodes["Background"]
    node.inputs[0].default_value, node.inputs[1].default_value = (0.88, 0.94, 1.0, 1), 0.44
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.color, sun.angle = 4.5, (1.0, 0.90, 0.75), np.radians(2.0)
    lamp = bpy.data.objects.new("sun", sun)
    lamp.rotation_euler = towards(-30, 43).to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(lamp)


def ratio(model):
    """Width to height; what is long and low says so itself."""
    return getattr(model, "RATIO", RATIO)


def look(across, centre, ratio):
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.type, data.ortho_scale, data.clip_end = "ORTHO", across, 300
    view, away = bpy.data.objects.new("camera", data), towards(22, 21)
    view.location, view.rotation_euler = Vector(centre) + away * 60, (-away).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(view)
    scene.camera = view
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, round(WIDTH / ratio)
    floor = raw("floor", [(-40, -40, -0.40), (40, -40, -0.40), (40, 40, -0.40), (-40, 40, -0.40)], [(0, 1, 2, 3)], bpy.data.materials["m page"])
    for obj in scene.objects:
        obj.pass_index = int(obj is not floor)


def products():
    """What stands in the model, counted in the model itself."""
    ids = (re.match(r"(hd-[a-z0-9-]+)(\.\d+)?$", obj.name) for obj in bpy.data.objects if obj.type == "EMPTY")
    return dict(sorted(Counter(found[1] for found in ids if found).items()))


def marks(model):
    """Where a number points to, in per cent of the picture from its upper left corner."""
    scene = bpy.context.scene
    seen = {name: world_to_camera_view(scene, scene.camera, Vector(at)) for name, at in model.MARKS.items()}
    return {name: [round(100 * u, 1), round(100 * (1 - v), 1)] for name, (u, v, _) in seen.items()}


def take(id, folder):
    model = build(id)
    print("plan", id, products(), marks(model), flush=True)
    slots = (("image", "Image"), ("albedo", "DiffCol"), ("normal", "Normal"), ("index", "IndexOB"))
    shoot(folder, WIDTH, round(WIDTH / ratio(model)), slots, int(os.environ.get("SAMPLES", 8)), 4, fast=not os.environ.get("SLOW"))


def plan(*_):
    """Products, marks and the fingerprint of each script, for the test that holds them against the records."""
    found = {}
    for path in sorted(glob.glob(os.path.join(HERE, "sections/*.py"))):
        id = os.path.basename(path)[:-3].replace("_", "-")
        model = build(id)
        found[id] = {"script": hashlib.sha256(open(path, "rb").read()).hexdigest()[:12], "products": products(), "marks": marks(model)}
        print("plan", id, found[id]["products"], flush=True)
    with open(os.path.join(HERE, "sections/plan.json"), "w", encoding="utf8") as file:
        file.write(re.sub(r"\[\s+([\d.]+),\s+([\d.]+)\s+\]", r"[\1, \2]", json.dumps(found, indent=2)) + "\n")


def grade(id, folder, out):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    layers = {name: halves(folder, name, "index") for name in ("image", "albedo", "normal", "index")}
    mean = lambda name: sum(layers[name]) / 2
    image = np.clip(clean(layers["image"], mean("albedo"), mean("normal"), 4.5), 0, 64)
    tone = os.path.join(folder, "tone.png")
    develop(image, tone, exposure=0.22)
    seen = pixels(tone)[..., :3]
    develop(on_page(seen, mean("index")[..., :1]), out, "None", 0, "Raw", 92)


def on_page(seen, body):
    """Lit ground becomes exactly the page; shadow on it is a breath, not a stain, and ends before the picture does."""
    h, w = seen.shape[:2]
    y, x = np.mgrid[0:h, 0:w]
    edge = np.clip(np.minimum.reduce([x, y, w - 1 - x, h - 1 - y]) / (0.10 * w), 0, 1)[..., None]
    lit = np.percentile(seen[(body[..., 0] < 0.01)], 80, axis=0)
    shade = np.clip(1 - seen / lit - 0.015, 0, 1) * 0.62 * edge * edge * (3 - 2 * edge)
    mixed = seen * body + np.array(PAGE) * (1 - shade) * (1 - body)
    return np.concatenate([mixed, np.ones((h, w, 1))], axis=2).astype(np.float32)


if __name__ == "__main__":
    what, *rest = arguments()
    {"shoot": take, "grade": grade, "plan": plan}[what](*rest)
