"""Banners of the categories and the Open Graph picture: blender -b -t 2 -P workshop/renders/scene.py -- categories/inverters   (or --list)"""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy  # noqa: E402
from render import arguments, original, outdoors, render, settings  # noqa: E402
import groups  # noqa: E402

SAMPLES = 12
SCENES = {
    "categories/inverters": (groups.inverters, 1600, 900),
    "categories/batteries": (groups.batteries, 1600, 900),
    "categories/systems": (groups.systems, 1600, 900),
    "categories/monitoring-ems": (groups.monitoring, 1600, 900),
    "categories/ev-charging": (groups.charging, 1600, 900),
    "og/default": (groups.open_graph, 1200, 630),
}

if "--list" in arguments():
    for id in SCENES:
        print("id", id)
    sys.exit()
for id in arguments():
    make, width, height = SCENES[id]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    exposure = make()
    scale = float(os.environ.get("SCALE", 1))
    settings(int(width * scale), int(height * scale), int(os.environ.get("SAMPLES", SAMPLES)), exposure=exposure, bounces=5)
    outdoors()
    render(original(id), 86)
