"""Island minigrid. From the text: three Quarry 100-215 behind a wall away from the surf, four Meridian 25, 144 kWp (the nearest modules are drawn, the
field is cut), Almanac and Beacon Meter, the old engine as a guest, six metres from every opening."""
from buildings import block, many
from fittings import conduit, warning
from scenes_remote import ground_array, meridian_rack
from section_parts import bars, cabinets, control, engine, screen, soil

ACROSS, CENTRE = 19.0, (1.3, 0.3, 1.15)
MARKS = {"battery": (-1.45, -1.4, 2.42), "wall": (-4.6, -3.9, 1.15), "inverter": (4.6, -0.3, 1.25), "control": (1.9, -0.05, 1.60), "earth": (1.2, -0.04, 0.5), "roof": (2.0, 3.4, 1.5), "generator": (8.2, -2.4, 0.6), "surf": (-6.6, -4.2, -0.2)}


def build():
    soil(-6.0, 9.4, -4.6, 6.6)
    block("m sage", 1.8, 11.2, 0.22, -6.9, -4.6, -0.40, 0.003)
    block("m wall", 0.3, 8.6, 1.1, -5.2, -4.2, 0, 0.01)
    many("m cut", [(0.302, 0.012, 8.602, -5.2, -4.201, 1.1), (0.302, 1.1, 0.012, -5.2, -4.208, 0)])
    screen(-4.4, 2.4, 0.0)
    many("m board", [])
    cabinets("hd-q100-215", 3, -4.1, -0.85, 0.6)
    control(1.95, 1.22)
    bars(1.25, 0.5)
    conduit([(1.95, -0.05, 1.20), (1.95, -0.05, 0.16), (0.7, -0.05, 0.16), (0.7, -0.8, 0.16)], 0.03)
    meridian_rack(4.75, -0.4, 0.0, 4)
    ground_array(-4.2, 1.6, 2, 7, 16, 0.7)
    ground_array(-4.2, 4.4, 2, 7, 16, 0.7)
    warning(2.15, -0.005, 1.95, 0.16)
    engine(8.2, -2.4, 0.0)
