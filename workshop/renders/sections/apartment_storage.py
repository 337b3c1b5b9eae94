"""Apartment block shared storage. From the text: Summit 30, two Strata 25 on its two battery inputs, Beacon Meter, Almanac, 39.6 kWp on three
trackers, lift and pump on the back-up output; the plant room on the ground floor with two escape routes. The block is cut above the first
floor's windows."""
from buildings import block, many, put
from fittings import board, conduit, extinguisher, isolator, stack_leads, warning
from plant import plant
from section_parts import EAVE, T, base, control, room, sage, surge, yard

ACROSS, CENTRE = 13.0, (0.6, 0.3, 2.48)
MARKS = {"inverter": (-0.85, -0.29, 1.76), "battery": (0.75, -0.2, 1.88), "isolators": (-1.53, -0.1, 1.68), "boards": (1.70, -0.1, 1.84), "control": (2.45, -0.05, 1.64), "earth": (-0.85, -0.04, 0.24),
         "surge": (-0.18, -0.07, 1.52), "doors": (-3.70, -1.4, 2.1), "flats": (1.0, 0.0, 4.4)}


def build():
    base(-4.4, 4.5, -3.1, 5.4)
    room(-3.70, 3.70, 2.60, door=(-1.9, -0.9), right=(-1.9, -0.9))
    storeys(-3.70, 3.70)
    sage(-3.1, 2.85)
    for x in (-2.45, 0.75):
        put("hd-t25", x, -0.02, 0.0)
    stack_leads(-2.45, -1.72, 0.48)
    stack_leads(0.75, 0.02, 0.48, -1)
    plant([("hd-s30-3p", -0.85, 1.06)], [], -1.80, 0.10, 0.46, earth=(-0.85, 0.22), pv=False)
    for i in range(3):
        isolator(-1.53, 0, 0.95 + i * 0.28, f"PV {i + 1}")
    conduit([(-1.53, -0.045, 0.93), (-1.53, -0.045, 0.51)], 0.014)
    conduit([(-1.53, -0.045, 1.68), (-1.53, -0.045, EAVE)], 0.014)
    surge(-0.18, 1.44)
    conduit([(-0.18, -0.04, 1.44), (-0.18, -0.04, 0.52)], 0.012)
    conduit([(0.0, -0.04, 0.50), (0.0, -0.04, 2.42), (1.70, -0.04, 2.42), (1.70, -0.04, 1.84)], 0.018)
    board(1.70, 0, 1.20, 0.5, 0.62, "LIFT + PUMP", 2)
    control(2.45, 1.22)
    conduit([(1.95, -0.05, 1.50), (2.22, -0.05, 1.50)], 0.012, saddles=False)
    extinguisher(3.2, 0, 0.95)
    warning(-2.45, -0.003, 2.12, 0.14)


def storeys(x0, x1):
    """What stands on the plant room: the flats, cut above their windows."""
    wide, far = x1 - x0 + 2 * T, 5.0
    block("m house", wide, far, 2.0, (x0 + x1) / 2, 0.001, EAVE + 0.02, 0.002)
    block("m house", wide, far - T, EAVE, (x0 + x1) / 2, T + 0.001, 0, 0.002)
    many("m cut", [(wide + 0.01, 0.012, far + 0.01, (x0 + x1) / 2, -0.005, EAVE + 2.02)])
    many("m house", [(wide - 2 * T, 0.02, far - 2 * T, (x0 + x1) / 2, T, EAVE + 2.02)])
    many("m cut", [(0.16, 0.024, far - 2 * T, x, T, EAVE + 2.02) for x in (x0 + 2.5, x1 - 2.5)])
    for k in range(4):
        x = x0 + 0.75 + k * (x1 - x0 - 1.5) / 3
        block("m thing", 1.06, 0.10, 1.16, x, -0.02, EAVE + 0.52, 0.004)
        block("day pane", 0.92, 0.03, 1.02, x, -0.03, EAVE + 0.59, 0.002)
        block("m house", 1.16, 0.14, 0.05, x, -0.10, EAVE + 0.47, 0.004)
    for y in (1.3, 3.4):
        block("m thing", 0.06, 1.06, 1.16, x1 + T - 0.02, y, EAVE + 0.52, 0.004)
        block("day pane", 0.05, 0.92, 1.02, x1 + T - 0.002, y + 0.07, EAVE + 0.59, 0.002)
