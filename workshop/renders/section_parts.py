"""The parts of section models: rooms and roofs that are cut, ground, what an electrician adds, and the distances that are kept. Metres."""
import math

import bpy

from buildings import block, group, many, modules, pipe, post, put, solar
from fittings import board, conduit, duct, isolator, label
from furniture import generator
from interior import wall
from kit import tube
from nature import raw

T, HIGH, EAVE = 0.20, 2.50, 2.74
ONE_W, ONE_H = 1.15, 1.78  # a module upright, with its gap
openings, guarded = [], []


def begin():
    openings.clear()
    guarded.clear()


def opening(*points):
    """Doors, windows and vents; what must keep away from them may not come near."""
    openings.extend(points)
    check()


def keep_away(metres, what, *points):
    guarded.extend((metres, what, at) for at in points)
    check()


def check():
    for metres, what, at in guarded:
        near = min((math.dist(at, other) for other in openings), default=metres)
        if near < metres:
            raise ValueError(f"{what} stands {near:.1f} m from an opening, and needs {metres} m")


def room(x0, x1, deep, door=None, right=None, floor="m floor"):
    """Back wall whole, left wall with its cut edge, the other two only as a line on the floor. `door` is in the left wall, `right` in the other."""
    wall("m wall", x0 - T, x1 + T, EAVE + 0.02, thick=T)
    holes = ((*door, 0, 2.05),) if door else ()
    wall("m wall", -deep, 0, HIGH, holes, -1, x0, T)
    block("m floor" if floor is None else floor, x1 - x0, deep, 0.16, (x0 + x1) / 2, -deep, -0.16, 0.001)
    for at, x in ((door, x0), (right, x1)):
        if at:
            opening((x, at[0]), (x, at[1]))
    cut = [(T, 0.012, deep + 0.001, x0 - T / 2, -deep - 0.0005, HIGH), (T + 0.002, HIGH + 0.172, 0.012, x0 - T / 2, -deep - 0.012, -0.16),
           (x1 - x0 + 2 * T, 0.07, T, (x0 + x1) / 2, -deep - T, 0), (x1 - x0 + 2 * T + 0.004, 0.16, 0.012, (x0 + x1) / 2, -deep - T - 0.002, -0.16),
           (0.012, 0.16, deep + T, x1 + T - 0.008, -deep - T, -0.16)]
    ends = [(-deep, right[0]), (right[1], 0)] if right else [(-deep, 0)]
    many("m cut", cut + [(T, 0.07, b - a, x1 + T / 2, a, 0) for a, b in ends])
    block("m floor", T, deep + T, 0.16, x1 + T / 2, -deep - T + 0.01, -0.16, 0.001)
    low = [(-deep, door[0]), (door[1], 0)] if door else [(-deep, 0)]
    many("m thing", [(x1 - x0, 0.08, 0.012, (x0 + x1) / 2, -0.012, 0)] + [(0.012, 0.08, b - a, x0 + 0.006, a, 0) for a, b in low])


def partition(x, deep):
    """A wall between two rooms, cut away so that one sees both: a line on the floor and one on the wall behind."""
    many("m cut", [(0.12, 0.07, deep, x, -deep, 0), (0.12, EAVE - 0.24, 0.05, x, -0.05, 0.07)])


def sage(x0, x1, z0=0.30, z1=2.08):
    """The board behind the plant: white equipment stands out from it, and the eye goes there."""
    many("m board", [(x1 - x0, z1 - z0, 0.0018, (x0 + x1) / 2, -0.0018, z0)])


def field(rows, cols, at, pitch, turn=90):
    """Modules upright on a slope: `at` is the lower left corner."""
    found, holder = modules(cols, rows), bpy.data.objects.new("array", None)
    bpy.context.scene.collection.objects.link(holder)
    found.parent, found.rotation_euler = holder, (0, 0, math.radians(turn))
    found.location = (cols * ONE_W - 0.585, 0.88, 0)
    holder.location, holder.rotation_euler = at, (math.radians(pitch), 0, 0)


def roof(x0, x1, rows, cols, pitch=19, eave=EAVE, back=True):
    """A roof that rises from the back wall, with its modules; it is cut at the ridge and on the right."""
    a, run = math.radians(pitch), rows * ONE_H + 0.50
    far, rise = run * math.cos(a), run * math.sin(a)
    middle, wide = (x0 + x1) / 2, x1 - x0 + 2 * T + 0.32
    for x in (x0 - T, x1) if back else ():
        side = [(x + dx, y, z) for dx in (0, T) for y, z in ((T, 0), (far - 0.1, 0), (far - 0.1, eave + rise - 0.12), (T, eave + 0.02))]
        raw("gable", side, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], bpy.data.materials["m house"])

    def slope():
        block("m roof", wide, run + 0.22, 0.10, middle, -0.22, 0, 0.003)
        ribs = round(wide / 0.38)
        many("m roof", [(0.02, 0.035, run + 0.22, middle + (i - ribs / 2) * (wide - 0.05) / ribs, -0.22, 0.10) for i in range(ribs + 1)])
        many("m cut", [(wide + 0.002, 0.102, 0.012, middle, run, 0), (0.012, 0.102, run + 0.22, middle + wide / 2 + 0.001, -0.22, 0)])
        many("alu", [(cols * ONE_W, 0.03, 0.035, middle, 0.16 + ONE_H * (k + f), 0.135) for k in range(rows if cols else 0) for f in (0.24, 0.76)])
    group(slope, (0, 0, eave), tilt=pitch)
    if cols:
        field(rows, cols, (middle - cols * ONE_W / 2, 0.16 * math.cos(a) - 0.17 * math.sin(a), eave + 0.16 * math.sin(a) + 0.17 * math.cos(a)), pitch)
    return far


def base(x0, x1, y0, y1):
    """The board on which the model stands."""
    block("m base", x1 - x0, y1 - y0, 0.24, (x0 + x1) / 2, y0, -0.40, 0.01)


def soil(x0, x1, y0, y1):
    """Open ground, cut: its edges are dark as a wall's would be."""
    block("m yard", x1 - x0, y1 - y0, 0.388, (x0 + x1) / 2, y0, -0.40, 0.003)
    many("m cut", [(x1 - x0 + 0.012, 0.36, 0.012, (x0 + x1) / 2, y0 - 0.008, -0.40), (0.012, 0.36, y1 - y0 + 0.004, x1 + 0.004, y0 - 0.004, -0.40)])


def yard(x0, x1, y0, y1):
    base(x0, x1, y0, y1)
    block("m yard", x1 - x0 - 0.12, y1 - y0 - 0.3, 0.05, (x0 + x1) / 2, y0 + 0.15, -0.16, 0.004)


def engine(x, y, z=-0.11, turn=0):
    """The generator on its pad in the open air, six metres from every opening."""
    keep_away(6, "the generator", (x, y))
    block("m thing", 1.05, 0.8, 0.06, x, y - 0.4, z, 0.006)
    generator(x, y, turn, "m sage").location.z = z + 0.06


def pole(x, y, to):
    """The last pole of the grid and the line to the house."""
    post("m house", 0.07, 4.7, x, y, -0.16)
    block("m house", 0.9, 0.08, 0.08, x, y - 0.04, 4.20, 0.004)
    for dx in (-0.38, -0.13, 0.13, 0.38):
        post("graphite", 0.022, 0.07, x + dx, y, 4.28)
    start = (x - 0.38, y - 0.04, 4.34)
    sag = [tuple(a + (b - a) * f for a, b in zip(start, to)) for f in (i / 12 for i in range(13))]
    tube([(u * 1000, v * 1000, (w - 0.5 * f * (1 - f)) * 1000) for (u, v, w), f in zip(sag, (i / 12 for i in range(13)))], 11, bpy.data.materials["m cut"], smooth=False)


def surge(x, z, leads=(), to=0.76):
    """Surge protection in its small box."""
    block("shell", 0.12, 0.07, 0.16, x, -0.07, z, 0.01)
    many("graphite", [(0.05, 0.05, 0.004, x, -0.073, z + 0.07)])
    many("green", [(0.018, 0.012, 0.004, x + dx, -0.076, z + 0.10) for dx in (-0.012, 0.012)])
    label(x, -0.0705, z + 0.015, "SPD", 0.08, 0.032)
    for dx, material in leads:
        conduit([(x + dx, -0.035, z + 0.15), (x + dx, -0.035, to)], 0.006, material, saddles=False)


PAIR = ((-0.03, "red"), (0.03, "rubber"))


def boards(places, start, z, top=EAVE, low=1.28, h=0.52):
    """Distribution boards, each fed from the trunking that ends at `start`, and its line up into the house."""
    for x, w, word in places:
        board(x, 0, low, w, h, word, 2 if h > 0.5 else 1)
        conduit([(start, -0.03, z + 0.03), (x, -0.03, z + 0.03), (x, -0.03, low - 0.02)], 0.013)
        conduit([(x, -0.05, low + h), (x, -0.05, top)], 0.013)


def from_roof(x, isolator_x, z, out=None):
    """The pipe from the roof down to the isolator of the modules."""
    out = x if out is None else out
    conduit([(x, -0.045, EAVE), (x, -0.045, 2.2), (out, -0.045, 2.2), (out, -0.045, z - 0.18), (isolator_x, -0.045, z - 0.18)], 0.013)


def source_switch(x, board_x, out, z=1.50):
    """Grid or generator: a switch and surge protection, and the pipe to the outside."""
    isolator(x, 0, z, "GRID/GEN", "graphite")
    surge(x, z - 0.28)
    conduit([(board_x, -0.04, z + 0.08), (x - 0.06, -0.04, z + 0.08)], 0.010, saddles=False)
    conduit([(x, -0.04, z - 0.03), (x, -0.04, z - 0.10)], 0.010, saddles=False)
    conduit([(x, -0.045, z + 0.16), (x, -0.045, 2.06), (out[0][0], -0.045, 2.06), *out], 0.012)


def control(x, z):
    """Almanac and Beacon Meter on their rails in an open board."""
    block("shell", 0.46, 0.04, 0.44, x, -0.04, z, 0.012)
    many("cool", [(0.40, 0.035, 0.004, x, -0.044, z + dz) for dz in (0.09, 0.29)])
    put("hd-al20", x - 0.08, -0.046, z + 0.25)
    put("hd-bm3", x - 0.02, -0.046, z + 0.06)
    label(x, -0.0415, z + 0.40, "CONTROL", 0.16, 0.03)


def place_marked(x, z, w, h, y=-0.004):
    """Dashes round the place of what comes later, in the blue of the page."""
    dash, thick = 0.055, 0.013
    many("m blue", [(dash, thick, 0.002, x - w / 2 + w * (i + 0.5) / 5, y, z + dz - thick / 2) for i in range(5) for dz in (0, h)]
         + [(thick, dash, 0.002, x + s * w / 2, y, z + h * (i + 0.5) / 6 - dash / 2) for i in range(6) for s in (-1, 1)]
         + [(0.10, thick, 0.002, x, y, z + h / 2 - thick / 2), (thick, 0.10, 0.002, x, y, z + h / 2 - 0.05)])


def white_fridge(x, y, wide=0.62, high=1.72):
    """What it is for, in its own white."""
    block("shell", wide, 0.60, high, x, y - 0.60, 0.03, 0.03)
    many("seam", [(wide, 0.010, 0.004, x, y - 0.6015, high * 0.66)])
    for z, h in ((0.72, 0.34), (1.22, 0.26)):
        block("steel", 0.02, 0.03, h, x - wide * 0.4, y - 0.63, z, 0.006)


def hall(x0, x1, rows, cols, pitch=7, high=3.6, door=None, sheet="m wall"):
    """A business building behind the yard, cut on the right; its roof carries modules, its door stands clear of what is in the yard."""
    far = roof(x0 + T, x1 - T, rows, cols, pitch, high)
    block(sheet, x1 - x0, T, high + 0.02, (x0 + x1) / 2, 0, 0, 0.002)
    block("m house", x1 - x0 - 0.02, far - T, high, (x0 + x1) / 2, T, 0, 0.002)
    many("m cut", [(0.012, high + 0.02, T, x1 + 0.004, 0, 0)])
    if door:
        a, b, h = door
        block("m thing", b - a + 0.24, 0.08, h + 0.12, (a + b) / 2, -0.08, 0, 0.01)
        block("m house", b - a, 0.04, h, (a + b) / 2, -0.10, 0.01, 0.004)
        many("m thing", [(b - a, 0.02, 0.012, (a + b) / 2, -0.112, 0.3 + i * 0.32) for i in range(int(h / 0.32))])
        opening((a, 0), (b, 0))


def screen(x0, x1, y, high=2.7):
    """A wall that does not burn, behind cabinets: the sage board of the yard."""
    block("m wall", x1 - x0, T, high, (x0 + x1) / 2, y, 0, 0.004)
    many("m board", [(x1 - x0 - 0.4, high - 0.5, 0.004, (x0 + x1) / 2, y - 0.004, 0.25)])
    many("m cut", [(x1 - x0 + 0.004, 0.012, T + 0.004, (x0 + x1) / 2, y - 0.002, high), (0.012, high, T + 0.004, x1 + 0.002, y - 0.002, 0)])


CABINETS = {"hd-q50-100": (1.1, 1.1), "hd-q100-215": (1.3, 1.35), "hd-q125-261": (1.0, 1.4)}


def plinth(x, y, w, d):
    block("m thing", w + 0.16, d + 0.16, 0.10, x, y - d - 0.08, 0, 0.008)


def cabinets(id, count, x, y, gap):
    """Cabinets in a row on plinths of 100 mm, backs at y, the left edge of the first at x; three metres from doors and windows."""
    w, d = CABINETS[id]
    for i in range(count):
        middle = x + w / 2 + i * (w + gap)
        plinth(middle, y, w, d)
        put(id, middle, y, 0.10)
        keep_away(3, "a cabinet", (middle - w / 2, y - d), (middle + w / 2, y - d), (middle + w / 2, y))
    return x + count * (w + gap) - gap


def wall_inverters(count, x, z=1.4, up=3.6):
    """Meridian in a row, 400 mm apart: panels, earth and grid of each go down into the trunking, and one pipe up to the roof."""
    last = x + (count - 1) * 0.92
    for i in range(count):
        px = x + i * 0.92
        put("hd-m25-3p", px, -0.02, z)
        isolator(px - 0.06, 0, z - 0.33, "PV")
        for dx, r, material in ((-0.20, 0.014, "rubber"), (0.04, 0.006, "earth"), (0.19, 0.016, "rubber")):
            conduit([(px + dx, -0.15, z + 0.01), (px + dx, -0.15, z - 0.20), (px + dx, -0.05, z - 0.46)], r, material, 0.05, False)
    duct(x - 0.40, last + 0.74, 0, z - 0.54, 0.1, 0.1, "cool")
    conduit([(last + 0.64, -0.05, z - 0.46), (last + 0.64, -0.05, up)], 0.03, "conduit")


def bars(x, z):
    """The bar to which the cases and the frame of the modules are earthed."""
    from fittings import earth_bar
    earth_bar(x, 0, z)


def emergency(x, z, y=0.0):
    """The emergency button of a cabinet: within ten metres, and in sight."""
    block("yellow", 0.13, 0.07, 0.13, x, y - 0.07, z, 0.012)
    post("red", 0.036, 0.03, x, y - 0.10, z + 0.065, axis="y")
    conduit([(x, y - 0.03, z), (x, y - 0.03, 0.16)], 0.010)


def ground_array(x, y, rows=2, cols=6, tilt=18, low=0.6):
    solar(rows, cols, (x, y, low), tilt)
    for i in range(cols + 1):
        px = x + 0.05 + i * 1.76
        post("cast", 0.035, low + 0.12, px, y + 0.3)
        post("cast", 0.035, low + 0.62, px, y + 1.9)


def rack(x, y):
    """Two Basalt 14 at the foot of a rack, a bar for each pole beside them, their cables along the wall to the trunking."""
    for s in (-1, 1):
        for back in (0, 0.72):
            block("graphite", 0.04, 0.04, 1.94, x + s * 0.262, y - back - 0.04, 0.05, 0.004)
    for z in (0.0, 1.98):
        block("graphite", 0.6, 0.80, 0.05, x, y - 0.78, z, 0.006)
    face = y - 0.754
    for low in (0.14, 0.44):
        put("hd-b14", x, y - 0.10, low)
        for pole, s, drop_by, material in ((-0.141, -1, 0.0, "red"), (-0.073, 1, 0.034, "rubber")):
            z = low + 0.08
            pipe([(x + pole, face, z), (x + pole, face - 0.06, z), (x + pole, face - 0.06, z - drop_by), (x + s * 0.32, face - 0.06, z - drop_by), (x + s * 0.32, face + 0.03, z - drop_by)], 0.008, material)
    for z, h in ((0.78, 0.085), (0.87, 0.085), (0.96, 0.085), (1.10, 0.40), (1.51, 0.40)):
        block("cool", 0.482, 0.02, h, x, face - 0.002, z, 0.004)
        many("led", [(0.012, 0.012, 0.004, x + 0.19, face - 0.005, z + h / 2)] if h < 0.1 else [])
    for s, z, material in ((-1, 0.99, "red"), (1, 0.93, "rubber")):
        bar = x + s * 0.32
        block("shell", 0.05, 0.05, 0.62, bar, y - 0.74, 0.12, 0.004)
        conduit([(bar, y - 0.715, 0.73), (bar, y - 0.715, z), (bar, -0.04, z), (-1.08 + s * 0.02, -0.04, z), (-1.08 + s * 0.02, -0.04, 0.83)], 0.010, material, 0.05, False)
    conduit([(x + 0.28, y - 0.05, 0.58), (x + 0.34, y - 0.05, 0.58), (x + 0.34, -0.03, 0.58), (-1.02, -0.03, 0.58), (-1.02, -0.03, 0.79)], 0.0045, "earth", 0.03, False)


def meridian_rack(x, y, z, n):
    """Inverters in a row on a steel frame beside the array, 300 mm apart, each with its isolator."""
    w = n * 0.86
    for i in range(n + 1):
        block("alu", 0.06, 0.06, 1.35, x + (i - n / 2) * 0.86, y, z, 0.004)
    for dz in (0.44, 0.72, 1.06):
        block("alu", w, 0.04, 0.06, x, y - 0.04, z + dz, 0.004)
    for i in range(n):
        px = x + (i - (n - 1) / 2) * 0.86
        put("hd-m25-3p", px, y - 0.04, z + 0.70)
        isolator(px - 0.10, y - 0.04, z + 0.36, "PV")
        for dx, r, material in ((-0.10, 0.012, "rubber"), (0.04, 0.006, "earth"), (0.19, 0.016, "rubber")):
            conduit([(px + dx, y - 0.18, z + 0.71), (px + dx, y - 0.18, z + 0.56), (px + dx, y - 0.05, z + (0.5 if dx < 0 else 0.1))], r, material, 0.05, False)
    duct(x - w / 2, x + w / 2, y, z + 0.06, 0.1, 0.1, "cool")
