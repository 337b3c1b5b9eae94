"""Pack shots: blender -b -t 2 -P tools/renders/pack.py -- front hd-r5-1p hd-c10 ..."""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy  # noqa: E402
from catalogue import build  # noqa: E402
from render import arguments, render, settings  # noqa: E402
from studio import set_up, soft_shadow  # noqa: E402

OUT = os.path.join(os.path.dirname(__file__), "../../content/media/originals/products")
SAMPLES, SIZE, EXPOSURE = 24, 1000, 0.95

view, *ids = arguments()
size = int(os.environ.get("SIZE", SIZE))
for id in ids:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    set_up(build(id), view)
    settings(size, size, int(os.environ.get("SAMPLES", SAMPLES)), transparent=True, exposure=EXPOSURE)
    render(os.path.join(os.environ.get("OUT", OUT), f"{id}-{view}.webp"), 88, soft_shadow)
