"""Rooms: walls with real openings and reveals, floor, ceiling, daylight through the windows. Metres.

The back wall's face lies at y = 0, the room comes towards the camera to y = -d; the fourth wall is left away.
"""
import math

import bpy

from buildings import block, group, many, post
from materials import finish
from nature import sheet

THICK = 0.30


def wall(material, u0, u1, h, openings=(), side=None, at=0.0, thick=THICK):
    """A wall along x (or along y, when `side` is -1 or 1 and `at` its face) with openings (u0, u1, z0, z1)."""
    pieces, u = [], u0
    for a, b, low, high in sorted(openings):
        pieces += [(u, a, 0, h), (a, b, 0, low), (a, b, high, h)]
        u = b
    pieces.append((u, u1, 0, h))
    items = []
    for a, b, low, high in pieces:
        if b - a < 0.001 or high - low < 0.001:
            continue
        if side is None:
            items.append((b - a, high - low, thick, (a + b) / 2, at, low))
        else:
            items.append((thick, high - low, b - a, at + side * thick / 2, a, low))
    many(material, items)


def room(w, d, h=2.7, walls="white wall", floor="screed", back=(), left=(), right=(), skirting="warm", ceiling="white wall"):
    """Openings of the back wall in x, of the side walls in y (from -d to 0)."""
    bpy.context.scene["indoors"] = True
    wall(walls, -w / 2 - THICK, w / 2 + THICK, h, back)
    wall(walls, -d, 0, h, left, -1, -w / 2)
    wall(walls, -d, 0, h, right, 1, w / 2)
    block(floor, w + 2 * THICK, d + THICK, 0.2, 0, -d, -0.2, 0.001)
    if ceiling:
        block(ceiling, w + 2 * THICK, d + THICK, 0.2, 0, -d, h, 0.001)
        if ceiling == "white wall":
            lit_ceiling(w, d, h)
    if skirting:
        skirt(skirting, w, d, back, left, right)


def lit_ceiling(w, d, h):
    """White ceilings give back the light of the floor; a faint glow of their own does it without noise."""
    sheet([(-w / 2, -d, h - 0.002), (-w / 2, 0, h - 0.002), (w / 2, 0, h - 0.002), (w / 2, -d, h - 0.002)], finish("ceiling"))


def skirt(material, w, d, back, left, right):
    def gaps(u0, u1, openings):
        u = u0
        for a, b, low, _ in sorted(openings):
            if low < 0.1:
                yield u, a
                u = b
        yield u, u1
    many(material, [(b - a, 0.09, 0.014, (a + b) / 2, -0.014, 0) for a, b in gaps(-w / 2, w / 2, back)]
         + [(0.014, 0.09, b - a, -w / 2 + 0.007, a, 0) for a, b in gaps(-d, 0, left)]
         + [(0.014, 0.09, b - a, w / 2 - 0.007, a, 0) for a, b in gaps(-d, 0, right)])


def casement(u0, u1, z0, z1, side=None, at=0.0, frame="shell", bars=1, sill="concrete", shutters=None):
    """A window in its opening, set back by half the wall; a sill below it."""
    def make():
        w, h, t = u1 - u0, z1 - z0, 0.055
        block("pane", w - t, 0.004, h - t, 0, 0.012, t / 2, 0.001)
        for dx in (-w / 2 + t / 2, w / 2 - t / 2):
            block(frame, t, 0.06, h, dx, -0.02, 0, 0.004)
        for dz in (0, h - t):
            block(frame, w - 2 * t, 0.06, t, 0, -0.02, dz, 0.004)
        for i in range(bars):
            block(frame, 0.034, 0.05, h, -w / 2 + w * (i + 1) / (bars + 1), -0.015, 0, 0.003)
        if h > 1.0:
            block(frame, w, 0.045, 0.034, 0, -0.012, h * 0.68, 0.003)
        block(sill, w + 0.10, 0.20, 0.035, 0, -0.19, -0.035, 0.006)
        for s in (-1, 1) if shutters else ():
            block(shutters, 0.03, w / 2, h, s * (w / 2 + 0.015), 0.16, 0, 0.004)
    place(make, u0, u1, z0, side, at)


def doorway(u0, u1, h, side=None, at=0.0, frame="shell", leaf="teal", open_by=None):
    """Lining and leaf; `open_by` degrees swings it outwards."""
    def make():
        w, t = u1 - u0, 0.05
        for dx in (-w / 2 + t / 2, w / 2 - t / 2):
            block(frame, t, 0.34, h, dx, -0.17, 0, 0.004)
        block(frame, w - 2 * t, 0.34, t, 0, -0.17, h - t, 0.004)
        if leaf:
            root = group_child(lambda: door_leaf(leaf, w - 2 * t, h - t))
            root.location = (-w / 2 + t, 0.0, 0.0)
            root.rotation_euler = (0, 0, math.radians(open_by or 0))
    place(make, u0, u1, 0, side, at)


def door_leaf(material, w, h):
    block(material, w, 0.045, h - 0.01, w / 2, 0, 0.01, 0.004)
    for low, tall in ((0.16, 0.72), (1.02, h - 1.2)):
        block(material, w - 0.26, 0.006, tall, w / 2, -0.006, low, 0.006)
        many("seam", [(w - 0.255, 0.004, 0.002, w / 2, -0.0012, low - 0.003), (w - 0.255, 0.004, 0.002, w / 2, -0.0012, low + tall)])
    block("steel", 0.03, 0.012, 0.16, w - 0.07, -0.012, 0.95, 0.004)
    post("steel", 0.009, 0.11, w - 0.11, -0.045, 1.04, axis="x")


def group_child(make):
    """A group inside a group."""
    from kit import _target
    outer = list(_target)
    root = bpy.data.objects.new("leaf", None)
    bpy.context.scene.collection.objects.link(root)
    _target[:] = [root]
    make()
    _target[:] = outer
    if outer:
        root.parent = outer[0]
    return root


def place(make, u0, u1, z, side, at):
    """Into the middle of the wall: along x, or along y when a side is named."""
    middle = (u0 + u1) / 2
    if side is None:
        group(make, (middle, at + THICK / 2, z))
    else:
        group(make, (at + side * THICK / 2, middle, z), turn=-90 * side)


def glow(x, y, z, w, h, way, power, colour=(0.86, 0.93, 1.0)):
    """A pane of daylight, unseen itself: stands in for the sky outside a window, or for a lit ceiling."""
    light = bpy.data.lights.new("daylight", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", w, h
    light.energy, light.color = power, colour
    obj = bpy.data.objects.new("daylight", light)
    obj.location = (x, y, z)
    obj.rotation_euler = {"down": (0, 0, 0), "up": (math.pi, 0, 0), "left": (0, math.radians(90), 0), "right": (0, math.radians(-90), 0),
                          "back": (math.radians(90), 0, 0), "front": (math.radians(-90), 0, 0)}[way]
    obj.visible_camera = obj.visible_glossy = False
    bpy.context.scene.collection.objects.link(obj)
    return obj


def soft_light(w, d, h, power=1.0, side=-0.15):
    """The light of a bright room from above and behind the camera, stronger and warmer from the left, so that bodies are round
    and stand on a shadow. Three panes: rays are dealt out evenly among all lamps, and indoors most of those for the sun are lost."""
    for k, share, colour in ((-1, 1.85, (1.0, 0.97, 0.91)), (0, 0.75, (1.0, 0.985, 0.96)), (1, 0.4, (0.92, 0.96, 1.0))):
        pane = glow(side * w + k * w * 0.32, -d - 0.2, h * 0.92, w * 0.31, h * 0.95, "back", 88 * share * power * w * d / 20, colour)
        pane.rotation_euler = (math.radians(66), 0, math.radians(-side * 60))


def outside(floor="dry soil"):
    """Ground beyond the windows, a hand below the floor of the room."""
    sheet([(-300, -300, -0.22), (300, -300, -0.22), (300, 600, -0.22), (-300, 600, -0.22)], floor)
