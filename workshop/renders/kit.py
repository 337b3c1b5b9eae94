"""Building blocks of every model: millimetres in, bevelled meshes out.

A product stands on z = 0, its back on y = 0, its front looks to -y.
`slab` and friends take the x of the middle, the y of the front face and the z of the lower edge.
"""
import math
import os

import bpy

from outlines import STEPS, forms, letter_rings

MM = 0.001
HERE = os.path.dirname(__file__)
FONTS = os.path.join(HERE, "../../papers/fonts/hanken-grotesk-")
WEIGHTS = {"Bold": 700, "Regular": 400, "Light": 300}
DETAIL = {"round": 1.0}  # less for models that are loaded by a browser
_target = []


def product(name):
    """Start a product: parts made from now on hang from the returned empty."""
    root = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(root)
    _target[:] = [root]
    return root


def stage():
    """Parts made from now on belong to the set, not to a product."""
    _target[:] = []


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    obj.pass_index = 1
    if _target:
        obj.parent = _target[0]
    return obj


def rounded(w, h, r, seg=8):
    """Outline of a rectangle with round corners, centred, counter-clockwise."""
    r = max(0.01, min(r, w / 2 - 0.01, h / 2 - 0.01))
    points = []
    for cx, cy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for i in range(seg + 1):
            a = math.radians(start + 90 * i / seg)
            points.append((cx * (w / 2 - r) + r * math.cos(a), cy * (h / 2 - r) + r * math.sin(a)))
    return points


def prism(w, h, length, r, bevel, seg=8, steps=4):
    """Vertices and faces of a rounded bar along t from 0 to length, both ends bevelled."""
    # A lamp or a button of four sides is a diamond, however far it is away.
    least = 3 if 2 * r >= max(w, h) else 1
    seg, steps = max(least, round(seg * DETAIL["round"])), max(1, round(steps * DETAIL["round"]))
    b = min(bevel, length / 2 - 0.01, w / 2 - 0.02, h / 2 - 0.02)
    ring = [(b * (1 - math.sin(a)), b * (1 - math.cos(a)))
            for a in (math.pi / 2 * i / steps for i in range(steps + 1))] if b > 0 else [(0, 0)]
    loops = [(inset, t) for inset, t in ring] + [(inset, length - t) for inset, t in reversed(ring)]
    verts, faces, n = [], [], 4 * (seg + 1)
    for inset, t in loops:
        verts += [(u, v, t) for u, v in rounded(w - 2 * inset, h - 2 * inset, r - inset, seg)]
    for k in range(len(loops) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    faces += [tuple(range(n - 1, -1, -1)), tuple((len(loops) - 1) * n + i for i in range(n))]
    return verts, faces


def mesh(name, verts, faces, mat, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(c * MM for c in v) for v in verts], [], faces)
    data.materials.append(mat)
    obj = link(bpy.data.objects.new(name, data))
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(40)
        obj.modifiers.new("normals", "WEIGHTED_NORMAL").keep_sharp = True
    data.update()
    return obj


AXES = {
    "y": lambda u, v, t: (u, -t, v),
    "z": lambda u, v, t: (u, v, t),
    "x": lambda u, v, t: (t, u, v),
}


def slab(w, h, d, mat, x=0, y=0, z=0, r=4, bevel=1.5, axis="y", seg=8, steps=4, name="part"):
    """A box w wide, h high, d deep; `axis` says along which way the round profile is drawn out."""
    profile = {"y": (w, h, d), "z": (w, d, h), "x": (d, h, w)}[axis]
    verts, faces = prism(*profile, r, bevel, seg, steps)
    shift = {"y": (x, y + d, z + h / 2), "z": (x, y + d / 2, z), "x": (x - w / 2, y + d / 2, z + h / 2)}[axis]
    verts = [tuple(a + b for a, b in zip(AXES[axis](*v), shift)) for v in verts]
    return mesh(name, verts, faces, mat)


def rod(radius, length, mat, x=0, y=0, z=0, axis="y", bevel=0.6, seg=8, name="rod"):
    """A cylinder; `y` is its front, `z` its axis height (axis y or x) or its lower end (axis z)."""
    verts, faces = prism(radius * 2, radius * 2, length, radius, bevel, seg, 3)
    shift = {"y": (x, y + length, z), "z": (x, y, z), "x": (x - length / 2, y, z)}[axis]
    verts = [tuple(a + b for a, b in zip(AXES[axis](*v), shift)) for v in verts]
    return mesh(name, verts, faces, mat)


def boxes(items, mat, name="boxes"):
    """Many sharp boxes in one mesh: fins, slats, slots. Each is (w, h, d, x, y, z)."""
    verts, faces = [], []
    for w, h, d, x, y, z in items:
        k = len(verts)
        for dz in (0, h):
            verts += [(x - w / 2, y, z + dz), (x + w / 2, y, z + dz), (x + w / 2, y + d, z + dz), (x - w / 2, y + d, z + dz)]
        faces += [tuple(k + i for i in f) for f in
                  ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    return mesh(name, verts, faces, mat, smooth=False)


def tube(points, radius, mat, smooth=True, name="tube"):
    """A cable or pipe through points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius * MM, round(4 * DETAIL["round"])
    curve.use_fill_caps = True
    spline = curve.splines.new("NURBS" if smooth else "POLY")
    spline.points.add(len(points) - 1)
    for p, c in zip(spline.points, points):
        p.co = (*[v * MM for v in c], 1)
    if smooth:
        spline.use_endpoint_u, spline.order_u = True, 4
    curve.materials.append(mat)
    return link(bpy.data.objects.new(name, curve))


def text(body, size, mat, x=0, y=0, z=0, align="CENTER", weight="Bold", spacing=1.0, turn=(90, 0, 0)):
    """Raised lettering that reads from -y; `z` is the base line."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size = body, size * MM
    curve.align_x, curve.space_character = align, spacing
    curve.font = bpy.data.fonts.load(f"{FONTS}{WEIGHTS[weight]}.woff2", check_existing=True)
    for part in raised("text", forms(letter_rings(curve, steps())), mat):
        part.location = (x * MM, y * MM, z * MM)
        part.rotation_euler = [math.radians(a) for a in turn]
        part["says"], part["size"] = body, size


def steps():
    """Points of a bend in an outline: fewer in what a browser loads."""
    return STEPS if DETAIL["round"] == 1 else STEPS[1::2] if DETAIL["round"] > 0.2 else STEPS[-1:]


def raised(name, shapes, mat):
    """A low relief for each closed form: forms may overlap, and a common fill would cut them out of each other."""
    return [link(bpy.data.objects.new(name, relief(name, rings, mat))) for rings in shapes]


def relief(name, rings, mat):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    if DETAIL["round"] == 1:
        curve.extrude = 0.12 * MM
    for ring in rings:
        spline = curve.splines.new("POLY")
        spline.points.add(len(ring) - 1)
        for point, (u, v) in zip(spline.points, ring):
            point.co = (u, v, 0, 1)
        spline.use_cyclic_u = True
    curve.materials.append(mat)
    return curve
