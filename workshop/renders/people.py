"""People for scale: plain figures, one soft body per garment, no faces. Metres; they look to +y, away from the camera."""
import math

import bpy
from mathutils import Vector

from kit import link
from skin import skin
from surfaces import surface

SKELETON = {"hip": 0.93, "shoulder": 1.41, "thigh": 0.43, "shin": 0.42, "upper": 0.29, "fore": 0.27}


def bead(store, at, r, stretch=(1, 1, 1)):
    store.append((Vector(at), r, stretch))


def limb(store, a, b, ra, rb, stretch=(1, 1, 1)):
    """Beads from a to b, close enough to melt into one another."""
    a, b = Vector(a), Vector(b)
    n = max(2, int((b - a).length / (min(ra, rb) * 0.35)))
    for i in range(n + 1):
        t = i / n
        bead(store, a.lerp(b, t), ra + (rb - ra) * t, stretch)


def joint(a, b, first, second, towards):
    """Elbow or knee: where two bones of these lengths meet, bent `towards`."""
    a, b = Vector(a), Vector(b)
    way = b - a
    length = min(way.length, first + second - 0.004)
    along = (first ** 2 - second ** 2 + length ** 2) / (2 * length)
    out = math.sqrt(max(first ** 2 - along ** 2, 0.0))
    bend = Vector(towards) - way.normalized() * Vector(towards).dot(way.normalized())
    return a + way.normalized() * along + bend.normalized() * out, a + way.normalized() * length


def soft(name, beads, material, voxel=0.011, root=None):
    """All beads as one skin."""
    verts, faces = skin(beads, voxel)
    data = bpy.data.meshes.new(name)
    data.from_pydata(verts.tolist(), [], faces)
    data.polygons.foreach_set("use_smooth", [True] * len(faces))
    data.materials.append(surface(material))
    obj = link(bpy.data.objects.new(name, data))
    smooth = obj.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, 7
    obj.parent = root
    return obj


def person(x, y, z=0.0, turn=0.0, hands=((-0.25, 0.05, 0.84), (0.25, 0.05, 0.84)), feet=((-0.11, 0.0), (0.11, 0.04)), sink=0.0, lean=0.0,
           tall=1.72, top="brand cloth", legs="workwear", skin="skin a", hair="hair", helmet=None, sleeves=0.55, robe=False, shoes="rubber", nod=0.25, cap=None, long=False):
    """`hands` and `feet` are where they are, in the person's own frame; `sink` lowers the hips, `lean` bows forward."""
    root = bpy.data.objects.new("person", None)
    bpy.context.scene.collection.objects.link(root)
    s = tall / 1.72
    root.location, root.scale = (x, y, z), (s, s, s)
    root.rotation_euler = (0, 0, math.radians(turn))
    parts = {"legs": [], "top": [], "skin": [], "hair": [], "shoes": [], "helmet": []}
    hip = SKELETON["hip"] - sink
    up = Vector((0, math.sin(lean), math.cos(lean)))
    spine = lambda t: Vector((0, -0.25 * lean, hip)) + up * t
    lower(parts, hip, lean, feet, robe)
    trunk(parts, spine, robe)
    for side, target in zip((-1, 1), hands):
        arm(parts, spine, side, target, sleeves, robe)
    head(parts, spine, nod, helmet, cap, long)
    wear = {"legs": legs, "top": top, "skin": skin, "hair": hair, "shoes": shoes, "helmet": helmet or cap or "shell"}
    for name, beads in parts.items():
        if beads and not (name == "hair" and hair is None):
            soft(name, beads, wear[name], 0.008 if name in ("skin", "hair", "helmet") else 0.011, root)
    return root


def lower(parts, hip, lean, feet, robe):
    legs, shoes = parts["legs"], parts["shoes"]
    bead(legs, (0, -0.25 * lean, hip + 0.01), 0.118, (1.26, 0.93, 0.9))
    for side, (fx, fy) in zip((-1, 1), feet):
        ankle = (fx, fy - 0.03, 0.09)
        knee, ankle = joint((side * 0.085, -0.25 * lean, hip - 0.03), ankle, SKELETON["thigh"], SKELETON["shin"], (0, 1, 0.1))
        limb(legs, Vector((side * 0.08, -0.25 * lean, hip - 0.06)), knee, 0.088, 0.070, (0.95, 1, 1))
        limb(legs, knee, ankle - Vector((0, 0, 0.02)), 0.069, 0.064, (0.95, 1, 1))
        limb(shoes, (fx, fy - 0.06, 0.045), (fx, fy + 0.12, 0.038), 0.05, 0.046, (0.92, 1, 0.8))
    if robe:
        for i in range(9):
            t = i / 8
            bead(legs, (0, 0.01, hip - 0.02 - t * (hip - 0.16)), 0.13 + 0.035 * t, (1.3, 1.0, 0.8))


TRUNK = ((0.02, 0.126, 1.30, 0.97), (0.13, 0.119, 1.24, 0.92), (0.24, 0.121, 1.27, 0.90), (0.34, 0.123, 1.34, 0.88), (0.41, 0.105, 1.46, 0.86))


def trunk(parts, spine, robe):
    top = parts["top"]
    for low, high in zip(TRUNK, TRUNK[1:]):
        for i in range(5):
            t, r, wide, deep = (a + (b - a) * i / 4 for a, b in zip(low, high))
            bead(top, spine(t), r, (wide, deep, 0.9))
    limb(top, spine(0.455) + Vector((-0.13, 0, 0)), spine(0.455) + Vector((0.13, 0, 0)), 0.062, 0.062)
    for side in (-1, 1):
        limb(top, spine(0.495) + Vector((side * 0.03, 0, 0)), spine(0.45) + Vector((side * 0.155, 0, 0)), 0.05, 0.052)
    bead(top, spine(0.515), 0.066, (1.0, 0.95, 0.42))
    limb(parts["skin"], spine(0.47), spine(0.58), 0.053, 0.05)
    if robe:
        limb(top, spine(0.46) + Vector((0.14, 0.03, 0)), spine(0.10) + Vector((-0.13, 0.04, 0)), 0.075, 0.09)


def arm(parts, spine, side, target, sleeves, robe):
    shoulder = spine(0.45) + Vector((side * 0.18, 0, 0))
    elbow, wrist = joint(shoulder, target, SKELETON["upper"], SKELETON["fore"], (side * 0.5, -0.35, -1))
    bare = robe and side < 0
    end = shoulder.lerp(elbow, min(sleeves * 1.6, 1.0))
    limb(parts["skin" if bare else "top"], shoulder, end, 0.058, 0.055)
    limb(parts["skin"], end, elbow, 0.042, 0.040)
    if sleeves > 0.7 and not bare:
        limb(parts["top"], end, elbow.lerp(wrist, 0.85), 0.050, 0.040)
    limb(parts["skin"], elbow, wrist, 0.039, 0.030)
    hand = wrist + (wrist - elbow).normalized() * 0.055
    limb(parts["skin"], wrist, hand, 0.030, 0.026, (1.0, 1.0, 1.25))
    bead(parts["skin"], hand + Vector((-side * 0.022, 0.01, -0.004)), 0.016)


def head(parts, spine, nod, helmet=None, cap=None, long=False):
    """`nod` bends it down, towards what the hands do."""
    middle = spine(0.665) + Vector((0, 0.02 + 0.05 * nod, -0.02 * nod))
    bead(parts["skin"], middle, 0.10, (0.84, 1.0, 1.18))
    bead(parts["skin"], middle + Vector((0, 0.06, -0.05)), 0.062, (0.86, 0.9, 0.9))
    for side in (-1, 1):
        bead(parts["skin"], middle + Vector((side * 0.084, -0.008, -0.012)), 0.022, (0.5, 0.9, 1.2))
    bead(parts["hair"], middle + Vector((0, -0.022, 0.03)), 0.103, (0.88, 0.98, 1.0))
    bead(parts["hair"], middle + Vector((0, -0.035, -0.03)), 0.085, (0.90, 0.86, 1.0))
    if long:
        limb(parts["hair"], middle + Vector((0, -0.05, 0)), spine(0.46) + Vector((0, -0.085, 0)), 0.088, 0.06, (1.0, 0.7, 1.0))
    if helmet or cap:
        bead(parts["helmet"], middle + Vector((0, -0.005, 0.055)), 0.118, (0.96, 1.08, 0.80))
        limb(parts["helmet"], middle + Vector((-0.04, 0.115, 0.03)), middle + Vector((0.04, 0.115, 0.03)), 0.04, 0.04, (1.4, 1.2, 0.40))
    if helmet:
        bead(parts["helmet"], middle + Vector((0, 0.0, 0.03)), 0.128, (0.96, 1.1, 0.22))
