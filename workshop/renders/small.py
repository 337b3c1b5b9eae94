"""Small things: Beacon, Almanac, Tether, the parallel box, and the old 2G stick."""
import math

from details import back_label, breaker, gland, glands, port_names, rj45, screws, terminal_block
from brand import wordmark
from kit import boxes, product, rod, slab, text, tube
from materials import finish as m


def stick(id, label, mobile=False):
    """Beacon W and Beacon G: the plug with its ring is below, the aerial end above."""
    root = product(id)
    w, h, d, foot = 44, 128 if mobile else 108, 28, 30
    rod(10.5, 12, m("steel"), 0, -d / 2, 0, axis="z", seg=12, name="plug")
    rod(8, 4, m("orange"), 0, -d / 2, 11, axis="z", seg=12, name="seal")
    rod(16, 17, m("graphite"), 0, -d / 2, 12, axis="z", seg=12, bevel=2, name="ring")
    for i in range(20):
        a = math.tau * i / 20
        rod(1.3, 13, m("graphite"), 16 * math.cos(a), -d / 2 + 16 * math.sin(a), 14, axis="z", seg=2, bevel=0.4, name="rib")
    slab(w - 8, 8, d - 4, m("seam"), y=-d + 2, z=foot - 2, r=10, bevel=1, axis="z", name="neck")
    slab(w, h, d, m("shell"), y=-d, z=foot + 2, r=12, bevel=7, axis="z", steps=8, name="body")
    slab(w - 12, h * 0.40, 2, m("glass"), y=-d - 0.6, z=foot + h * 0.50, r=5, bevel=0.4, name="glass")
    for i, name in enumerate(("NET", "COM", "SER")):
        z = foot + h * 0.82 - i * 11
        rod(1.7, 1, m("led"), -w / 2 + 12, -d - 1.3, z, bevel=0.2, name="lamp")
        text(name, 5.4, m("print"), -w / 2 + 17, -d - 0.8, z - 1.9, "LEFT", "Regular")
    text(label, 5.6, m("mark"), 0, -d - 0.1, foot + h * 0.40, weight="Regular")
    wordmark(3.4, m("mark"), 0, -d, foot + h * 0.30, "CENTER")
    back_label(label, 0, foot + h * 0.35, w=32, h=30)
    for a in range(6):
        rod(1.1, 1, m("seam"), 5.5 * math.cos(a * math.tau / 6), -d / 2 + 5.5 * math.sin(a * math.tau / 6), -0.4, axis="z", bevel=0.1, name="pin")
    if mobile:
        slab(w - 1, 16, d - 1, m("graphite"), y=-d + 0.5, z=foot + h - 9, r=12, bevel=7, axis="z", name="aerial cap")
        slab(1.4, 26, 15, m("warm"), x=-w / 2 - 0.2, y=-d / 2 - 7.5, z=foot + 24, r=3, bevel=0.4, axis="x", name="sim cover")
    else:
        slab(w * 0.3, 1.2, 1, m("seam"), y=-d - 0.1, z=foot + 10, r=0.5, bevel=0.1, name="line")
    return root


def meter(id, label, w=72, h=90, d=66):
    root = product(id)
    slab(w, h, d - 22, m("shell"), y=-d + 22, z=0, r=2, bevel=1, name="case")
    slab(w, 46, 24, m("shell"), y=-d, z=22, r=2, bevel=1.4, name="front")
    slab(w - 16, 26, 1.4, m("glass"), y=-d - 0.5, z=37, r=2.5, bevel=0.3, name="glass")
    slab(w - 30, 16, 0.6, m("lcd"), x=-5, y=-d - 0.8, z=42, r=1, bevel=0.1, name="lcd")
    text("11.84", 10.5, m("mark"), 2, -d - 0.9, 46.4, "RIGHT", "Regular")
    text("kW", 5, m("mark"), 4, -d - 0.9, 46.4, "LEFT", "Regular")
    rod(1.5, 0.8, m("led"), w / 2 - 13, -d - 1, 54, bevel=0.2, name="lamp")
    rod(2.6, 1.4, m("cool"), w / 2 - 13, -d - 1.4, 44, bevel=0.4, name="button")
    wordmark(4.2, m("mark"), -w / 2 + 8, -d, 29)
    text(label, 4, m("mark"), w / 2 - 8, -d - 0.1, 29, "RIGHT", "Regular")
    slab(w - 12, 1, 0.8, m("led"), y=-d - 0.3, z=24.6, r=0.4, bevel=0.1, name="status")
    for z in (8, h - 15):
        for i in range(8):
            rod(2.9, 1, m("seam"), (i - 3.5) * 8.4, -d + 21.6, z + 3, bevel=0.1, name="hole")
            rod(2.2, 1, m("steel"), (i - 3.5) * 8.4, -d + 21.2, z + 3, bevel=0.2, name="screw")
    for i, (high, low) in enumerate(zip(("L1", "L2", "L3", "N", "1", "1", "2", "2"), ("3", "3", "A", "B", "G", "", "", ""))):
        text(high, 3.6, m("mark"), (i - 3.5) * 8.4, -d + 21.8, h - 20.5, weight="Bold")
        text(low, 3.6, m("mark"), (i - 3.5) * 8.4, -d + 21.8, 15.5, weight="Bold")
    slab(22, 6, 5, m("graphite"), y=-8, z=-5, r=1, bevel=0.6, name="din latch")
    rail_groove(w, h)
    for k in range(3):
        transformer(w / 2 + 34 + k * 44, -d + 30)
    return root


def rail_groove(w, h):
    """The back as it sits on the DIN rail of 35 mm: a piece of rail in its groove."""
    boxes([(w + 0.4, 36, 1, 0, -0.4, h * 0.5 - 18)], m("seam"), "groove")
    for z in (h * 0.5 - 17.5, h * 0.5 + 12.5):
        boxes([(w + 36, 5, 1.2, 0, 0.6, z)], m("zinc"), "rail")
    boxes([(w + 36, 25, 1.2, 0, 7, h * 0.5 - 12.5)], m("zinc"), "rail")


def transformer(x, y):
    """Split-core current transformer with its two wires."""
    slab(36, 52, 24, m("graphite"), x=x, y=y - 12, z=-5, r=5, bevel=2, name="ct")
    rod(12.5, 26, m("cool"), x, y - 13, 14, seg=12, bevel=1.2, name="ct bush")
    rod(10, 27, m("seam"), x, y - 13.4, 14, seg=12, bevel=0.2, name="ct hole")
    slab(36.6, 1, 24.6, m("seam"), x=x, y=y - 12.3, z=31, r=3, bevel=0.2, name="ct split")
    text("120 A", 5, m("print"), x, y - 12.2, 36.5, weight="Regular")


def almanac(id, label, w=162, h=100, d=62):
    root = product(id)
    slab(w, h, d - 14, m("graphite"), y=-d + 14, z=0, r=4, bevel=2, name="case")
    slab(w, h * 0.58, 16, m("shell"), y=-d, z=h * 0.21, r=5, bevel=2.5, name="front")
    slab(w * 0.50, h * 0.34, 2, m("glass"), x=-w * 0.19, y=-d - 0.7, z=h * 0.34, r=4, bevel=0.4, name="glass")
    text(label, 9, m("print"), -w * 0.40, -d - 0.9, h * 0.55, "LEFT", "Regular")
    slab(w * 0.30, 1.6, 1, m("led"), x=-w * 0.25, y=-d - 1.2, z=h * 0.42, r=0.7, bevel=0.1, name="status")
    for i in range(6):
        rod(1.5, 1, m("led-dim" if i < 4 else "print"), w * 0.12 + i * 8, -d - 0.7, h * 0.66, bevel=0.2, name="lamp")
    wordmark(6.6, m("mark"), w * 0.105, -d, h * 0.36)
    text("EMS", 6, m("mark"), w * 0.105, -d - 0.1, h * 0.47, "LEFT", "Regular")
    for i in range(4):
        terminal_block(-w * 0.37 + i * 26, -d + 15, 3, 3)
    for i in range(2):
        rj45(w * 0.30 + i * 19, -d + 14, 4)
    for i in range(2):
        terminal_block(-w * 0.26 + i * 62, -d + 15, h - 18, 8, "orange" if i else "green")
    terminal_block(w * 0.39, -d + 15, h - 18, 2, "graphite")
    for i in range(4):
        text(f"RS485 {i + 1}", 4, m("mark"), -w * 0.37 + i * 26, -d - 0.1, h * 0.225, weight="Bold")
    for x, z, name in ((w * 0.30, 0.225, "LAN 1"), (w * 0.30 + 19, 0.225, "LAN 2"), (-w * 0.26, 0.745, "DI 1–4"), (-w * 0.26 + 62, 0.745, "DO 1–4"), (w * 0.39, 0.745, "24 V")):
        text(name, 4, m("mark"), x, -d - 0.1, h * z, weight="Bold")
    rail_groove(w, h)
    back_label(label, w * 0.27, h * 0.03, w=60, h=26)
    slab(30, 7, 6, m("warm"), y=-9, z=-6, r=1, bevel=0.6, name="din latch")
    return root


def tether(id, label, w=232, h=340, d=118, three=False, with_cable=True):
    root = product(id)
    slab(w - 16, h - 16, 26, m("graphite"), y=-26, z=208, r=30, bevel=4, name="back")
    slab(w, h, d - 28, m("shell"), y=-d, z=200, r=40, bevel=14, steps=8, name="shell")
    slab(w - 34, h - 34, 4, m("glass"), y=-d - 1.4, z=217, r=28, bevel=0.9, name="glass")
    slab(w * 0.52, 4, 2, m("led"), y=-d - 2.2, z=200 + h * 0.74, r=1.8, bevel=0.2, name="status")
    text(label, 19, m("print"), 0, -d - 1.7, 200 + h * 0.80, weight="Regular")
    arcs(0, -d - 1.8, 200 + h * 0.53)
    wordmark(13, m("print"), 0, -d - 1.6, 200 + h * 0.12, "CENTER", symbol="led-dim")
    gland(w * 0.24, -d * 0.5, 201, 17)
    port_names([(0.24, "SUPPLY"), (-0.26, "CAR")], w, -d * 0.5 - 24, 200, 11, "mark")
    rod(17, 20, m("graphite"), -w * 0.26, -d * 0.5, 184, axis="z", name="gland")
    for x in (-1, 1):
        for z in (240, 500):
            rod(4, 1, m("label"), x * w * 0.36, -0.4, z, bevel=0.1, name="hole")
    rod(20, 1.6, m("rubber"), 0, -0.6, 330, seg=12, bevel=0.5, name="seal of the rear entry")
    if with_cable:
        holster(w / 2 + 54, -d * 0.55, 200 + h * 0.58)
        cable(w, d)
    return root


def arcs(x, y, z):
    """The 'hold your card here' sign."""
    slab(30, 20, 0.8, m("print"), x=x - 18, y=y, z=z - 10, r=3, bevel=0.1, name="card")
    for r in (14, 22, 30):
        tube([(x + 2 + r * math.cos(a), y, z + r * math.sin(a)) for a in (math.radians(k) for k in range(-40, 41, 8))], 1.2, m("print"))


def holster(x, y, z):
    """The plug rests in a holster beside the charger."""
    slab(84, 104, 60, m("graphite"), x=x, y=y - 30, z=z - 52, r=34, bevel=7, name="holster")
    rod(33, 22, m("rubber"), x, y - 46, z + 6, seg=14, bevel=3, name="plug rim")
    rod(29, 60, m("graphite"), x, y - 92, z + 6, seg=14, bevel=9, name="plug body")
    rod(20, 3, m("warm"), x, y - 94, z + 6, seg=14, bevel=1, name="plug mark")
    slab(38, 100, 30, m("rubber"), x=x, y=y - 92, z=z - 92, r=14, bevel=8, name="plug grip")
    rod(13, 30, m("rubber"), x, y - 77, z - 116, axis="z", bevel=3, name="bend guard")


def cable(w, d):
    """Three turns of cable over a hook below the case, from the plug to the underside of the charger."""
    px, y0, top = w / 2 + 54, -d * 0.55 - 77, 200 + 340 * 0.58 - 116
    points = [(px, y0, top + 20), (px, y0, top - 40), (px - 8, y0 + 6, top - 90)]
    turns, rx, rz, cx, cz = 3, 112, 82, 0, 90
    for i in range(turns * 20 + 6):
        a = math.radians(10) - math.tau * i / 20
        points.append((cx + (rx + 4 * math.sin(i)) * math.cos(a), -d * 0.5 - 76 + 20 * i / 20, cz + rz * math.sin(a)))
    points += [(-w * 0.26, -d * 0.5, 150), (-w * 0.26, -d * 0.5, 205)]
    tube(points, 9.5, m("rubber"))
    slab(44, 18, 144, m("graphite"), y=-150, z=142, r=7, bevel=4, name="hook")
    slab(44, 46, 10, m("graphite"), y=-152, z=142, r=7, bevel=4, name="lip of the hook")
    slab(54, 90, 9, m("graphite"), y=-11, z=132, r=12, bevel=4, name="plate of the hook")


def parallel_box(id, label, w=420, h=320, d=150):
    root = product(id)
    slab(w, h, d - 20, m("shell"), y=-d + 20, z=0, r=16, bevel=6, name="case")
    slab(w - 8, h - 8, 4, m("seam"), y=-d + 18, z=4, r=12, bevel=0.5, name="seam")
    slab(w, h, 18, m("shell"), y=-d, z=0, r=16, bevel=5, steps=6, name="lid")
    slab(w - 90, h * 0.42, 3, m("warm"), y=-d - 1.2, z=h * 0.44, r=10, bevel=1, name="window frame")
    slab(w - 104, h * 0.42 - 14, 2, m("seam"), y=-d - 1.8, z=h * 0.44 + 7, r=6, bevel=0.3, name="window")
    for i in range(8):
        breaker(-w * 0.30 + i * 34, -d - 2, h * 0.44 + 26, 32, 84)
    wordmark(17, m("mark"), -w / 2 + 46, -d, h * 0.22)
    text(label, 14, m("mark"), w / 2 - 46, -d - 0.1, h * 0.22, "RIGHT", "Regular")
    slab(w * 0.24, 3, 1.5, m("led"), x=-w / 2 + 46 + w * 0.12, y=-d - 0.8, z=h * 0.33, r=1.3, bevel=0.2, name="status")
    screws([(sx * (w / 2 - 18), z) for sx in (-1, 1) for z in (18, h - 18)], -d, 5.5)
    glands([(-0.38, 16), (-0.23, 16), (-0.08, 16), (0.1, 21), (0.28, 21)], w, -d * 0.5, 0)
    port_names([(-0.38, "INV 1"), (-0.23, "INV 2"), (-0.08, "INV 3"), (0.1, "GRID"), (0.28, "BACK-UP")], w, -d * 0.5 - 34, 0, 13, "mark")
    back_label(label, 0, h * 0.4)
    for s in (-1, 1):
        slab(26, 60, 4, m("zinc"), x=s * (w / 2 + 4), y=-4, z=h - 90, r=5, bevel=0.6, name="ear")
    return root


def old_stick(id, label):
    root = product(id)
    slab(48, 78, 24, m("graphite"), y=-24, z=22, r=4, bevel=2, name="case")
    slab(40, 42, 1, m("warm"), y=-24.5, z=48, r=2, bevel=0.3, name="label")
    wordmark(4.8, m("mark"), 0, -24.5, 76, "CENTER")
    text(label, 5.4, m("mark"), 0, -24.6, 64, weight="Regular")
    text("GSM / GPRS", 4, m("mark"), 0, -24.6, 55, weight="Regular")
    for i, colour in enumerate(("led-dim", "orange", "red")):
        rod(1.8, 1, m(colour), -10 + i * 10, -24.8, 36, bevel=0.2, name="lamp")
    slab(32, 20, 14, m("steel"), y=-19, z=3, r=2, bevel=0.6, name="plug")
    slab(26, 4, 8, m("seam"), y=-16, z=1, r=1, bevel=0.3, name="pins")
    for s in (-1, 1):
        rod(3.4, 24, m("steel"), s * 20, -12, 2, axis="z", seg=3, name="thumb screw")
    rod(5, 10, m("steel"), 14, -12, 99, axis="z", name="aerial foot")
    rod(4.2, 62, m("rubber"), 14, -12, 108, axis="z", bevel=2, name="aerial")
    return root
