"""Render in passes, keep each as EXR, and lay them together later: a picture can be refined or graded again without beginning anew."""
import os

import bpy
import numpy as np
from mathutils import Vector

from denoise import denoise, shift
from render import pixels, settings


def towards(azimuth, elevation):
    """The way to a lamp or a camera: 0 degrees is in front of the wall, minus is left."""
    a, e = np.radians(azimuth), np.radians(elevation)
    return Vector((np.sin(a) * np.cos(e), -np.cos(a) * np.cos(e), np.sin(e)))


def matte(name, colour, rough=0.95):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    node = mat.node_tree.nodes["Principled BSDF"]
    node.inputs["Base Color"].default_value, node.inputs["Roughness"].default_value = (*colour, 1), rough
    node.inputs["Specular"].default_value = 0.12
    return mat


def shoot(folder, width, height, slots, samples=8, passes=8, fast=False):
    """Each pass has its own seed; `slots` names the layers that are kept. FIRST=9 goes on where an earlier run ended."""
    settings(width, height, 2 * samples)
    scene, layer = bpy.context.scene, bpy.context.view_layer
    scene.cycles.diffuse_bounces = 3
    if fast:  # after the first bounce a guess by nearness: half the time, and less noise, in open models of clay
        scene.cycles.use_fast_gi, scene.cycles.fast_gi_method, scene.cycles.ao_bounces_render = True, "REPLACE", 1
        scene.world.light_settings.distance = 1.2
        scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = True, 0.02, max(4, samples // 2)
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_object_index = layer.use_pass_emit = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, sink = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    os.makedirs(folder, exist_ok=True)
    sink.base_path = os.path.abspath(folder)
    sink.format.file_format, sink.format.color_depth, sink.format.color_mode = "OPEN_EXR", "16", "RGB"
    sink.file_slots.clear()
    for slot, output in slots:
        sink.file_slots.new(slot)
        tree.links.new(source.outputs[output], sink.inputs[slot])
    first = int(os.environ.get("FIRST", 1))
    for seed in range(first, first + int(os.environ.get("PASSES", passes))):
        scene.frame_set(seed)
        bpy.ops.render.render()
        print(f"pass {seed} of {folder} is done", flush=True)


def halves(folder, name, last):
    """The mean of the odd passes and the mean of the even ones; `last` is the layer that is written last."""
    seeds = [seed for seed in range(1, 200) if os.path.exists(os.path.join(folder, f"{last}{seed:04d}.exr"))]
    return [sum(pixels(os.path.join(folder, f"{name}{seed:04d}.exr")) for seed in seeds[half::2]) / len(seeds[half::2]) for half in (0, 1)]


def clean(pair, albedo, normal, strength):
    return crisp(denoise(*pair, albedo, normal, strength=strength), pair, albedo, normal)


def crisp(filtered, pair, albedo, normal):
    """Along edges the picture as rendered, held between its filtered neighbours: lettering and outlines stay smooth, sparks stay out."""
    features = np.concatenate([albedo[..., :3] * 2, normal[..., :3]], axis=2)
    sides = ((0, 1), (0, -1), (1, 0), (-1, 0))
    change = sum(np.abs(features - shift(features, dy, dx)).sum(axis=2) for dy, dx in sides)
    mask = np.clip((change - 0.10) / 0.35, 0, 1)[..., None]
    for _ in range(2):
        mask = np.maximum.reduce([mask, *(shift(mask, dy, dx) for dy, dx in sides)])
    around = [shift(shift(filtered, dy, 0), 0, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
    raw = np.clip(sum(pair) / 2, np.minimum.reduce(around) * 0.85, np.maximum.reduce(around) * 1.18 + 0.004)
    return filtered * (1 - mask) + raw * mask


def develop(image, path, look="Medium High Contrast", exposure=0.0, transform="Filmic", quality=100, depth="8"):
    """Tone-map and save: PNG as it is, WebP in the given quality. (A PNG of 16 bits would be read back as linear light.)"""
    scene = bpy.context.scene
    view, kind = scene.view_settings, scene.render.image_settings
    view.view_transform, view.look, view.exposure = transform, look, exposure
    kind.file_format = "WEBP" if path.endswith(".webp") else "PNG"
    kind.color_mode, kind.quality = "RGB", quality
    if kind.file_format == "PNG":
        kind.color_depth = depth
    h, w = image.shape[:2]
    result = bpy.data.images.new("result", w, h, alpha=True, float_buffer=True)
    if transform == "Raw":
        result.colorspace_settings.name = "Raw"
    result.pixels.foreach_set(np.ascontiguousarray(image, np.float32).ravel())
    result.update()
    result.save_render(os.path.abspath(path), scene=scene)
    bpy.data.images.remove(result)
