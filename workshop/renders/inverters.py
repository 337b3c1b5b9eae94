"""Wall inverters: Ridge, Summit, Outpost, Meridian."""
from details import bracket, dc_switch, fins, glands, mc4, plate, port_names, pv_plugs, screws, side_label, slots, stick_port, switch_below
from brand import wordmark
from kit import boxes, product, rod, slab, text
from materials import finish as m


def ridge(id, w, h, d, label, fan=False, strings=(1, 1)):
    root = product(id)
    sink = d * 0.34
    slab(w - 14, h - 84, sink * 0.3, m("cast"), y=-sink, z=62, r=8, bevel=2, name="heat sink")
    fins(w - 14, h - 84, sink * 0.7 - 10, -sink * 0.7, 62, pitch=12)
    outer = {360: 120, 420: 150, 470: 180}[w]
    bracket(w - 40, h - 43, (-outer, -60, 60, outer))
    slab(w - 18, 54, d * 0.52, m("graphite"), y=-d * 0.78, z=22, r=8, bevel=3, name="connection box")
    slab(w, h - 46, d - sink - 2, m("shell"), y=-d + 17, z=46, r=16, bevel=5, steps=6, name="shell")
    slab(w - 9, h - 55, 10, m("seam"), y=-d + 8, z=50.5, r=6, bevel=0.5, name="seam")
    low = h * 0.17
    slab(w, h - 46 - low - 2.5, 13, m("shell"), y=-d, z=46 + low + 2.5, r=16, bevel=3.5, steps=6, name="front")
    slab(w, low, 13, m("shell"), y=-d, z=46, r=16, bevel=3.5, steps=6, name="service cover")
    band = h * 0.19
    top = h - h * 0.13
    slab(w - 36, band, 3, m("glass"), y=-d - 1, z=top - band, r=12, bevel=0.8, name="glass band")
    slab(w * 0.36, 2.6, 1.5, m("led"), y=-d - 1.9, z=top - band + 13, x=-w / 2 + 32 + w * 0.18, r=1.2, bevel=0.2, name="status")
    text(label, band * 0.24, m("print"), -w / 2 + 32, -d - 1.2, top - band * 0.47, "LEFT", "Regular")
    for i in range(3):
        rod(2.4, 1, m("led-dim" if i < 2 else "print"), w / 2 - 40 - i * 14, -d - 1.6, top - band / 2, bevel=0.2)
    wordmark(w * 0.056, m("mark"), -w / 2 + 26, -d, 78)
    plate(w / 2 - 62, -d, 74, 40, 16)
    glands([(-0.36, 11), (0.02, 15), (0.20, 19), (0.36, 15)], w, -d * 0.48, 22)
    stick_port(-w * 0.24, -d * 0.48, 22)
    n = sum(strings)
    pitch = {2: w * 0.06, 3: 20}.get(n, 17)
    pv_plugs(strings, -w * (0.10 if n < 5 else 0.115) - pitch * (n - 1) / 2, pitch, -d * 0.48, 22)
    port_names([(-0.37, "PE"), (-0.24, "COM"), (-0.10, "PV"), (0.04, "GRID"), (0.20, "BAT"), (0.37, "BACK-UP")], w, -d * 0.48 - 30, 22, w * 0.032)
    dc_switch(-w / 2, -d * 0.42, 190)
    side_label(w / 2, -d * 0.6, 96)
    if fan:
        slots(w / 2 - 1, -d * 0.62, h * 0.42, d * 0.34, 14, side=1)
    return root


def summit(id, w, h, d, label, large=False, strings=(1, 1)):
    root = product(id)
    sink = d * 0.42
    slab(w - 30, h - 50, sink * 0.3, m("cast"), y=-sink, z=34, r=6, bevel=2, name="heat sink")
    fins(w - 30, h - 50, sink * 0.7 - 10, -sink * 0.7, 34, pitch=13)
    bracket(w - 80, h - 42, [f * w for f in (-0.36, -0.22, -0.08, 0.08, 0.22, 0.36)], 40)
    low = h * (0.2 if large else 0.13)
    slab(w - 6, low + 20, d - sink - 10, m("graphite"), y=-d + 12, z=24, r=10, bevel=4, name="connection box")
    slab(w, h - low - 26, d - sink, m("shell"), y=-d + 8, z=26 + low, r=14, bevel=4, steps=6, name="shell")
    slab(w - 6, h - low - 32, 3, m("seam"), y=-d + 6, z=29 + low, r=12, bevel=0.4, name="seam")
    slab(w * 0.70, h - low - 26, 12, m("shell"), x=-w * 0.15, y=-d, z=26 + low, r=14, bevel=4, steps=6, name="front")
    slab(w * 0.30 - 3, h - low - 26, 10, m("graphite"), x=w * 0.35 + 1.5, y=-d + 2, z=26 + low, r=14, bevel=3, name="side front")
    slab(w * 0.30 - 30, (h - low) * 0.62, 3, m("glass"), x=w * 0.35, y=-d + 1, z=low + (h - low) * 0.24, r=8, bevel=0.6, name="glass")
    slab(3, (h - low) * 0.40, 1.5, m("led"), x=w * 0.22 + 13, y=-d + 0.2, z=low + (h - low) * 0.34, r=1.4, bevel=0.2, name="status")
    text(label, w * 0.036, m("print"), w * 0.35, -d + 0.8, low + (h - low) * 0.74, weight="Regular")
    for i in range(3):
        rod(3.4, 1, m("print"), w * 0.35 - 16 + i * 16, -d + 0.4, low + (h - low) * 0.31, bevel=0.3)
    wordmark(w * 0.040, m("mark"), -w / 2 + 30, -d, 26 + low + 30)
    plate(-w / 2 + 60, -d, h - 60, 34, 14)
    screws([(-w / 2 + 22, 40), (w / 2 - 22, 40), (-w / 2 + 22, low + 12), (w / 2 - 22, low + 12)], -d + 12)
    summit_ports(w, d, strings, (0.035, 0.095) if large else (0.06,))
    dc_switch(-w / 2 + 3, -d * 0.66, low * 0.5 + 34)
    side_label(w / 2, -d * 0.7, low + 60)
    if large:
        for s in (-1, 1):
            slab(16, 130, 22, m("graphite"), x=s * (w / 2 + 4), y=-d * 0.72, z=h * 0.52, r=7, bevel=4, name="handle")
    return root


def summit_ports(w, d, strings, batteries):
    pitch = w * min(0.095, 0.34 / (sum(strings) - 1))
    middles = pv_plugs(strings, -w * 0.44, pitch, -d * 0.65, 24, 34)
    port_names([(x / w, f"PV {i + 1}") for i, x in enumerate(middles)], w, -d * 0.65 - 37, 24, 11)
    for x in batteries:
        for dy in (-17, 17):
            mc4(x * w, -d * 0.6 + dy, 24)
    glands([(0.29, 20), (0.42, 17)], w, -d * 0.6, 24)
    stick_port(w * 0.165, -d * 0.6, 24)
    rod(6, 12, m("steel"), -w * 0.04, -d * 0.6, 12, axis="z", seg=2, name="earth bolt")
    many = len(batteries) > 1
    port_names([(x, f"BAT {i + 1}" if many else "BAT") for i, x in enumerate(batteries)], w, -d * 0.6 - 37, 24, 9.5 if many else 12)
    port_names([(-0.04, "PE"), (0.165, "COM"), (0.285, "GRID"), (0.41, "BACK-UP")], w, -d * 0.6 - 37, 24, 12 if w < 600 else 14)


def outpost(id, w, h, d, label):
    root = product(id)
    for z in (-6, h - 18):
        slab(w * 0.62, 24, 3, m("zinc"), y=-3, z=z, r=6, bevel=0.6, name="ear")
        for x in (-0.24 * w, 0.24 * w):
            rod(3.5, 1, m("seam"), x, -0.5, z + (5 if z < 0 else 19), bevel=0.1, name="hole")
    slab(w, h, d - 6, m("warm"), y=-d + 3, z=0, r=9, bevel=4, name="case")
    slab(w - 3, h * 0.68, 5, m("shell"), y=-d - 1, z=h * 0.3, r=12, bevel=2.5, name="front")
    slab(w - 3, h * 0.28, 4, m("graphite"), y=-d, z=6, r=10, bevel=2, name="terminal cover")
    slab(w - 60, h * 0.25, 3, m("glass"), y=-d - 2.4, z=h * 0.62, r=10, bevel=0.7, name="display")
    slab(w - 96, h * 0.15, 1, m("lcd"), y=-d - 2.7, z=h * 0.69, r=3, bevel=0.2, name="lcd")
    text("230", 26, m("mark"), -w * 0.22, -d - 2.8, h * 0.725, "LEFT", "Regular")
    text("24.9" if label.endswith(" 3") else "51.8", 26, m("mark"), w * 0.22, -d - 2.8, h * 0.725, "RIGHT", "Regular")
    slab(w * 0.30, 2.4, 1, m("led"), y=-d - 2.9, z=h * 0.645, r=1, bevel=0.2, name="status")
    for i in range(4):
        slab(26, 11, 3, m("cool"), x=(i - 1.5) * 40, y=-d - 2.6, z=h * 0.545, r=5, bevel=1, name="button")
    text(label, 13, m("mark"), w / 2 - 26, -d - 1.1, h * 0.35, "RIGHT", "Regular")
    wordmark(15, m("mark"), -w / 2 + 26, -d - 1, h * 0.35)
    screws([(-w / 2 + 16, 20), (w / 2 - 16, 20), (-w / 2 + 16, h * 0.25), (w / 2 - 16, h * 0.25)], -d)
    slots(-w / 2 + 1, -d * 0.52, h * 0.34, d * 0.5, 18, side=-1)
    slots(w / 2 - 1, -d * 0.52, h * 0.34, d * 0.5, 18, side=1)
    boxes([(5, h * 0.13, 1, -w * 0.34 + i * 13, -d - 0.2, h * 0.085) for i in range(int(w * 0.68 / 13) + 1)], m("seam"), "vents")
    side_label(w / 2, -d * 0.52, 34)
    outpost_ports(w, d)
    return root


def outpost_ports(w, d):
    """Glands in one row, the rocker switch and the fan's inlet behind them."""
    glands([(-0.41, 9), (-0.25, 11), (-0.06, 15), (0.12, 12), (0.27, 12)], w, -d * 0.55, 2)
    stick_port(w * 0.415, -d * 0.55, 2)
    port_names([(-0.41, "PE"), (-0.25, "PV"), (-0.06, "BAT"), (0.11, "AC IN"), (0.275, "AC OUT"), (0.42, "COM")], w, -d * 0.55 - 26, 0, 10, "mark")
    boxes([(3, 1, d * 0.2, -w * 0.3 + i * 9, -d * 0.3, -0.4) for i in range(14)], m("seam"), "inlet")
    slab(26, 6, 16, m("rubber"), x=w * 0.33, y=-d * 0.26, z=-4, r=2, bevel=1, name="rocker switch")
    port_names([(0.24, "1 / 0")], w, -d * 0.18, 0, 9, "mark")


def meridian(id, w, h, d, label):
    root = product(id)
    sink = d * 0.44
    slab(w - 36, h - 44, sink * 0.3, m("cast"), y=-sink, z=30, r=6, bevel=2, name="heat sink")
    fins(w - 36, h - 44, sink * 0.7 - 10, -sink * 0.7, 30, pitch=13)
    bracket(w - 90, h - 60, (-180, -80, 80, 180), 40)
    slab(w - 24, 66, d * 0.5, m("graphite"), y=-d * 0.88, z=22, r=10, bevel=4, name="connection box")
    slab(w, h - 56, d - sink - 6, m("shell"), y=-d + 10, z=56, r=40, bevel=6, steps=6, name="shell")
    slab(w - 5, h - 61, 4, m("seam"), y=-d + 8, z=58.5, r=37, bevel=0.4, name="seam")
    slab(w, h - 56, 9, m("shell"), y=-d, z=56, r=40, bevel=4, steps=6, name="front")
    cz = 56 + (h - 56) * 0.56
    rod(62, 3, m("glass"), 0, -d - 1.5, cz, seg=16, name="dial")
    rod(56, 1, m("led"), 0, -d - 1.9, cz, seg=16, bevel=0.2, name="ring")
    rod(53.6, 1, m("glass"), 0, -d - 2.3, cz, seg=16, bevel=0.2, name="dial face")
    text("25", 34, m("print"), 0, -d - 2.5, cz - 8, weight="Regular")
    text("kW", 13, m("print"), 0, -d - 2.5, cz - 28, weight="Regular")
    wordmark(20, m("mark"), 0, -d, 92, "CENTER")
    middles = pv_plugs((2, 2, 2), -w * 0.44, w * 0.065, -d * 0.65, 22, 34)
    glands([(0.08, 11), (0.36, 20)], w, -d * 0.6, 22)
    stick_port(w * 0.2, -d * 0.6, 22)
    port_names([(-0.035, "DC"), (0.08, "PE"), (0.2, "COM"), (0.36, "GRID")], w, -d * 0.6 - 34, 22, 14)
    port_names([(x / w, f"PV {i + 1}") for i, x in enumerate(middles)], w, -d * 0.65 - 37, 22, 14)
    switch_below(-w * 0.035, -d * 0.6, 22)
    side_label(w / 2, -d * 0.72, 56 + (h - 56) * 0.3)
    return root


def old_ridge(id, w, h, d, label):
    root = product(id)
    fins(w - 30, h - 40, 46, -50, 20, pitch=16)
    slab(w, h, d - 50, m("cool"), y=-d, z=0, r=6, bevel=3, name="case")
    slab(w - 40, h - 60, 3, m("warm"), y=-d - 2, z=30, r=4, bevel=1, name="front")
    slab(150, 92, 3, m("graphite"), y=-d - 4, z=h * 0.60, r=4, bevel=1, name="display")
    slab(104, 46, 1, m("lcd"), y=-d - 4.4, z=h * 0.60 + 36, r=2, bevel=0.2, name="lcd")
    text("PV 2.1 kW", 15, m("mark"), -46, -d - 4.5, h * 0.60 + 60, "LEFT", "Regular")
    text("GRID OK", 15, m("mark"), -46, -d - 4.5, h * 0.60 + 42, "LEFT", "Regular")
    for i, colour in enumerate(("cool", "cool", "cool", "red")):
        rod(6, 3, m(colour), -45 + i * 30, -d - 6, h * 0.60 + 18)
    wordmark(20, m("mark"), 0, -d - 2, h * 0.36, "CENTER")
    text(label, 14, m("mark"), 0, -d - 2.1, h * 0.30, weight="Regular")
    screws([(sx * (w / 2 - 10), z) for sx in (-1, 1) for z in (14, h / 2, h - 14)], -d)
    glands([(-0.36, 12), (-0.2, 12), (-0.02, 12), (0.16, 15), (0.34, 15)], w, -d * 0.55, 0)
    return root
