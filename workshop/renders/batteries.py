"""Batteries: Cairn (wall or floor), Strata (stack), Basalt (19-inch rack), and the old L2.4."""
from details import back_label, bracket, breaker, flank_name, plate, rj45, screws, side_gland, side_plug, side_socket
from brand import wordmark
from kit import boxes, product, rod, slab, text, tube
from materials import finish as m

RACK_UNIT = 44.45


def charge_bar(x, y, z, n=5, lit=4, w=22, gap=5):
    for i in range(n):
        slab(w, 4, 1.2, m("led" if i < lit else "print"), x=x + i * (w + gap), y=y - 0.8, z=z, r=1.8, bevel=0.2, name="charge")


def cairn(id, w, h, d, label):
    root = product(id)
    slab(w - 30, 22, d - 24, m("graphite"), y=-d + 10, z=0, r=6, bevel=3, name="foot")
    slab(w, h - 18, d - 14, m("graphite"), y=-d + 8, z=18, r=18, bevel=5, name="case")
    half = (h - 18) * 0.70
    slab(w, half, 22, m("shell"), y=-d, z=18 + h - 18 - half, r=18, bevel=5, steps=6, name="front")
    slab(w, h - 18 - half - 3, 22, m("warm"), y=-d, z=18, r=18, bevel=5, steps=6, name="lower front")
    for s in (-1, 1):
        slab(8, 120, d * 0.40, m("rubber"), x=s * (w / 2 - 2), y=-d * 0.58, z=h * 0.66, r=18, bevel=3, axis="x", name="grip")
        slab(8, h * 0.80, 3, m("seam"), x=s * (w / 2 - 3.5), y=-d * 0.30, z=h * 0.12, r=1, bevel=0.2, axis="x", name="flank seam")
    slab(w * 0.46, 34, 2, m("glass"), x=-w * 0.5 + 34 + w * 0.23, y=-d - 0.8, z=h * 0.84, r=8, bevel=0.5, name="glass")
    charge_bar(-w * 0.5 + 60, -d - 0.8, h * 0.84 + 15, w=w * 0.06, gap=w * 0.018)
    text(label, w * 0.045, m("mark"), w / 2 - 34, -d - 0.1, h * 0.845, "RIGHT", "Regular")
    wordmark(w * 0.046, m("mark"), -w / 2 + 34, -d, 18 + (h - 18 - half) * 0.46)
    plate(w / 2 - 60, -d, 18 + (h - 18 - half) * 0.40, 46, 20)
    bracket(w * 0.5, h - 40, [f * w for f in (-0.19, -0.08, 0.08, 0.19)], 40)
    back_label(label, 0, h * 0.45, -6)
    cairn_ports(w, d)
    return root


def cairn_ports(w, d):
    for z, r, name in ((90, 13, "+"), (130, 13, "–"), (168, 9, "PE")):
        side_gland(w / 2, -d * 0.45, z, r)
        flank_name(name, w / 2, -d * 0.45 - 19, z - 4, 12, "RIGHT")
    for z, name in ((206, "INV"), (240, "LINK")):
        side_socket(w / 2, -d * 0.45, z - 7)
        flank_name(name, w / 2, -d * 0.45 - 19, z - 4, 11, "RIGHT")


def strata(id, modules, label, w=600, d=200, h_module=330):
    root = product(id)
    base, head = 60, 160
    slab(w - 40, base - 14, d - 30, m("graphite"), y=-d + 15, z=0, r=6, bevel=3, name="plinth")
    slab(w, 22, d, m("graphite"), y=-d, z=base - 22, r=18, bevel=4, axis="z", name="base")
    for i in range(modules):
        strata_module(w, d, base + i * h_module, h_module)
    z = base + modules * h_module
    slab(w - 14, 8, d - 14, m("seam"), y=-d + 7, z=z - 4, r=14, bevel=0.5, axis="z", name="joint")
    slab(w, head - 4, d, m("shell"), y=-d, z=z + 4, r=22, bevel=6, axis="z", steps=6, name="head")
    slab(w - 70, 58, 4, m("glass"), y=-d - 1, z=z + 66, r=12, bevel=0.8, name="glass")
    slab(w * 0.40, 3, 1.5, m("led"), x=-w / 2 + 62 + w * 0.20, y=-d - 1.8, z=z + 82, r=1.4, bevel=0.2, name="status")
    text(label, 20, m("print"), -w / 2 + 62, -d - 1.2, z + 96, "LEFT", "Regular")
    rod(9, 3, m("steel"), w / 2 - 66, -d - 3, z + 95, name="button")
    wordmark(24, m("mark"), -w / 2 + 36, -d, z + 28)
    strata_ports(w, d, base, z)
    strata_back(label, w, d, modules, z)
    return root


def strata_ports(w, d, base, head):
    """Power and earth leave at the base, data at the control unit."""
    slab(8, 130, 96, m("graphite"), x=w / 2 + 3, y=-d * 0.6 - 48, z=base + 40, r=8, bevel=2, axis="x", name="connection plate")
    for i, name in enumerate(("+", "–", "PE")):
        z = base + 80 + 40 * (i - 0.5)
        if i < 2:
            side_plug(w / 2 + 7, -d * 0.6, z, 11)
        else:
            rod(6, 10, m("steel"), w / 2 + 12, -d * 0.6, z, axis="x", seg=2, name="earth bolt")
        flank_name(name, w / 2 + 7, -d * 0.6 - 20, z - 5, 15, "RIGHT")
    for z, name in ((50, "INV"), (86, "LINK")):
        side_socket(w / 2, -d * 0.5, head + z - 7)
        text(name, 15, m("mark"), w / 2 + 0.3, -d * 0.5 - 18, head + z - 5, "RIGHT", "Bold", turn=(90, 0, 90))


def strata_back(label, w, d, modules, head):
    """The tip guard to the wall, 20 mm behind, and the type plate."""
    bracket(w * 0.42, head + 128, (-0.16 * w, -0.06 * w, 0.06 * w, 0.16 * w), 36, 20)
    boxes([(26, 34, 16, s * w * 0.12, 0, head + 111) for s in (-1, 1)], m("zinc"), "tip guard arm")
    back_label(label, -w * 0.3, head + 30)
    for i in range(modules):
        slab(w * 0.7, 2, 2, m("seam"), y=-1.6, z=60 + 330 * i + 165, r=0.6, bevel=0.1, name="line")


def strata_module(w, d, z, h):
    slab(w - 14, 8, d - 14, m("seam"), y=-d + 7, z=z - 4, r=14, bevel=0.5, axis="z", name="joint")
    slab(w, h - 5, d, m("shell"), y=-d, z=z + 2.5, r=22, bevel=4, axis="z", steps=6, name="module")
    slab(w - 90, 1.6, 2, m("seam"), y=-d - 0.2, z=z + h * 0.5, r=0.6, bevel=0.1, name="line")
    for s in (-1, 1):
        slab(6, 34, d * 0.46, m("rubber"), x=s * (w / 2 - 1.5), y=-d * 0.73, z=z + h * 0.62, r=14, bevel=2, axis="x", name="grip")
        rod(4.5, 2, m("steel"), s * (w / 2 - 20), -d - 0.8, z + 22, bevel=0.5, name="lock")
    slab(30, 12, 0.8, m("warm"), x=w / 2 - 62, y=-d - 0.4, z=z + 24, r=1.5, bevel=0.1, name="plate")


def basalt(id, units, label, d, w=482.6):
    root = product(id)
    h = units * RACK_UNIT - 1
    slab(w - 42, h - 3, d, m("graphite"), y=-d, z=1.5, r=3, bevel=1.2, name="case")
    slab(w, h, 4, m("shell"), y=-d - 4, z=0, r=3, bevel=0.8, name="front")
    for s in (-1, 1):
        for z in (h * 0.12, h * 0.88):
            slab(11, 7, 1, m("seam"), x=s * (w / 2 - 9), y=-d - 4.4, z=z - 3.5, r=3.4, bevel=0.2, name="ear slot")
        grip(s * (w / 2 - 42), -d - 4, h * 0.16, h * 0.68)
    face = -d - 4
    slab(w - 160, h * 0.30, 2, m("glass"), x=0, y=face - 1, z=h * 0.58, r=8, bevel=0.5, name="glass")
    for i in range(6):
        slab(16, 4, 1, m("led" if i < 5 else "print"), x=-w * 0.5 + 104 + i * 21, y=face - 1.7, z=h * 0.70, r=1.8, bevel=0.2, name="charge")
    text(label, 15, m("print"), w / 2 - 104, face - 1.2, h * 0.685, "RIGHT", "Regular")
    for i, colour in enumerate(("orange", "orange", "graphite", "graphite")):
        x = -w * 0.5 + 100 + i * 34
        rod(12, 10, m(colour), x, face - 10, h * 0.30, name="pole")
        rod(6, 6, m("rubber"), x, face - 13, h * 0.30, name="pole socket")
    breaker(w * 0.02, face, h * 0.30 - 30, 22, 60)
    breaker(w * 0.02 + 22, face, h * 0.30 - 30, 22, 60)
    for i in range(3):
        rj45(w * 0.15 + i * 20, face, h * 0.24)
    rod(6, 4, m("green"), w * 0.30, face - 4, h * 0.30, name="button")
    wordmark(11, m("mark"), w / 2 - 84, face, h * 0.10, "RIGHT")
    basalt_names(w, h, face)
    boxes([(4, h * 0.42, 1, -w * 0.30 + i * 12, -0.4, h * 0.3) for i in range(12)], m("seam"), "outlet")
    back_label(label, w * 0.24, h * 0.34)
    boxes([(3, h * 0.5, 3, s * (w - 43) / 2, -d * 0.86 + i * 12, h * 0.25) for s in (-1, 1) for i in range(16)], m("seam"), "vents")
    screws([(s * (w / 2 - 66), h * 0.06) for s in (-1, 1)], face, 3)
    return root


def basalt_names(w, h, face):
    rod(6, 6, m("steel"), -w * 0.5 + 70, face - 6, h * 0.30, seg=2, name="earth bolt")
    names = [(-w * 0.5 + 100 + i * 34, h * 0.30 + 17, "++––"[i], 13) for i in range(4)] + [(-w * 0.5 + 70, h * 0.30 + 12, "PE", 9)]
    names += [(w * 0.15 + i * 20, h * 0.24 + 17, name, 6.4) for i, name in enumerate(("INV", "LINK", "LINK"))] + [(w * 0.30, h * 0.30 + 12, "ON", 7)]
    for x, z, name, size in names:
        text(name, size, m("mark"), x, face - 0.2, z, weight="Bold")


def grip(x, y, z, h):
    tube([(x, y, z), (x, y - 36, z), (x, y - 40, z + 6), (x, y - 40, z + h - 6), (x, y - 36, z + h), (x, y, z + h)], 5, m("steel"))
    for dz in (0, h):
        rod(9, 3, m("graphite"), x, y - 3, z + dz, name="grip foot")


def old_battery(id, w, h, d, label):
    root = product(id)
    slab(w, h, d, m("cool"), y=-d, z=0, r=6, bevel=4, name="case")
    slab(w - 30, h - 30, 3, m("warm"), y=-d - 2, z=15, r=4, bevel=1, name="front")
    for x in (-w * 0.3, w * 0.3):
        tube([(x - 40, -d / 2, h - 2), (x - 40, -d / 2, h + 26), (x - 34, -d / 2, h + 30), (x + 34, -d / 2, h + 30), (x + 40, -d / 2, h + 26), (x + 40, -d / 2, h - 2)], 5, m("steel"))
    slab(92, 30, 2, m("graphite"), x=w * 0.24, y=-d - 3.5, z=h * 0.74, r=3, bevel=0.6, name="panel")
    for i in range(4):
        rod(4, 1.5, m("led-dim" if i < 3 else "print"), w * 0.24 - 30 + i * 20, -d - 4.6, h * 0.74 + 15, bevel=0.3, name="lamp")
    wordmark(20, m("mark"), -w / 2 + 34, -d - 2, h * 0.75)
    text(label, 15, m("mark"), -w / 2 + 34, -d - 2.1, h * 0.67, "LEFT", "Regular")
    for i, colour in enumerate(("red", "graphite")):
        rod(13, 12, m(colour), -w * 0.30 + i * 46, -d - 13, h * 0.20, name="pole")
    rj45(w * 0.20, -d - 2, h * 0.18)
    rj45(w * 0.20 + 22, -d - 2, h * 0.18)
    screws([(sx * (w / 2 - 9), z) for sx in (-1, 1) for z in (10, h / 2, h - 10)], -d)
    return root
