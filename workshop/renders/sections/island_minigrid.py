"""Island minigrid. From the text: three Quarry 100-215 behind a wall away from the surf, a metre apart and higher than they, four Meridian 25, 144 kWp (the
nearest modules are drawn, the field is cut), Almanac and Beacon Meter, the old engine as a guest, three metres from every cabinet."""
from buildings import block, many
from fittings import conduit, warning
from section_parts import bars, cabinets, control, emergency, engine, ground_array, meridian_rack, screen, soil

ACROSS, CENTRE, RATIO = 23.2, (0.4, 0.3, 0.45), 1.8
MARKS = {"battery": (-1.45, -1.4, 2.42), "wall": (-5.9, -1.6, 2.8), "inverter": (5.3, -0.3, 1.25), "control": (2.70, -0.05, 1.66), "earth": (2.15, -0.04, 0.52), "roof": (3.0, 3.0, 1.4), "generator": (8.6, -2.4, 0.6), "surf": (-8.9, -2.6, -0.18)}


def build():
    soil(-8.2, 9.8, -4.6, 6.6)
    block("m sage", 1.4, 11.2, 0.22, -8.9, -4.6, -0.40, 0.003)
    many("m house", [(0.10, 0.012, 11.2, x, -4.6, -0.18) for x in (-8.45, -8.75, -9.2)])
    block("m wall", 0.3, 5.2, 2.8, -5.9, -3.4, 0, 0.01)
    many("m cut", [(0.302, 0.012, 5.202, -5.9, -3.401, 2.8), (0.302, 2.8, 0.012, -5.9, -3.408, 0)])
    screen(-4.9, 3.4, 0.0)
    cabinets("hd-q100-215", 3, -4.4, -0.85, 1.0)
    emergency(1.75, 1.25)
    control(2.75, 1.22)
    bars(2.15, 0.5)
    conduit([(2.75, -0.05, 1.20), (2.75, -0.05, 0.16), (1.2, -0.05, 0.16), (1.2, -0.8, 0.16)], 0.03)
    meridian_rack(5.75, -0.4, 0.0, 4)
    ground_array(-3.4, 1.6, 2, 7, 16, 0.7)
    ground_array(-3.4, 4.4, 2, 7, 16, 0.7)
    warning(2.25, -0.005, 1.95, 0.16)
    engine(8.6, -2.4, 0.0)
