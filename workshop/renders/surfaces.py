"""Procedural surfaces of the sets: ground, walls, roofs, leaves, solar glass."""
import bpy

SURFACES = {
    #             colour a             colour b             scale rough bump
    "concrete": ((0.42, 0.41, 0.39), (0.33, 0.325, 0.31), 1.6, 0.85, 0.08),
    "paving": ((0.50, 0.48, 0.44), (0.42, 0.40, 0.37), 2.2, 0.8, 0.05),
    "sand": ((0.62, 0.52, 0.37), (0.55, 0.45, 0.31), 1.5, 0.95, 0.2),
    "roof": ((0.085, 0.090, 0.092), (0.070, 0.075, 0.078), 2.0, 0.5, 0.02),
    "leaf": ((0.045, 0.105, 0.022), (0.090, 0.150, 0.035), 1.6, 0.6, 0.0),
    "sack": ((0.62, 0.55, 0.42), (0.54, 0.47, 0.35), 7.0, 0.95, 0.2),
    "card": ((0.48, 0.34, 0.20), (0.44, 0.31, 0.18), 3.0, 0.9, 0.0),
    "teal": ((0.10, 0.30, 0.28), (0.09, 0.27, 0.25), 2.0, 0.7, 0.0),
    "cloth a": ((0.55, 0.14, 0.08), (0.45, 0.11, 0.07), 6.0, 0.9, 0.1),
    "cloth b": ((0.06, 0.17, 0.34), (0.05, 0.14, 0.28), 6.0, 0.9, 0.1),
    "cloth c": ((0.62, 0.42, 0.08), (0.52, 0.35, 0.07), 6.0, 0.9, 0.1),
    "cloth d": ((0.05, 0.26, 0.15), (0.04, 0.21, 0.12), 6.0, 0.9, 0.1),
}
WOODS = {"wood": ((0.30, 0.175, 0.085), (0.22, 0.125, 0.06)), "pale wood": ((0.50, 0.36, 0.21), (0.42, 0.29, 0.165)),
         "dark wood": ((0.13, 0.075, 0.042), (0.09, 0.052, 0.03)), "grey wood": ((0.33, 0.30, 0.265), (0.25, 0.225, 0.20))}
BRICKS = {"brick": ((0.36, 0.16, 0.10), (0.28, 0.12, 0.075), (0.45, 0.42, 0.38), 0.23, 0.075),
          "stone": ((0.40, 0.36, 0.31), (0.28, 0.25, 0.215), (0.22, 0.20, 0.18), 0.52, 0.30),
          "tiles": ((0.70, 0.71, 0.69), (0.66, 0.67, 0.65), (0.48, 0.48, 0.47), 0.30, 0.30),
          "solar": ((0.010, 0.016, 0.030), (0.012, 0.019, 0.035), (0.085, 0.095, 0.11), 0.182, 0.091)}


def surface(name):
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    if name in WOODS:
        return wood(name, *WOODS[name])
    if name in BRICKS:
        return bricks(name, *BRICKS[name])
    if name == "water":
        return water(name)
    if name == "pane":
        return pane(name)
    a, b, scale, rough, bump = SURFACES[name]
    mat, nodes, link, shader = start(name, rough)
    noise = add(nodes, "ShaderNodeTexNoise", Scale=scale, Detail=3.0, Roughness=0.62)
    link(coords(nodes), noise.inputs["Vector"])
    link(mix(nodes, link, noise.outputs["Fac"], a, b), shader.inputs["Base Color"])
    if bump > 0.1:  # less than that costs time and cannot be seen
        fine = add(nodes, "ShaderNodeTexNoise", Scale=scale * 14, Detail=2.0)
        link(coords(nodes), fine.inputs["Vector"])
        relief(nodes, link, fine.outputs["Fac"], bump, shader)
    return mat


def wood(name, a, b):
    """Grain along the boards: upright in dark wood (posts, doors, planks), level in the others."""
    mat, nodes, link, shader = start(name, 0.6)
    stretch = add(nodes, "ShaderNodeMapping", Scale=(26, 26, 1.4) if name == "dark wood" else (1.4, 1.4, 26))
    grain = add(nodes, "ShaderNodeTexNoise", Scale=1.0, Detail=4.0, Distortion=0.4)
    link(coords(nodes), stretch.inputs["Vector"])
    link(stretch.outputs["Vector"], grain.inputs["Vector"])
    link(mix(nodes, link, grain.outputs["Fac"], a, b), shader.inputs["Base Color"])
    return mat


def bricks(name, a, b, mortar, w, h):
    solar = name == "solar"
    mat, nodes, link, shader = start(name, 0.10 if solar else 0.85)
    brick = add(nodes, "ShaderNodeTexBrick", Scale=1.0, **{"Mortar Size": 0.0022 if solar else 0.012 if h < 0.2 else 0.006,
                "Brick Width": w, "Row Height": h, "Mortar Smooth": 0.2})
    brick.offset = 0.0 if solar or name == "tiles" else 0.5
    for key, colour in (("Color1", a), ("Color2", b), ("Mortar", mortar)):
        brick.inputs[key].default_value = (*colour, 1)
    if name in ("brick", "stone"):
        link(around(nodes, link), brick.inputs["Vector"])
    else:
        turn = add(nodes, "ShaderNodeMapping", Rotation=(0 if solar else 1.5708, 0, 0))
        link(coords(nodes), turn.inputs["Vector"])
        link(turn.outputs["Vector"], brick.inputs["Vector"])
    link(brick.outputs["Color"], shader.inputs["Base Color"])
    if not solar and name != "tiles":
        relief(nodes, link, brick.outputs["Fac"], -0.4, shader)
    return mat


def water(name):
    mat, nodes, link, shader = start(name, 0.08)
    shader.inputs["Base Color"].default_value = (0.012, 0.055, 0.062, 1)
    noise = add(nodes, "ShaderNodeTexNoise", Scale=1.3, Detail=3.0)
    link(coords(nodes), noise.inputs["Vector"])
    relief(nodes, link, noise.outputs["Fac"], 0.22, shader)
    return mat


def pane(name):
    """Window glass: one sees through it, and a little of the sky on it; both without chance, which would be noise."""
    mat, nodes, link, shader = start(name, 0.02)
    clear, shine, both = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "Emission", "AddShader"))
    clear.inputs["Color"].default_value = (0.86, 0.91, 0.90, 1)
    shine.inputs["Color"].default_value, shine.inputs["Strength"].default_value = (0.75, 0.88, 1.0, 1), 0.03
    link(clear.outputs[0], both.inputs[0])
    link(shine.outputs[0], both.inputs[1])
    link(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    return mat


def start(name, rough):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes = mat.node_tree.nodes
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular"].default_value = 0.5 if rough < 0.6 else 0.2
    return mat, nodes, mat.node_tree.links.new, shader


def add(nodes, kind, **values):
    node = nodes.new(kind)
    for key, value in values.items():
        node.inputs[key].default_value = value
    return node


def coords(nodes):
    return nodes.new("ShaderNodeTexCoord").outputs["Object"]


def around(nodes, link):
    """Upright walls, unrolled: courses run on round the corner."""
    split, total, flat = (nodes.new(f"ShaderNode{kind}") for kind in ("SeparateXYZ", "Math", "CombineXYZ"))
    link(coords(nodes), split.inputs[0])
    link(split.outputs["X"], total.inputs[0])
    link(split.outputs["Y"], total.inputs[1])
    link(total.outputs[0], flat.inputs["X"])
    link(split.outputs["Z"], flat.inputs["Y"])
    return flat.outputs[0]


def mix(nodes, link, factor, a, b):
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.35, 0.65
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*a, 1), (*b, 1)
    link(factor, ramp.inputs["Fac"])
    return ramp.outputs["Color"]


def relief(nodes, link, height, strength, shader):
    bump = add(nodes, "ShaderNodeBump", Strength=abs(strength), Distance=0.02)
    bump.invert = strength < 0
    link(height, bump.inputs["Height"])
    link(bump.outputs["Normal"], shader.inputs["Normal"])
