"""Cold store peak shaving. From the text: one Quarry 100-215 beside the transformer, two Meridian 25, 74 kWp on the roof (the nearest modules are
drawn, the roof is cut), Beacon Meter and Almanac; the loading door well clear of the cabinet."""
from buildings import block, many
from fittings import conduit, warning
from section_parts import bars, cabinets, control, hall, screen, soil, wall_inverters

ACROSS, CENTRE = 17.2, (1.6, 0.3, 2.05)
MARKS = {"battery": (-1.75, -1.5, 2.40), "transformer": (-4.2, -1.4, 2.2), "inverter": (1.75, -0.25, 1.85), "control": (3.35, -0.05, 1.70), "earth": (2.75, -0.04, 0.66), "roof": (2.6, 3.0, 4.6), "door": (6.2, -0.1, 2.9)}


def build():
    soil(-6.2, 8.2, -4.0, 6.4)
    hall(-0.2, 8.2, 3, 7, door=(5.0, 7.4, 2.9), sheet="m house")
    many("m board", [(3.6, 2.0, 0.0018, 2.0, -0.0018, 0.30)])
    screen(-5.8, -0.2, 0.6)
    transformer(-4.2, -0.2)
    cabinets("hd-q100-215", 1, -2.4, -0.25, 0.2)
    wall_inverters(2, 1.15)
    control(3.35, 1.30)
    conduit([(2.80, -0.05, 0.94), (3.35, -0.05, 0.94), (3.35, -0.05, 1.28)], 0.02)
    bars(2.75, 0.64)
    conduit([(-3.3, -0.6, 0.12), (-2.0, -0.3, 0.12)], 0.04)
    conduit([(-1.75, -0.27, 0.16), (-1.75, 0.5, 0.16), (-0.35, 0.5, 0.16)], 0.04)
    warning(-1.75, 0.594, 2.50, 0.16)
    for x in (-2.85, -0.65):
        block("yellow", 0.12, 0.12, 0.9, x, -2.9, 0, 0.03)


def transformer(x, y):
    """Its house, louvred."""
    block("m thing", 1.9, 1.4, 2.1, x, y - 1.4, 0, 0.02)
    block("m house", 2.06, 1.56, 0.12, x, y - 1.48, 2.1, 0.02)
    for dx in (-0.45, 0.45):
        block("m sage", 0.78, 0.03, 1.7, x + dx, y - 1.42, 0.14, 0.004)
        many("m thing", [(0.60, 0.02, 0.012, x + dx, y - 1.432, 0.35 + 0.07 * i) for i in range(7)])
    block("yellow", 0.18, 0.004, 0.18, x - 0.45, y - 1.424, 1.25, 0.003)
