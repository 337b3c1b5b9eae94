"""Off-grid farm and borehole. From the text: Outpost 6.2 and two Cairn 10 in a dry room with air, Beacon G, 6.2 kWp in two strings of seven, soft
starter, surge protection, pump with float tank, array and well head earthed together, the old generator."""
from buildings import block, pipe
from fittings import conduit, earth_wire, starter, vent, warning
from plant import plant
from props import barrel, water_tank
from section_parts import PAIR, base, boards, engine, from_roof, opening, roof, room, sage, soil, surge

ACROSS, CENTRE = 15.3, (2.45, 0.3, 1.75)
MARKS = {"inverter": (-2.6, -0.13, 1.74), "battery": (-1.31, -0.17, 1.02), "boards": (0.20, -0.1, 1.73), "starter": (0.20, -0.12, 1.18), "surge": (-2.22, -0.07, 0.50), "vent": (1.45, 0, 2.36),
         "earth": (-2.65, -0.04, 0.38), "roof": (0.4, 2.0, 3.5), "generator": (7.95, -1.9, 0.52), "tank": (7.0, 2.2, 3.4), "well": (5.9, -1.15, 0.62)}


def build():
    soil(-4.0, 8.9, -3.3, 4.3)
    room(-3.40, 4.20, 2.35, door=(-2.1, -1.1))
    roof(-3.40, 4.20, 2, 7)
    sage(-3.0, 1.75)
    plant([("hd-o6-2-48", -2.6, 1.25)], [("hd-c10", -1.75, 0.14), ("hd-c10", -0.88, 0.14)], -2.9, -0.14, 0.80, plinth=(-2.12, -0.51, 0.14), earth=(-2.65, 0.36), stick=0)
    surge(-2.22, 0.42, PAIR, 0.82)
    boards(((0.20, 0.34, "HOUSE + PUMP"),), -0.14, 0.80, low=1.25, h=0.46)
    starter(0.20, 0.98)
    conduit([(0.20, -0.06, 0.96), (0.20, -0.06, 0.30), (4.10, -0.06, 0.30)], 0.012)
    vent(1.45, 2.20, 0.3, 0.3)
    vent(1.45, 0.42, 0.3, 0.3)
    opening((1.45, 0.1))
    from_roof(-2.62, -2.66, 0.80, -3.02)
    warning(-1.31, -0.003, 1.62, 0.14)
    for i in range(3):
        for k in range(2 if i < 2 else 1):
            block("m house", 0.62, 0.42, 0.19, 2.3 + i * 0.66 + 0.1 * k, -0.6, 0.02 + k * 0.19, 0.07)
    water_tank(6.9, 2.2, 2.2, 0.85, 1.5, "m sage")
    block("m thing", 1.0, 1.0, 0.1, 5.9, -1.7, 0)
    barrel("blue", 0.13, 0.5, 5.9, -1.15, 0.08, 0.03)
    pipe([(5.9, -1.15, 0.55), (5.9, -1.15, 0.78), (6.3, -1.15, 0.78), (6.3, -1.15, 0.04), (6.3, 1.35, 0.04), (6.3, 1.35, 2.9), (6.5, 1.6, 3.1)], 0.035, "blue")
    earth_wire([(4.42, -0.1, 0.5), (4.42, -0.1, 0.03), (5.72, -0.1, 0.03), (5.72, -1.15, 0.03), (5.78, -1.15, 0.3)], 0.016)
    engine(7.95, -1.9, 0.0)
