"""Petrol station without a diesel night. From the text: a Meridian 25 on the shop, a Quarry 50-100 outside the hazardous zone of tanks, vents and
dispensers, 37 kWp on the canopy (it is cut: the nearest modules are drawn), Almanac and Beacon Meter, the generator."""
from buildings import block, many, pipe, post
from fittings import board, conduit, warning
from props import fuel_pump
from section_parts import bars, cabinets, control, emergency, engine, field, hall, opening, screen, soil, wall_inverters

ACROSS, CENTRE, RATIO = 22.0, (0.8, 0.3, 0.55), 1.7
MARKS = {"battery": (-6.1, -1.6, 2.2), "inverter": (-0.3, -0.25, 1.85), "control": (0.9, -0.05, 1.70), "earth": (0.3, -0.04, 0.66), "roof": (6.0, -3.0, 4.9), "pumps": (5.2, -3.6, 1.8), "zone": (2.4, -4.6, 0.0), "generator": (-4.0, -5.2, 0.52)}


def build():
    soil(-7.6, 10.4, -6.6, 4.2)
    hall(-1.4, 4.6, 1, 0, pitch=5, high=3.2, sheet="m house")
    many("m board", [(3.5, 2.0, 0.0018, 0.55, -0.0018, 0.30)])
    block("m thing", 1.24, 0.08, 2.2, 3.4, -0.08, 0, 0.01)
    block("day pane", 1.0, 0.04, 2.05, 3.4, -0.10, 0.02, 0.004)
    opening((2.9, 0), (3.9, 0))
    screen(-7.2, -3.8, 0.0)
    cabinets("hd-q50-100", 1, -6.65, -0.85, 0.2)
    wall_inverters(1, -0.3, up=3.2)
    control(0.95, 1.30)
    board(1.62, 0, 1.20, 0.44, 0.62, "STATION", 2)
    conduit([(0.37, -0.05, 0.94), (0.95, -0.05, 0.94), (0.95, -0.05, 1.28)], 0.02)
    conduit([(0.95, -0.05, 0.94), (1.62, -0.05, 0.94), (1.62, -0.05, 1.18)], 0.02)
    emergency(-5.0, 1.25)
    bars(0.42, 0.64)
    warning(-4.6, -0.005, 1.9, 0.16)
    conduit([(-5.6, -0.9, 0.16), (-5.6, -0.06, 0.16), (-1.2, -0.06, 0.16), (-0.9, -0.06, 0.86)], 0.03)
    canopy(3.6, 9.9, -5.9, -1.6)
    for x in (5.2, 8.4):
        fuel_pump(x, -3.7)
    zone(2.4, -6.3, -1.3)
    tanks(9.4, -0.9)
    engine(-4.0, -5.2, 0.0)


def canopy(x0, x1, y0, y1):
    """The roof over the pumps with its modules, cut on the right."""
    for x in (x0 + 0.8, x1 - 0.8):
        block("m house", 0.3, 0.3, 4.4, x, (y0 + y1) / 2, 0, 0.03)
    block("m house", x1 - x0, y1 - y0, 0.34, (x0 + x1) / 2, y0, 4.4, 0.01)
    many("m cut", [(0.012, 0.34, y1 - y0, x1 + 0.003, y0, 4.4)])
    field(2, 5, (x0 + 0.25, y0 + 0.3, 4.84), 3)


def tanks(x, y):
    """The covers of the tanks and their vents, on the far side of the station."""
    for dx in (-1.6, -0.6):
        post("m thing", 0.30, 0.03, x + dx, y, -0.01)
        post("m sage", 0.24, 0.02, x + dx, y, 0.02)
    for dx in (0.3, 0.5):
        pipe([(x + dx, y + 1.2, 0), (x + dx, y + 1.2, 3.6)], 0.03, "m sage")


def zone(x, y0, y1):
    """The edge of the hazardous zone, on the ground."""
    many("m blue", [(0.06, 0.003, 0.22, x, y0 + 0.4 * i, -0.011) for i in range(int((y1 - y0) / 0.4))])
