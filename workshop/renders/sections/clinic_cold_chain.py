"""Clinic vaccine cold chain. From the text: Ridge 8, two Cairn 10, Beacon G, fridges and day loads on boards of their own, the key switch of the
day board, 6.6 kWp (fifteen modules). The plant has a room of its own beside the cold room; no battery stands where people are treated."""
from buildings import block, many
from fittings import board, conduit, isolator, warning
from plant import plant
from props import fridge
from section_parts import EAVE, PAIR, base, engine, from_roof, partition, roof, room, sage, surge, yard
from furniture import table

ACROSS, CENTRE = 13.3, (1.2, 0.3, 2.25)
MARKS = {"inverter": (-1.75, -0.24, 1.93), "battery": (-0.90, -0.17, 0.93), "fridges": (-0.34, -0.1, 1.78), "day": (0.16, -0.1, 1.78), "key": (0.52, -0.1, 1.60), "surge": (-2.28, -0.07, 1.50),
         "earth": (-0.20, -0.04, 0.47), "cold": (2.2, -0.7, 1.80), "roof": (0.2, 3.0, 3.8), "generator": (4.95, -0.9, 0.46)}


def build():
    base(-3.65, 3.95, -2.85, 5.9)
    yard(3.94, 5.80, -2.85, 3.4)
    room(-3.15, 3.25, 2.35, door=(-1.95, -0.95))
    roof(-3.15, 3.25, 3, 5, 14)
    sage(-3.05, 0.84)
    partition(1.02, 2.35)
    plant([("hd-r8-1p", -1.75, 1.25)], [("hd-c10", -2.60, 0.06), ("hd-c10", -0.90, 0.06)], -2.36, -0.02, 0.80, plinth=(-2.95, -0.55, 0.06), earth=(-0.20, 0.45), stick=0)
    board(-0.34, 0, 1.34, 0.32, 0.42, "1 FRIDGES")
    board(0.16, 0, 1.34, 0.32, 0.42, "2 DAY")
    isolator(0.52, 0, 1.42, "KEY", "graphite")
    conduit([(-0.34, -0.03, 0.85), (-0.34, -0.03, 1.32)], 0.012)
    conduit([(-0.02, -0.03, 0.83), (0.12, -0.03, 0.83), (0.12, -0.03, 1.32)], 0.012)
    conduit([(0.52, -0.045, 1.40), (0.52, -0.045, 1.20), (0.24, -0.045, 1.20), (0.24, -0.045, 1.32)], 0.010, saddles=False)
    for x in (-0.34, 0.16):
        conduit([(x, -0.05, 1.76), (x, -0.05, EAVE)], 0.012)
    surge(-2.28, 1.42, PAIR, 1.80)
    conduit([(-2.28, -0.035, 1.42), (-2.28, -0.035, 0.84)], 0.012)
    from_roof(-2.28, -2.28, 2.10, -2.28)
    warning(-2.60, -0.003, 1.42, 0.14)
    fridge(1.72, -0.06)
    fridge(2.62, -0.06)
    many("shell", [(0.44, 0.46, 0.01, 2.17, -0.012, 2.02)])
    many("green", [(0.24, 0.075, 0.012, 2.17, -0.016, 2.21), (0.075, 0.24, 0.014, 2.17, -0.018, 2.128)])
    table(2.2, -1.45, 1.2, 0.6, 0.74, "m thing", "m thing")
    block("m sage", 0.34, 0.24, 0.2, 2.1, -1.85, 0.74, 0.02)
    engine(4.95, -0.95)
