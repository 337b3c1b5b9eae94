"""Small parts that many products share."""
from kit import boxes, rod, slab, text
from materials import finish as m


def fins(w, h, d, y, z, pitch=12, x=0):
    n = int(w / pitch)
    boxes([(2.4, h, d, x + (i - (n - 1) / 2) * pitch, y, z) for i in range(n)], m("alu"), "fins")


def gland(x, y, z, r=14):
    """Cable gland below a connection box whose underside is at z."""
    rod(r, 7, m("graphite"), x, y, z - 7, axis="z", seg=2, bevel=0.8, name="gland nut")
    rod(r * 0.82, 13, m("rubber"), x, y, z - 20, axis="z", bevel=3, name="gland")


def side_gland(x, y, z, r=13):
    """Cable gland on the right flank at x."""
    rod(r, 7, m("graphite"), x + 3.5, y, z, axis="x", seg=2, bevel=0.8, name="gland nut")
    rod(r * 0.82, 13, m("rubber"), x + 13, y, z, axis="x", bevel=3, name="gland")


def side_plug(x, y, z, r=8):
    """PV or battery plug on the right flank."""
    rod(r, 5, m("rubber"), x + 2.5, y, z, axis="x", name="plug collar")
    rod(r * 0.7, 20, m("rubber"), x + 13, y, z, axis="x", bevel=1, name="plug")


def side_socket(x, y, z):
    """Data socket on the right flank."""
    slab(2, 15, 17, m("steel"), x=x + 0.6, y=y - 8.5, z=z, r=1, bevel=0.3, axis="x", name="socket")
    slab(2, 10, 12, m("seam"), x=x + 1.1, y=y - 6, z=z + 2.5, r=0.5, bevel=0.2, axis="x", name="socket hole")


def back_label(label, x, z, y=0, w=96, h=58):
    """The type plate on the back, to be read from behind."""
    slab(w, h, 0.8, m("label"), x=x, y=y - 0.3, z=z, r=2, bevel=0.1, name="type plate")
    text(label, h * 0.2, m("mark"), x + w / 2 - 7, y + 0.7, z + h * 0.70, "LEFT", "Bold", turn=(90, 0, 180))
    boxes([(w * f, h * 0.055, 0.4, x + w / 2 - 7 - w * f / 2, y + 0.4, z + h * g) for f, g in ((0.62, 0.54), (0.8, 0.42), (0.7, 0.30), (0.5, 0.18))], m("mark"), "print")


def port_names(names, w, y, z, size=11.5, ink="label"):
    """What each entry is for, printed on the underside, to be read from below and in front."""
    for fx, name in names:
        text(name, size, m(ink), fx * w, y, z - 0.2, weight="Bold", turn=(180, 0, 0))


def flank_name(name, x, y, z, size=11, align="LEFT"):
    """Print on the right flank, to be read from the right."""
    text(name, size, m("label"), x + 0.2, y, z, align, "Bold", turn=(90, 0, 90))


def bracket(w, z, holes, h=34, y=0):
    """The rail that is screwed to the wall, with its holes and the screw that locks the body to it; seen from behind."""
    slab(w, h, 5, m("zinc"), y=y - 5, z=z - h / 2, r=2, bevel=0.6, name="bracket")
    boxes([(w, 3, 4, 0, y - 5, z + h / 2 - 3)], m("zinc"), "bracket edge")
    for x in holes:
        rod(5, 1, m("seam"), x, y - 0.5, z, seg=8, bevel=0.1, name="bracket hole")
    for side in (-1, 1):
        slab(22, 7, 1, m("seam"), x=side * (w / 2 - 18), y=y - 0.5, z=z - 3.5, r=3.4, bevel=0.1, name="bracket slot")


def stick_port(x, y, z):
    """Round socket for the Beacon under its rubber cap."""
    rod(15, 6, m("graphite"), x, y, z - 6, axis="z", seg=10, bevel=1, name="stick socket")
    rod(12.5, 7, m("rubber"), x, y, z - 12, axis="z", seg=10, bevel=2.5, name="stick cap")
    slab(9, 2, 16, m("rubber"), x=x, y=y - 24, z=z - 11, r=1, bevel=0.6, name="cap tab")


def glands(list_, w, y, z):
    for fx, r in list_:
        gland(fx * w, y, z, r)


def mc4(x, y, z):
    rod(8, 6, m("rubber"), x, y, z - 6, axis="z", name="pv collar")
    rod(5.5, 20, m("rubber"), x, y, z - 22, axis="z", bevel=1, name="pv plug")


def pv_plugs(strings, x, pitch, y, z, row=22):
    """One pair of plugs, plus before minus, for each string of each tracker, from x to the right. Gives the middle of each tracker."""
    middles, n = [], 0
    for count in strings:
        for i in range(n, n + count):
            mc4(x + i * pitch, y - row / 2, z)
            mc4(x + i * pitch, y + row / 2, z)
        middles.append(x + (n + (count - 1) / 2) * pitch)
        n += count
    return middles


def dc_switch(x, y, z):
    """Rotary DC switch on the left flank."""
    rod(23, 6, m("graphite"), x - 2, y, z, axis="x", name="switch plate")
    slab(14, 12, 36, m("rubber"), x=x - 9, y=y - 18, z=z - 6, r=4, bevel=2, axis="x", name="switch knob")


def switch_below(x, y, z):
    """Rotary DC switch on the underside."""
    rod(23, 5, m("graphite"), x, y, z - 5, axis="z", name="switch plate")
    slab(13, 16, 36, m("rubber"), x=x, y=y - 18, z=z - 20, r=4, bevel=2, name="switch knob")


def screws(points, y, r=4.2):
    for x, z in points:
        rod(r, 2, m("steel"), x, y - 1.2, z, bevel=0.5, name="screw")
        boxes([(r * 1.2, 0.9, 0.4, x, y - 1.4, z - 0.45)], m("seam"), "screw slot")


def slots(x, y, z, depth, n, side, pitch=9):
    """Ventilation slots on a flank: dark inlays, one above the other."""
    boxes([(3, 3.4, depth, x - side * 0.8, y - depth / 2, z + i * pitch) for i in range(n)], m("seam"), "slots")


def plate(x, y, z, w, h):
    """Grey type plate with lines of print."""
    slab(w, h, 0.6, m("warm"), x=x, y=y - 0.4, z=z, r=1.5, bevel=0.1, name="type plate")
    lines = ((0.55, 0.74), (0.80, 0.50), (0.70, 0.32), (0.76, 0.14))
    boxes([(w * f, h * 0.07, 0.3, x - w * (0.9 - f) / 2, y - 0.6, z + h * g) for f, g in lines], m("mark"), "print")


def side_label(x, y, z, w=66, h=92):
    """The label with the serial number on the right flank: square code, lines of print, bar code."""
    slab(0.8, h, w, m("label"), x=x, y=y - w / 2, z=z, r=3, bevel=0.1, axis="x", name="label")
    near, far = y - w / 2 + 6, y + w / 2 - 6
    dots = [(u, v) for u in range(9) for v in range(9) if u in (0, 8) and v > 5 or (u * 7 + v * 5 + u * v) % 3]
    boxes([(0.4, 2.9, 2.9, x + 0.5, near + u * 3, z + h - 34 + v * 3) for u, v in dots], m("mark"), "square code")
    boxes([(0.4, 2, f * 19, x + 0.5, far - 19, z + h - 12 - i * 6) for i, f in enumerate((1, 0.7, 0.9, 0.5))], m("mark"), "print")
    boxes([(0.4, 2, f * (far - near), x + 0.5, near, z + 34 + i * 6) for i, f in enumerate((0.7, 0.9, 0.8))], m("mark"), "print")
    boxes([(0.4, 20, 0.5 + i * 5 % 3 * 0.5, x + 0.5, near + i * 2.45, z + 7) for i in range(22)], m("mark"), "bar code")


def louvre(w, h, y, z, x=0, pitch=22):
    """A recessed panel of slats in a door."""
    slab(w + 14, h + 14, 4, m("warm"), x=x, y=y - 2, z=z - 7, r=6, bevel=1.5, name="louvre frame")
    slab(w, h, 2, m("seam"), x=x, y=y - 2.6, z=z, r=2, bevel=0.2, name="louvre ground")
    n = int(h / pitch)
    for i in range(n):
        slat = slab(w - 4, pitch * 0.70, 3.4, m("shell"), x=x, y=-1.7, z=-pitch * 0.35, r=1, bevel=0.8, seg=2, steps=2, name="slat")
        slat.rotation_euler = (-0.42, 0, 0)
        slat.location = (0, (y - 6.5) * 0.001, (z + (i + 0.5) * h / n) * 0.001)


def handle(x, y, z, h=150):
    """Swing handle with lock on a cabinet door."""
    slab(36, h, 8, m("graphite"), x=x, y=y - 8, z=z, r=9, bevel=2.5, name="handle plate")
    slab(22, h * 0.62, 14, m("rubber"), x=x, y=y - 20, z=z + h * 0.30, r=7, bevel=4, name="handle grip")
    rod(7, 4, m("steel"), x, y - 11, z + h * 0.15, name="lock")


def hinge(x, y, z, h=80):
    rod(8, h, m("steel"), x, y, z, axis="z", name="hinge")


def breaker(x, y, z, w=18, h=78):
    slab(w - 1, h, 12, m("warm"), x=x, y=y - 12, z=z, r=2, bevel=0.8, name="breaker")
    slab(w - 1, h * 0.5, 8, m("shell"), x=x, y=y - 20, z=z + h * 0.25, r=2, bevel=0.8, name="breaker face")
    slab(w * 0.4, 13, 9, m("graphite"), x=x, y=y - 28, z=z + h * 0.48, r=2, bevel=1, name="lever")


def rj45(x, y, z):
    slab(15, 13, 2, m("steel"), x=x, y=y - 1, z=z, r=1, bevel=0.3, name="port")
    slab(11.5, 9, 2, m("seam"), x=x, y=y - 1.6, z=z + 2, r=0.5, bevel=0.2, name="port hole")


def terminal_block(x, y, z, n, colour="green", pitch=7):
    w = n * pitch + 3
    slab(w, 15, 9, m(colour), x=x, y=y - 9, z=z, r=0.8, bevel=0.5, name="terminal")
    for i in range(n):
        px = x + (i - (n - 1) / 2) * pitch
        rod(2.1, 1, m("steel"), px, y - 9.5, z + 11, bevel=0.2, name="terminal screw")
        boxes([(4, 4.5, 0.6, px, y - 9.4, z + 2.2)], m("seam"), "terminal hole")
