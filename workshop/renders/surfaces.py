"""Procedural surfaces of the sets: ground, walls, roofs, leaves, solar glass."""
import bpy

SURFACES = {
    #             colour a             colour b             scale rough bump
    "plaster": ((0.66, 0.63, 0.57), (0.60, 0.57, 0.51), 3.0, 0.85, 0.05),
    "white wall": ((0.74, 0.73, 0.70), (0.68, 0.67, 0.64), 2.0, 0.8, 0.04),
    "sand wall": ((0.60, 0.47, 0.33), (0.53, 0.41, 0.28), 2.5, 0.9, 0.10),
    "sage wall": ((0.36, 0.42, 0.36), (0.32, 0.38, 0.33), 2.5, 0.85, 0.05),
    "clay wall": ((0.50, 0.25, 0.15), (0.43, 0.21, 0.125), 3.0, 0.9, 0.12),
    "blue wall": ((0.28, 0.38, 0.44), (0.25, 0.35, 0.41), 2.5, 0.85, 0.05),
    "concrete": ((0.42, 0.41, 0.39), (0.33, 0.325, 0.31), 1.6, 0.85, 0.08),
    "paving": ((0.50, 0.48, 0.44), (0.42, 0.40, 0.37), 2.2, 0.8, 0.05),
    "asphalt": ((0.085, 0.085, 0.088), (0.060, 0.060, 0.063), 5.0, 0.8, 0.15),
    "soil": ((0.30, 0.20, 0.125), (0.22, 0.145, 0.09), 1.2, 0.95, 0.35),
    "dry soil": ((0.44, 0.33, 0.21), (0.35, 0.26, 0.165), 1.2, 0.95, 0.3),
    "lawn": ((0.055, 0.100, 0.022), (0.085, 0.125, 0.035), 1.4, 0.95, 0.3),
    "dry lawn": ((0.26, 0.225, 0.09), (0.19, 0.18, 0.07), 1.0, 0.95, 0.3),
    "sand": ((0.62, 0.52, 0.37), (0.55, 0.45, 0.31), 1.5, 0.95, 0.2),
    "far hill": ((0.16, 0.23, 0.20), (0.13, 0.195, 0.165), 0.05, 1.0, 0.0),
    "farther hill": ((0.27, 0.36, 0.40), (0.24, 0.33, 0.37), 0.05, 1.0, 0.0),
    "dry hill": ((0.34, 0.27, 0.16), (0.25, 0.215, 0.12), 0.08, 1.0, 0.0),
    "roof": ((0.085, 0.090, 0.092), (0.070, 0.075, 0.078), 2.0, 0.5, 0.02),
    "clay roof": ((0.33, 0.125, 0.065), (0.26, 0.095, 0.05), 3.0, 0.85, 0.1),
    "tin roof": ((0.42, 0.43, 0.43), (0.36, 0.37, 0.37), 1.0, 0.42, 0.0),
    "dark sheet": ((0.20, 0.215, 0.22), (0.18, 0.195, 0.20), 0.6, 0.5, 0.0),
    "blue sheet": ((0.27, 0.33, 0.37), (0.25, 0.31, 0.35), 0.6, 0.5, 0.0),
    "sheet": ((0.60, 0.61, 0.60), (0.55, 0.56, 0.55), 0.6, 0.5, 0.0),
    "green sheet": ((0.16, 0.27, 0.21), (0.145, 0.25, 0.19), 0.6, 0.5, 0.0),
    "rust sheet": ((0.36, 0.24, 0.17), (0.42, 0.38, 0.34), 0.9, 0.6, 0.0),
    "bark": ((0.10, 0.07, 0.048), (0.07, 0.05, 0.035), 9.0, 0.95, 0.5),
    "leaf": ((0.045, 0.105, 0.022), (0.090, 0.150, 0.035), 1.6, 0.6, 0.0),
    "olive leaf": ((0.090, 0.120, 0.060), (0.13, 0.155, 0.085), 1.6, 0.65, 0.0),
    "blade": ((0.075, 0.140, 0.025), (0.13, 0.19, 0.050), 0.9, 0.6, 0.0),
    "dry blade": ((0.34, 0.28, 0.11), (0.22, 0.22, 0.08), 0.9, 0.7, 0.0),
    "rock": ((0.28, 0.265, 0.245), (0.19, 0.18, 0.165), 2.5, 0.9, 0.5),
    "sack": ((0.62, 0.55, 0.42), (0.54, 0.47, 0.35), 7.0, 0.95, 0.2),
    "cream wall": ((0.74, 0.68, 0.56), (0.69, 0.63, 0.51), 2.0, 0.85, 0.04),
    "mint wall": ((0.56, 0.66, 0.60), (0.52, 0.62, 0.56), 2.0, 0.85, 0.04),
    "sky wall": ((0.54, 0.64, 0.70), (0.50, 0.60, 0.66), 2.0, 0.85, 0.04),
    "screed": ((0.47, 0.455, 0.43), (0.41, 0.40, 0.375), 0.9, 0.55, 0.02),
    "terracotta": ((0.42, 0.19, 0.115), (0.36, 0.16, 0.095), 1.6, 0.6, 0.03),
    "card": ((0.48, 0.34, 0.20), (0.44, 0.31, 0.18), 3.0, 0.9, 0.0),
    "skin a": ((0.23, 0.115, 0.065), (0.22, 0.11, 0.06), 1.0, 0.55, 0.0),
    "skin b": ((0.42, 0.24, 0.15), (0.41, 0.23, 0.145), 1.0, 0.55, 0.0),
    "skin c": ((0.58, 0.36, 0.26), (0.57, 0.35, 0.25), 1.0, 0.55, 0.0),
    "hair": ((0.012, 0.010, 0.009), (0.016, 0.013, 0.011), 4.0, 0.6, 0.0),
    "brown hair": ((0.07, 0.038, 0.02), (0.06, 0.032, 0.017), 4.0, 0.6, 0.0),
    "workwear": ((0.035, 0.055, 0.065), (0.03, 0.048, 0.057), 5.0, 0.9, 0.05),
    "khaki": ((0.32, 0.26, 0.17), (0.29, 0.235, 0.15), 5.0, 0.9, 0.05),
    "denim": ((0.07, 0.11, 0.19), (0.06, 0.095, 0.165), 7.0, 0.9, 0.05),
    "brand cloth": ((0.012, 0.20, 0.095), (0.01, 0.17, 0.08), 5.0, 0.85, 0.05),
    "white cloth": ((0.72, 0.71, 0.68), (0.66, 0.65, 0.62), 5.0, 0.9, 0.05),
    "robe": ((0.36, 0.045, 0.03), (0.31, 0.038, 0.026), 5.0, 0.9, 0.05),
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
