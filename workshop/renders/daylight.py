"""Sun, sky with a little cloud, and the camera of the scenes."""
import math

import bpy
from mathutils import Vector

MOODS = {
    #         elevation  sun power  sun colour          sky power  exposure
    "noon": (52, 3.6, (1.0, 0.96, 0.90), 0.16, 0.0),
    "day": (36, 3.8, (1.0, 0.93, 0.84), 0.17, 0.0),
    "morning": (33, 4.7, (1.0, 0.88, 0.73), 0.145, 0.0),
    "golden": (15, 4.2, (1.0, 0.80, 0.58), 0.20, 0.15),
    "dusk": (3.5, 1.3, (1.0, 0.58, 0.34), 0.32, 0.6),
}


def daylight(mood, azimuth, clouds=0.5):
    """Sun from `azimuth` degrees (0 is behind the camera, 90 to the right). Returns the exposure."""
    elevation, power, colour, sky, exposure = MOODS[mood]
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.color, sun.angle = power, colour, math.radians(1.4)
    lamp = bpy.data.objects.new("sun", sun)
    lamp.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    make_sky(max(e, 0.02), a, sky, clouds)
    return exposure


def make_sky(elevation, azimuth, power, clouds):
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    bpy.context.scene.world = world
    nodes, link = world.node_tree.nodes, world.node_tree.links.new
    sky = nodes.new("ShaderNodeTexSky")
    sky.sky_type, sky.sun_disc = "NISHITA", False
    sky.sun_elevation, sky.sun_rotation = elevation, math.pi - azimuth
    sky.air_density, sky.dust_density = 1.0, 1.4
    back = nodes["Background"]
    back.inputs["Strength"].default_value = power
    link(cloud(nodes, link, sky.outputs["Color"], clouds), back.inputs["Color"])


def cloud(nodes, link, sky, amount):
    """Thin cloud: noise on the plane overhead, fading at the horizon."""
    split = nodes.new("ShaderNodeSeparateXYZ")
    link(nodes.new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    height = math_node(nodes, link, "MAXIMUM", split.outputs["Z"], 0.03)
    flat = nodes.new("ShaderNodeCombineXYZ")
    for i, axis in enumerate("XY"):
        link(math_node(nodes, link, "DIVIDE", split.outputs[axis], height), flat.inputs[i])
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 0.55, 5
    noise.inputs["Roughness"].default_value, noise.inputs["Distortion"].default_value = 0.58, 0.4
    link(flat.outputs[0], noise.inputs["Vector"])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.50, 0.78
    ramp.color_ramp.elements[1].color = (amount, amount, amount, 1)
    link(noise.outputs["Fac"], ramp.inputs["Fac"])
    fade = math_node(nodes, link, "MULTIPLY", ramp.outputs["Color"], math_node(nodes, link, "MULTIPLY", height, 3.2, clamp=True))
    bright = nodes.new("ShaderNodeMixRGB")
    bright.inputs["Color2"].default_value = (6.5, 6.4, 6.3, 1)
    link(fade, bright.inputs["Fac"])
    link(sky, bright.inputs["Color1"])
    return bright.outputs["Color"]


def math_node(nodes, link, operation, a, b, clamp=False):
    node = nodes.new("ShaderNodeMath")
    node.operation, node.use_clamp = operation, clamp
    for i, value in enumerate((a, b)):
        if isinstance(value, (int, float)):
            node.inputs[i].default_value = value
        else:
            link(value, node.inputs[i])
    return node.outputs[0]


def shoot_from(at, towards, lens=32, shift=0.0, level=True, depth=None):
    """A level camera keeps verticals upright, as architects photograph; `shift` moves the frame up or down."""
    cam = bpy.data.cameras.new("camera")
    cam.lens, cam.shift_y, cam.clip_end = lens, shift, 2000
    obj = bpy.data.objects.new("camera", cam)
    obj.location = at
    aim = Vector(towards) - Vector(at)
    if level:
        aim.z = 0
    obj.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
    if depth:
        cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = True, depth, 2.8
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
