"""Render settings, the two half renders, and saving."""
import os
import sys
import tempfile
import time

import bpy
import numpy as np

from denoise import denoise


def settings(width, height, samples, transparent=False, exposure=0.0, look="Medium High Contrast", bounces=4):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.use_adaptive_sampling = samples // 2, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 2, 2
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = transparent
    cycles.use_animated_seed = True
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure


def outdoors():
    """Savings for scenes: approximate light after the first bounce, a small sky map, fewer samples where it is calm."""
    scene = bpy.context.scene
    scene.cycles.use_fast_gi, scene.cycles.fast_gi_method, scene.cycles.ao_bounces_render = True, "REPLACE", 1
    scene.world.light_settings.distance = 8
    if scene.get("indoors"):
        # The sky is seen through windows only: shooting at it blindly costs samples that the lamps need.
        scene.world.cycles.sampling_method = "NONE"
    else:
        scene.world.cycles.sampling_method, scene.world.cycles.sample_map_resolution = "MANUAL", 256
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = True, 0.05, 6


def render(path, quality=90, shadow=None):
    """Render twice with different seeds, filter, save as WebP. `shadow` fades the floor's shadow."""
    scene = bpy.context.scene
    start = time.time()
    with tempfile.TemporaryDirectory() as folder:
        store_passes(scene, folder)
        for seed in (1, 2):
            scene.frame_set(seed)
            bpy.ops.render.render()
        read = lambda name, seed: pixels(os.path.join(folder, f"{name}{seed:04d}.exr"))
        halves = [read("image", s) for s in (1, 2)]
        albedo, normal = [(read(n, 1) + read(n, 2)) / 2 for n in ("albedo", "normal")]
        index = read("index", 1)
    rendered = time.time()
    image = denoise(*halves, albedo, normal)
    if shadow:
        image = shadow(image, index[..., 0])
    save(image, path, quality)
    print(f"{os.path.basename(path)}: rendered in {rendered - start:.0f} s, filtered in {time.time() - rendered:.0f} s, "
          f"{os.path.getsize(path) // 1024} KB", flush=True)


def store_passes(scene, folder):
    layer = bpy.context.view_layer
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_object_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    sink = tree.nodes.new("CompositorNodeOutputFile")
    sink.base_path = folder
    sink.format.file_format, sink.format.color_depth, sink.format.color_mode = "OPEN_EXR", "32", "RGBA"
    sink.file_slots.clear()
    for slot, output in (("image", "Image"), ("albedo", "DiffCol"), ("normal", "Normal"), ("index", "IndexOB")):
        sink.file_slots.new(slot)
        tree.links.new(source.outputs[output], sink.inputs[slot])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(source.outputs["Image"], composite.inputs["Image"])


def pixels(path):
    image = bpy.data.images.load(path)
    data = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(data)
    shape = (image.size[1], image.size[0], 4)
    bpy.data.images.remove(image)
    return data.reshape(shape)


def save(data, path, quality):
    scene = bpy.context.scene
    h, w = data.shape[:2]
    image = bpy.data.images.new("result", w, h, alpha=True, float_buffer=True)
    image.alpha_mode = "PREMUL"
    image.pixels.foreach_set(np.ascontiguousarray(data, np.float32).ravel())
    image.update()
    kind = scene.render.image_settings
    kind.file_format, kind.quality = "WEBP", quality
    kind.color_mode = "RGBA" if scene.render.film_transparent else "RGB"
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)


def arguments():
    return [a for a in sys.argv[sys.argv.index("--") + 1:] if a]


def original(id):
    """Where a picture is kept; ORIGINALS may name another folder, for trials."""
    home = os.path.join(os.path.dirname(__file__), "../../content/media/originals")
    return os.path.join(os.environ.get("ORIGINALS", home), f"{id}.webp")


def patch(path, twin, border, quality):
    """Render only the border (x0, y0, x1, y1 as parts of the picture) and lay it into a copy of the twin."""
    scene = bpy.context.scene
    scene.render.use_border = True
    frame = scene.render
    frame.border_min_x, frame.border_min_y, frame.border_max_x, frame.border_max_y = border
    render(path, 100)
    whole, part = pixels(twin), pixels(path)
    h, w = whole.shape[:2]
    box = np.s_[int(border[1] * h) + 2:int(border[3] * h) - 2, int(border[0] * w) + 2:int(border[2] * w) - 2]
    whole[box] = part[box]
    image = bpy.data.images.new("patched", w, h, alpha=True)
    image.pixels.foreach_set(whole.ravel())
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = "Standard", "None", 0
    scene.render.image_settings.quality = quality
    image.save_render(path, scene=scene)
