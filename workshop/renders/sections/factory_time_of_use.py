"""Factory time-of-use storage. From the text: two Quarry 125-261 in the yard, side by side, a plinth left free beside the last one, four Meridian 25,
148 kWp on the roof (the nearest modules are drawn, the roof is cut), Almanac and Beacon Meter."""
from buildings import many
from fittings import conduit, warning
from section_parts import bars, cabinets, control, hall, plinth, screen, soil, wall_inverters

ACROSS, CENTRE = 17.8, (1.95, 0.3, 2.05)
MARKS = {"battery": (-3.05, -1.6, 2.45), "free": (-1.35, -1.6, 0.12), "inverter": (2.55, -0.25, 1.85), "control": (5.15, -0.05, 1.70), "earth": (4.55, -0.04, 0.66), "roof": (2.6, 3.0, 4.6), "door": (7.0, -0.1, 2.9)}


def build():
    soil(-5.8, 8.6, -4.4, 6.4)
    hall(-0.2, 8.6, 3, 7, door=(5.9, 8.1, 2.9))
    many("m board", [(5.4, 2.0, 0.0018, 2.85, -0.0018, 0.30)])
    screen(-5.2, -0.2, 0.0)
    end = cabinets("hd-q125-261", 2, -4.2, -0.20, 0.2)
    plinth(end + 0.2 + 0.5, -0.20, 1.0, 1.4)
    many("m blue", [(1.0, 0.003, 0.03, end + 0.7, y, 0.101) for y in (-1.60, -0.23)] + [(0.03, 0.003, 1.4, end + dx, -1.60, 0.101) for dx in (0.2, 1.17)])
    wall_inverters(4, 1.15)
    control(5.15, 1.30)
    conduit([(4.65, -0.05, 0.94), (5.15, -0.05, 0.94), (5.15, -0.05, 1.28)], 0.02)
    bars(4.55, 0.64)
    for x in (-3.7, -2.5):
        conduit([(x, -0.25, 0.16), (x, -0.06, 0.16), (0.75, -0.06, 0.16), (0.75, -0.06, 0.86)], 0.03)
    warning(-0.55, -0.004, 1.70, 0.18)
