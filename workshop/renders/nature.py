"""Ground, hills, trees, palms, grass, rocks, water. Metres."""
import math
import random

import bpy
from mathutils import Vector, noise

from kit import link
from surfaces import surface


def ground(mat, size=400, z=0.0, y=0.0):
    sheet([(-size, y - size, z), (size, y - size, z), (size, y + size, z), (-size, y + size, z)], mat)


def sheet(corners, mat, name="sheet"):
    return raw(name, corners, [tuple(range(len(corners)))], mat)


def raw(name, verts, faces, mat, smooth=False):
    data = bpy.data.meshes.new(name)
    data.from_pydata(verts, [], faces)
    data.materials.append(surface(mat) if isinstance(mat, str) else mat)
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.update()
    return link(bpy.data.objects.new(name, data))


def hills(mat, distance, height, seed=1, width=900, rough=0.006):
    """A ridge line across the background."""
    n, rows = 160, 10
    verts, faces = [], []
    for j in range(rows):
        for i in range(n + 1):
            x = (i / n - 0.5) * width
            h = noise.fractal((x * rough + seed * 7.3, j * 0.16, seed), 0.9, 2.1, 5) * 0.5 + 0.5
            verts.append((x, distance + j * 14, -2 + max(h, 0.05) * height * math.sin(math.pi * min(j / (rows - 2), 1) / 2)))
    for j in range(rows - 1):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    raw("hills", verts, faces, mat, smooth=True)


def leaf_cloud(rng, blobs, count, size):
    """Small random quads, thicker towards the skin of each blob."""
    verts, faces = [], []
    weights = [r ** 2 for _, r in blobs]
    for _ in range(count):
        centre, radius = rng.choices(blobs, weights)[0]
        way = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        at = centre + way * radius * rng.uniform(0.55, 1.0)
        side = way.cross(Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)))).normalized()
        up = (side.cross(way) + Vector((0, 0, rng.uniform(-0.6, 0.2)))).normalized()
        s = size * rng.uniform(0.6, 1.3)
        k = len(verts)
        verts += [at - side * s * 0.35, at + up * s * 0.6 - side * s * 0.1, at + up * s, at + side * s * 0.45 + up * s * 0.3]
        faces.append((k, k + 1, k + 2, k + 3))
    return verts, faces


def tree(x, y, h=6.0, spread=2.4, leaf="leaf", seed=0, count=20000, trunk=0.20):
    rng = random.Random(seed)
    low, high = trunk * h / spread + 0.35, h / spread - 0.45
    blobs = [(Vector((rng.uniform(-0.6, 0.6), rng.uniform(-0.6, 0.6), rng.uniform(low, high))), rng.uniform(0.34, 0.60)) for _ in range(16)]
    name = f"crown {leaf} {seed} {h / spread:.1f} {count}"
    if name in bpy.data.meshes:
        crown = link(bpy.data.objects.new(name, bpy.data.meshes[name]))
    else:
        crown = raw(name, *leaf_cloud(rng, blobs, count, 0.085 * (9000 / count) ** 0.5), leaf)
    crown.location, crown.scale = (x, y, 0), (spread, spread, spread)
    crown.rotation_euler = (0, 0, rng.uniform(0, 6) + x)
    stem(x, y, h * 0.62, 0.019 * h, seed)


def stem(x, y, h, r, seed):
    rng = random.Random(seed + 99)
    curve = bpy.data.curves.new("stem", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", r, 3
    for k in range(4):
        spline = curve.splines.new("POLY")
        spline.points.add(2)
        lean = Vector((rng.uniform(-0.22, 0.22), rng.uniform(-0.22, 0.22), 1)) if k else Vector((0, 0, 1))
        from_ = Vector((x, y, 0 if not k else h * rng.uniform(0.35, 0.6)))
        for p, t in zip(spline.points, (0, 0.5, 1)):
            p.co = (*(from_ + lean * h * t * (1 if not k else 0.6)), 1)
            p.radius = (1.0 - 0.6 * t) * (1 if not k else 0.5)
    curve.materials.append(surface("bark"))
    link(bpy.data.objects.new("stem", curve))


def bush(x, y, r=0.6, leaf="leaf", seed=3, count=4500):
    rng = random.Random(seed)
    blobs = [(Vector((rng.uniform(-0.5, 0.5) * r, rng.uniform(-0.5, 0.5) * r, rng.uniform(0.35, 0.7) * r)), r * rng.uniform(0.4, 0.6)) for _ in range(6)]
    name = f"bush {leaf} {seed} {r} {count}"
    if name in bpy.data.meshes:
        plant = link(bpy.data.objects.new(name, bpy.data.meshes[name]))
    else:
        plant = raw(name, *leaf_cloud(rng, blobs, count, 0.11 * max(r, 0.4) * (1800 / count) ** 0.5), leaf)
    plant.location, plant.rotation_euler = (x, y, 0), (0, 0, x * 3)


def palm(x, y, h=7.0, seed=0, fronds=17):
    rng = random.Random(seed)
    lean = Vector((rng.uniform(-0.9, 0.9), rng.uniform(-0.5, 0.5), 0))
    curve = bpy.data.curves.new("palm", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", 0.14, 3
    spline = curve.splines.new("POLY")
    spline.points.add(8)
    for i, p in enumerate(spline.points):
        t = i / 8
        p.co = (*(Vector((x, y, 0)) + lean * t * t + Vector((0, 0, h * t))), 1)
        p.radius = 1.25 - 0.55 * t
    curve.materials.append(surface("bark"))
    link(bpy.data.objects.new("palm", curve))
    top = Vector((x, y, h)) + lean
    verts, faces = [], []
    for k in range(fronds):
        a, rise, length = math.tau * k / fronds + rng.uniform(-0.2, 0.2), rng.uniform(-0.1, 0.9), rng.uniform(1.7, 2.3) * h / 7
        out = Vector((math.cos(a), math.sin(a), 0))
        for i in range(26):
            t = (i + 1) / 26
            at = top + out * length * t * (1 - 0.15 * t) + Vector((0, 0, length * (rise * t - (0.75 + rise * 0.4) * t * t)))
            for s in (-1, 1):
                side = Vector((-out.y, out.x, 0)) * s
                tip = at + (side * 0.62 + out * 0.42) * length * 0.34 * math.sin(math.pi * min(t * 0.9 + 0.1, 1)) + Vector((0, 0, -0.16 * length * rng.uniform(0.6, 1.4)))
                n = len(verts)
                verts += [at, at + out * 0.055 * h / 7, tip]
                faces.append((n, n + 1, n + 2))
    raw("fronds", verts, faces, "leaf")


def grass(x0, x1, y0, y1, blade="blade", h=0.10, density=420, seed=5):
    """Patches of blades, shared mesh, laid side by side over a rectangle."""
    rng = random.Random(seed)
    verts, faces, patch = [], [], 2.0
    for _ in range(int(density * patch * patch)):
        at = Vector((rng.uniform(0, patch), rng.uniform(0, patch), 0))
        a, tall = rng.uniform(0, 6.28), h * rng.uniform(0.5, 1.4)
        side, lean = Vector((math.cos(a), math.sin(a), 0)) * h * 0.07, Vector((math.sin(a * 3), math.cos(a * 2), 0)) * tall * 0.45
        k = len(verts)
        verts += [at - side, at + side, at + side * 0.6 + lean * 0.35 + Vector((0, 0, tall * 0.6)), at + lean + Vector((0, 0, tall))]
        faces += [(k, k + 1, k + 2), (k, k + 2, k + 3)]
    first = raw("grass", verts, faces, blade)
    for i in range(math.ceil((x1 - x0) / patch)):
        for j in range(math.ceil((y1 - y0) / patch)):
            obj = first if not i and not j else link(bpy.data.objects.new("grass", first.data))
            turn = rng.choice((0, 1, 2, 3))
            obj.rotation_euler = (0, 0, turn * math.pi / 2)
            dx, dy = ((0, 0), (patch, 0), (patch, patch), (0, patch))[turn]
            obj.location = (x0 + i * patch + dx, y0 + j * patch + dy, 0)


def rocks(points, seed=2):
    rng = random.Random(seed)
    for x, y, r in points:
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=4, radius=r, location=(x, y, r * 0.25))
        obj = bpy.context.object
        for v in obj.data.vertices:
            v.co *= 1 + 0.35 * noise.noise(v.co / r * 1.3 + Vector((x, y, rng.random())))
            v.co.z *= 0.7
        obj.data.materials.append(surface("rock"))
        obj.data.polygons.foreach_set("use_smooth", [True] * len(obj.data.polygons))
