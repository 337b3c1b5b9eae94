"""Solar home with evening storage. From the text: Summit 8 and Strata 15 outdoors, Beacon Meter at the grid connection, Beacon W, 8.8 kWp
(twenty modules), three phases. A carport, its roof cut away: plant on the outer wall in its shade, wall left free above the stack,
which may grow to five modules."""
import math

from buildings import put
from fittings import board, conduit, label, stack_leads, warning
from plant import plant
from section_parts import EAVE, PAIR, base, from_roof, place_marked, pole, roof, room, sage, surge, yard
from furniture import chair, table

ACROSS, CENTRE = 13.0, (1.0, 0.3, 2.50)
MARKS = {"inverter": (-0.72, -0.2, 1.60), "battery": (-1.85, -0.2, 1.50), "room": (-1.85, 0, 2.18), "meter": (1.30, -0.1, 1.86), "surge": (-0.30, -0.07, 0.46), "earth": (0.02, -0.04, 0.30),
         "backup": (0.62, -0.1, 1.74), "roof": (0.1, 4.2, 3.7), "grid": (4.76, 1.5, 4.4)}


def build():
    base(-3.30, 3.32, -2.85, 7.3)
    yard(3.31, 5.10, -2.85, 3.2)
    room(-2.80, 2.82, 2.35, floor="m yard")
    roof(-2.80, 2.82, 4, 5, 10)
    sage(-2.62, 2.0, 0.06, 2.30)
    put("hd-t15", -1.85, -0.02, 0.0)
    stack_leads(-1.85, -1.26, 0.56)
    place_marked(-1.85, 1.56, 0.60, 0.62)
    plant([("hd-s8-3p", -0.72, 1.17)], [], -1.36, 0.30, 0.54, earth=(0.02, 0.28))
    put("hd-bw", -0.776, -0.11, 1.18).rotation_euler = (0, math.pi, 0)
    surge(-0.30, 0.24, PAIR, 0.56)
    board(0.62, 0, 1.20, 0.36, 0.52, "BACK-UP", 2)
    conduit([(0.30, -0.03, 0.57), (0.62, -0.03, 0.57), (0.62, -0.03, 1.18)], 0.013)
    conduit([(0.62, -0.05, 1.72), (0.62, -0.05, EAVE)], 0.013)
    meter_board(1.30, 1.20)
    conduit([(0.62, -0.03, 0.57), (1.30, -0.03, 0.57), (1.30, -0.03, 1.18)], 0.013)
    conduit([(1.30, -0.045, 1.82), (1.30, -0.045, 2.10), (2.70, -0.045, 2.10), (2.70, -0.045, EAVE)], 0.012)
    surge(1.72, 1.30)
    conduit([(1.52, -0.04, 1.38), (1.66, -0.04, 1.38)], 0.010, saddles=False)
    from_roof(-1.10, -0.72, 0.54, -1.10)
    warning(-0.20, -0.003, 1.86, 0.14)
    table(1.50, -1.45, 1.30, 0.72, 0.74, "m thing", "m thing")
    chair(1.16, -1.72, 188, "m sage")
    chair(1.86, -0.98, 4, "m sage")
    pole(4.76, 1.5, (2.92, 0.9, 3.05))


def meter_board(x, z):
    """Beacon Meter in the switchboard, where the grid comes in; its lid is off."""
    from buildings import block, many
    block("shell", 0.42, 0.05, 0.60, x, -0.05, z, 0.014)
    many("cool", [(0.36, 0.035, 0.004, x, -0.054, z + dz) for dz in (0.13, 0.39)])
    put("hd-bm3", x - 0.08, -0.056, z + 0.36)
    many("graphite", [(0.0175, 0.085, 0.05, x + 0.02 + 0.02 * i, -0.10, z + 0.36) for i in range(6)])
    many("shell", [(0.0175, 0.085, 0.05, x - 0.15 + 0.02 * i, -0.10, z + 0.10) for i in range(15)])
    label(x, -0.0515, z + 0.53, "GRID", 0.14, 0.035)
