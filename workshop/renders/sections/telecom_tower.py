"""Telecom tower hybrid. From the text: Ridge 6 and two Basalt 14 in the shelter's rack, Beacon G, 8.8 kWp (twenty modules) on the roof with a
locked ladder, rectifiers, generator on the dry contact, earthing; the mast is cut."""
from buildings import block, many, pipe, post
from fittings import board, conduit, warning
from plant import plant
from section_parts import EAVE, PAIR, base, engine, from_roof, rack, roof, room, sage, soil, surge

ACROSS, CENTRE = 13.9, (1.75, 0.3, 2.38)
MARKS = {"inverter": (-0.25, -0.2, 1.82), "battery": (-1.62, -0.8, 0.55), "rectifiers": (0.60, -0.1, 1.76), "surge": (0.12, -0.07, 0.50), "earth": (-0.25, -0.04, 0.35),
         "roof": (0.1, 4.2, 3.7), "generator": (4.85, -1.2, 0.5), "mast": (5.2, 2.6, 4.6), "ladder": (2.95, 1.2, 2.0)}


def build():
    soil(-3.4, 6.6, -3.0, 7.4)
    room(-2.80, 2.60, 2.35, door=(-2.1, -1.15))
    roof(-2.80, 2.60, 4, 5, 10)
    sage(-2.7, 2.3)
    plant([("hd-r6-1p", -0.25, 1.28)], [], -1.12, 0.75, 0.78, earth=(-0.25, 0.34), stick=0)
    rack(-1.62, -0.12)
    board(0.60, 0, 1.26, 0.34, 0.46, "RECTIFIERS")
    conduit([(0.60, -0.03, 0.83), (0.60, -0.03, 1.24)], 0.013)
    conduit([(0.60, -0.05, 1.74), (0.60, -0.05, EAVE)], 0.013)
    surge(0.12, 0.42, PAIR, 0.80)
    surge(1.02, 1.40)
    conduit([(0.78, -0.04, 1.48), (0.96, -0.04, 1.48)], 0.010, saddles=False)
    from_roof(-0.62, -0.30, 0.78, -0.62)
    conduit([(1.02, -0.045, 1.38), (1.02, -0.045, 0.5), (2.55, -0.045, 0.5)], 0.012)
    warning(-0.25, -0.003, 2.02, 0.14)
    block("m house", 0.60, 0.62, 2.0, 1.95, -0.66, 0.0, 0.012)
    many("seam", [(0.5, 0.012, 0.004, 1.95, -0.6645, 0.5 + 0.3 * i) for i in range(5)])
    engine(4.85, -1.2, 0.0)
    mast(5.2, 2.6)
    ladder()


def mast(x, y, h=4.8, foot=0.85, top=0.62):
    """The foot of the mast, cut."""
    corner = lambda i, sx, sy: (x + sx * (foot + (top - foot) * i / 4), y + sy * (foot + (top - foot) * i / 4), h * i / 4)
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    for sx, sy in corners:
        block("m thing", 0.5, 0.5, 0.14, x + sx * foot, y + sy * foot - 0.25, 0, 0.01)
        pipe([corner(0, sx, sy), corner(4, sx, sy)], 0.06, "m house")
        cx, cy, cz = corner(4, sx, sy)
        post("m cut", 0.066, 0.05, cx, cy, cz)
    for i in range(4):
        for a, b in zip(corners, corners[1:] + corners[:1]):
            pipe([corner(i, *a), corner(i + 1, *b)], 0.025, "m house")
            pipe([corner(i + 1, *a), corner(i + 1, *b)], 0.02, "m house")


def ladder():
    for dy in (1.0, 1.4):
        pipe([(2.9, dy, 0), (2.9, dy, 3.2)], 0.02, "alu")
    for i in range(10):
        pipe([(2.9, 1.0, 0.25 + 0.3 * i), (2.9, 1.4, 0.25 + 0.3 * i)], 0.014, "alu")
    block("m sage", 0.03, 0.46, 1.5, 2.94, 0.97, 0.5, 0.004)
