"""School microgrid. From the text: three Ridge 12 on a parallel box, one for each phase, three Cairn 16 in the locked store room, Beacon G, 24 kWp on
the class-room roofs (the nearest eighteen modules are drawn, the roof is cut), the generator for the rains."""
from fittings import board, conduit, extinguisher, warning
from plant import plant
from section_parts import EAVE, base, engine, from_roof, roof, room, sage, surge, yard

ACROSS, CENTRE = 13.3, (1.3, 0.3, 2.15)
MARKS = {"inverter": (0.735, -0.25, 2.05), "battery": (-1.72, -0.24, 1.00), "box": (2.06, -0.15, 1.74), "boards": (2.85, -0.1, 1.86), "surge": (-2.62, -0.07, 1.50), "earth": (2.2, -0.04, 0.45),
         "roof": (0.2, 3.0, 3.8), "generator": (5.0, -0.9, 0.46)}


def build():
    base(-3.75, 4.05, -2.85, 5.9)
    yard(4.04, 5.90, -2.85, 3.4)
    room(-3.25, 3.35, 2.35, door=(-1.55, -0.55))
    roof(-3.25, 3.35, 3, 6, 14)
    sage(-3.15, 3.2)
    plant([("hd-r12-1p", 0.06 + i * 0.675, 1.28) for i in range(3)] + [("hd-pb", 2.06, 1.40)],
          [("hd-c16", -2.60 + i * 0.88, 0.06) for i in range(3)], -2.7, 2.45, 0.74, plinth=(-2.98, -0.46, 0.06), earth=(2.2, 0.42), stick=0)
    board(2.85, 0, 1.32, 0.34, 0.52, "MAIN", 2)
    conduit([(2.45, -0.03, 0.77), (2.85, -0.03, 0.77), (2.85, -0.03, 1.30)], 0.014)
    conduit([(2.85, -0.05, 1.84), (2.85, -0.05, EAVE)], 0.014)
    surge(-2.62, 1.42)
    from_roof(-2.62, -2.62, 1.92, -2.62)
    warning(-1.72, -0.003, 1.75, 0.16)
    extinguisher(-0.95, 0, 1.36)
    engine(5.0, -0.95)
