"""GLB files of the product bodies, one per series: blender -b -P workshop/renders/models.py [-- ridge quarry]"""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy  # noqa: E402
import kit  # noqa: E402
from catalogue import build  # noqa: E402

HOME = os.path.join(os.path.dirname(__file__), "../../content/media/models")
SERIES = {"ridge": "hd-r5-1p", "summit": "hd-s15-3p", "outpost": "hd-o5-48", "meridian": "hd-m25-3p", "cairn": "hd-c10",
          "strata": "hd-t15", "basalt": "hd-b5", "hearth": "hd-h5-10", "quarry": "hd-q100-215", "beacon": "hd-bw",
          "almanac": "hd-al20", "tether": "hd-e22"}
ROUND, COARSE = 0.25, {"quarry": 0.15, "hearth": 0.15, "almanac": 0.12}  # hundreds of slats and terminals


def joined(root):
    """One mesh with one part per material; lettering coarser than in the pictures."""
    parts = [o for o in root.children_recursive if o.type in {"MESH", "CURVE"}]
    for part in parts:
        if part.type != "MESH":
            part.data.resolution_u = 1 if kit.DETAIL["round"] < ROUND else 2
    bpy.ops.object.select_all(action="DESELECT")
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = next(p for p in parts if p.type == "MESH")
    bpy.ops.object.convert(target="MESH")
    bpy.ops.object.join()
    return bpy.context.view_layer.objects.active


def export(series, id):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.preferences.addon_enable(module="io_scene_gltf2")
    kit.DETAIL["round"] = COARSE.get(series, ROUND)
    body = joined(build(id))
    body.name = body.data.name = id
    os.makedirs(HOME, exist_ok=True)
    path = os.path.join(HOME, f"{series}.glb")
    bpy.ops.export_scene.gltf(filepath=path, export_format="GLB", use_selection=True, export_texcoords=False, export_animations=False,
                              export_skins=False, export_morph=False, export_apply=True, export_yup=True)
    print(f"{series}.glb: {os.path.getsize(path) // 1024} KB", flush=True)


asked = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else SERIES
for series in asked:
    export(series, SERIES[series])
