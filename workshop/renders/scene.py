"""Scenes: blender -b -t 2 -P workshop/renders/scene.py -- scenes/home-hero   (or --list)"""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy  # noqa: E402
from render import arguments, original, outdoors, render, settings  # noqa: E402
import groups  # noqa: E402
import scenes_home as home  # noqa: E402
import scenes_places as places  # noqa: E402
import scenes_remote as remote  # noqa: E402
import scenes_rooms as rooms  # noqa: E402
import scenes_stores as stores  # noqa: E402
import scenes_yard as yard  # noqa: E402

SAMPLES = 12
SCENES = {
    "solutions/petrol-station": (yard.petrol_station, 1600, 1000),
    "solutions/ev-depot": (yard.depot, 1600, 1000),
    "solutions/island-minigrid": (remote.island, 2400, 1500),
    "categories/inverters": (groups.inverters, 1600, 900),
    "categories/batteries": (groups.batteries, 1600, 900),
    "categories/systems": (groups.systems, 1600, 900),
    "categories/monitoring-ems": (groups.monitoring, 1600, 900),
    "categories/ev-charging": (groups.charging, 1600, 900),
    "og/default": (groups.open_graph, 1200, 630),
    "cases/lagos-terrace-home": (home.lagos, 1600, 1000),
    "cases/kano-pharmacy": (stores.kano, 1600, 1000),
    "cases/ibadan-market-hall": (rooms.guard_room, 1600, 1000),
    "cases/inle-guest-house": (rooms.inle, 1600, 1000),
    "cases/bago-rice-mill": (yard.rice_mill, 1600, 1000),
    "cases/mandalay-monastery-school": (rooms.monastery_store, 1600, 1000),
    "cases/michoacan-packhouse": (yard.packhouse, 1600, 1000),
    "cases/antioquia-dairy": (yard.dairy, 1600, 1000),
    "cases/cusco-hostel": (stores.stable, 1600, 1000),
    "cases/santiago-supermarket": (yard.supermarket, 1600, 1000),
    "news/quarry-fire-test": (yard.fire_test, 1600, 1000),
    "cases/dubbo-farmhouse": (stores.laundry, 1600, 1000),
    "products/hd-h5-10-place": (places.hearth, 1600, 1200),
    "products/hd-o5-48-place": (places.outpost, 1600, 1200),
    "products/hd-b5-place": (places.rack, 1600, 1200),
    "products/hd-e7-place": (places.charger, 1600, 1200),
    "products/hd-bw-place": (places.stick, 1600, 1200),
    "cases/sunshine-coast-surf-club": (stores.surf_club, 1600, 1000),
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
