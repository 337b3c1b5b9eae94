"""Home back-up for weak grids. From the text: Ridge 5, two Cairn 5, space for a third, Beacon W, 4.4 kWp (ten modules), back-up and grid on
boards of their own, surge protection on both sides, generator on the dry contact, the fridge as what it is for. A store room: batteries
hang where nobody lives or sleeps, and nothing that burns is within a metre of them."""
import math

from buildings import put
from fittings import conduit, warning
from plant import plant
from section_parts import PAIR, base, boards, engine, from_roof, place_marked, pole, roof, room, sage, source_switch, surge, white_fridge, yard

ACROSS, CENTRE = 11.3, (0.70, 0.3, 1.87)
MARKS = {"inverter": (-2.2, -0.2, 1.82), "battery": (-0.88, -0.15, 1.74), "third": (0.29, 0, 1.74), "boards": (1.26, -0.1, 1.81), "surge": (-1.84, -0.07, 0.50),
         "earth": (-2.2, -0.04, 0.21), "switch": (1.77, -0.1, 1.68), "roof": (0.0, 2.0, 3.5), "generator": (4.05, -0.9, 0.46), "grid": (4.72, 1.5, 4.4)}


def build():
    base(-3.30, 3.32, -2.85, 4.05)
    yard(3.31, 5.03, -2.85, 2.35)
    room(-2.80, 2.82, 2.35, door=(-1.85, -0.95))
    roof(-2.80, 2.82, 2, 5)
    sage(-2.80, 2.12)
    plant([("hd-r5-1p", -2.2, 1.28)], [("hd-c5", -1.27, 1.15), ("hd-c5", -0.49, 1.15)], -2.5, 0.03, 0.74, earth=(-2.2, 0.20))
    put("hd-bw", -2.286, -0.106, 1.29).rotation_euler = (0, math.pi, 0)
    place_marked(0.29, 1.15, 0.48, 0.58)
    surge(-1.84, 0.42, PAIR)
    boards(((1.02, 0.36, "BACK-UP"), (1.50, 0.30, "GRID")), 0.03, 0.74)
    from_roof(-2.23, -2.30, 0.74, -2.62)
    source_switch(1.77, 1.66, [(2.80, -0.045, 2.06), (2.80, -0.045, 0.06), (3.3, -0.045, 0.06), (3.3, -0.7, -0.06), (3.7, -0.9, -0.06)])
    warning(-0.88, -0.003, 1.86, 0.14)
    white_fridge(2.49, -0.04)
    engine(4.05, -0.95)
    pole(4.72, 1.5, (2.92, 0.9, 3.05))
