"""One small set of finishes, shared by products and sets."""
import bpy

FINISHES = {
    #            colour (linear)        rough  metal  more
    "shell": ((0.80, 0.80, 0.775), 0.36, 0.0, {}),
    "warm": ((0.50, 0.49, 0.465), 0.42, 0.0, {}),
    "cool": ((0.34, 0.355, 0.36), 0.45, 0.0, {}),
    "graphite": ((0.030, 0.033, 0.035), 0.42, 0.0, {}),
    "seam": ((0.012, 0.013, 0.014), 0.7, 0.0, {}),
    "glass": ((0.006, 0.008, 0.009), 0.07, 0.0, {"Clearcoat": 1.0, "Clearcoat Roughness": 0.03}),
    "day pane": ((0.115, 0.145, 0.155), 0.06, 0.0, {"Clearcoat": 0.6, "Clearcoat Roughness": 0.02}),
    "net": ((0.50, 0.50, 0.48), 0.9, 0.0, {}),
    "earth": ((0.20, 0.36, 0.03), 0.45, 0.0, {}),
    "copper": ((0.72, 0.30, 0.16), 0.32, 1.0, {}),
    "conduit": ((0.58, 0.585, 0.575), 0.5, 0.0, {}),
    "alu": ((0.55, 0.56, 0.57), 0.34, 0.9, {}),
    "zinc": ((0.50, 0.51, 0.51), 0.42, 0.25, {}),
    "cast": ((0.30, 0.31, 0.32), 0.48, 0.75, {}),
    "steel": ((0.62, 0.62, 0.61), 0.25, 1.0, {}),
    "rubber": ((0.018, 0.018, 0.019), 0.62, 0.0, {}),
    "mark": ((0.045, 0.060, 0.054), 0.5, 0.0, {}),
    "print": ((0.42, 0.44, 0.44), 0.5, 0.0, {}),
    "label": ((0.62, 0.63, 0.63), 0.32, 0.0, {}),
    "green": ((0.010, 0.30, 0.12), 0.4, 0.0, {}),
    "orange": ((0.75, 0.20, 0.02), 0.42, 0.0, {}),
    "red": ((0.60, 0.03, 0.02), 0.4, 0.0, {}),
    "blue": ((0.03, 0.10, 0.32), 0.4, 0.0, {}),
    "yellow": ((0.80, 0.52, 0.03), 0.45, 0.0, {}),
    "avocado": ((0.045, 0.075, 0.018), 0.55, 0.0, {}),
    "paper": ((0.40, 0.46, 0.415), 0.9, 0.0, {}),
    "plinth": ((0.34, 0.40, 0.355), 0.8, 0.0, {}),
    "lcd": ((0.30, 0.37, 0.31), 0.3, 0.0, {}),
}
GLOWS = {"led": ((0.02, 0.85, 0.22), 2.2), "led-dim": ((0.02, 0.85, 0.22), 1.0), "screen": ((0.55, 0.85, 0.75), 1.6),
         "ceiling": ((1.0, 0.98, 0.95), 0.42), "lamp": ((1.0, 0.70, 0.40), 9.0), "window": ((1.0, 0.58, 0.26), 0.62), "curtain": ((1.0, 0.60, 0.32), 0.50),
         "curtain fold": ((1.0, 0.56, 0.28), 0.40), "lamp shade": ((1.0, 0.80, 0.55), 2.6), "sofa": ((0.55, 0.30, 0.16), 0.20)}


def finish(name):
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    node = mat.node_tree.nodes["Principled BSDF"]
    if name in GLOWS:
        colour, strength = GLOWS[name]
        node.inputs["Base Color"].default_value = (0.02, 0.02, 0.02, 1)
        node.inputs["Emission"].default_value = (*colour, 1)
        node.inputs["Emission Strength"].default_value = strength
        mat.cycles.sample_as_light = name != "ceiling"
        if name == "window":
            brighten_upwards(mat.node_tree, node, strength)
        return mat
    colour, rough, metal, more = FINISHES[name]
    node.inputs["Base Color"].default_value = (*colour, 1)
    node.inputs["Roughness"].default_value = rough
    node.inputs["Metallic"].default_value = metal
    for key, value in more.items():
        node.inputs[key].default_value = value
    return mat


def brighten_upwards(tree, shader, strength):
    """A lit room is brighter under its ceiling."""
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    ramp = tree.nodes.new("ShaderNodeMapRange")
    ramp.inputs["To Min"].default_value, ramp.inputs["To Max"].default_value = strength * 0.55, strength * 1.25
    tree.links.new(split.outputs["Z"], ramp.inputs["Value"])
    tree.links.new(ramp.outputs["Result"], shader.inputs["Emission Strength"])
