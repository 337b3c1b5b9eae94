"""Pack shots: blender -b -t 2 -P workshop/renders/pack.py -- front hd-r5-1p hd-c10 ..."""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy  # noqa: E402
from catalogue import build  # noqa: E402
from render import arguments, original, patch, pixels, render, settings  # noqa: E402
from studio import label_border, set_up, soft_shadow  # noqa: E402

SAMPLES, EXPOSURE, QUALITY = 10, 0.95, 88
SIZES = {"front": 1000, "side": 1000}
# Fronts that the press page hands out: wide enough for print.
PRESS, PRESS_SIZE = ("hd-r5-1p", "hd-s15-3p", "hd-t15", "hd-c10", "hd-q100-215", "hd-h5-10", "hd-o5-48", "hd-e22"), 2400
# From front and side the same body with another name on it: only the name is rendered, into a copy of the twin's picture.
TWINS = {"hd-r3-6-1p": "hd-r5-1p", "hd-r6-1p": "hd-r5-1p", "hd-s8-3p": "hd-s10-3p", "hd-s20-3p": "hd-s15-3p",
         "hd-e7": "hd-e22"}


def variant(id, view):
    """Cabinets are wired behind their doors; a charger's cable would hide its underside."""
    if id.startswith("hd-q") and view in ("open", "ports"):
        return {"is_open": True}
    return {"with_cable": False} if id.startswith("hd-e") and view == "ports" else {}


def shoot(id, view):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    root = build(id, **variant(id, view))
    set_up(root, view)
    size = int(os.environ.get("SIZE", usual_size(id, view)))
    settings(size, size, int(os.environ.get("SAMPLES", SAMPLES)), transparent=True, exposure=EXPOSURE)
    path, twin = original(f"products/{id}-{view}"), original(f"products/{TWINS.get(id)}-{view}")
    if view in SIZES and is_as_wide(twin, size):
        patch(path, twin, label_border(root), QUALITY)
    else:
        render(path, QUALITY, soft_shadow)


def usual_size(id, view):
    return PRESS_SIZE if view == "front" and id in PRESS else SIZES.get(view, 1200)


def is_as_wide(path, size):
    return os.path.exists(path) and pixels(path).shape[1] == size


view, *ids = arguments()
for id in ids:
    shoot(id, view)
