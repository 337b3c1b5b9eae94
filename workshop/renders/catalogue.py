"""Every product id with the model that draws it; millimetres as in the spec tables."""
from batteries import basalt, cairn, old_battery, strata
from inverters import meridian, old_ridge, outpost, ridge, summit
from small import almanac, meter, old_stick, parallel_box, stick, tether
from systems import hearth, quarry

PRODUCTS = {
    "hd-r3-6-1p": lambda i: ridge(i, 360, 520, 210, "Ridge 3.6"),
    "hd-r5-1p": lambda i: ridge(i, 360, 520, 210, "Ridge 5"),
    "hd-r6-1p": lambda i: ridge(i, 360, 520, 210, "Ridge 6"),
    "hd-r8-1p": lambda i: ridge(i, 420, 660, 235, "Ridge 8", fan=True, strings=(2, 1)),
    "hd-r12-1p": lambda i: ridge(i, 470, 750, 255, "Ridge 12", fan=True, strings=(2, 2, 1)),
    "hd-s8-3p": lambda i: summit(i, 505, 430, 220, "Summit 8"),
    "hd-s10-3p": lambda i: summit(i, 505, 430, 220, "Summit 10"),
    "hd-s15-3p": lambda i: summit(i, 540, 480, 240, "Summit 15", strings=(2, 1, 1)),
    "hd-s20-3p": lambda i: summit(i, 540, 480, 240, "Summit 20", strings=(2, 2, 1)),
    "hd-s30-3p": lambda i: summit(i, 600, 680, 290, "Summit 30", large=True, strings=(2, 2, 2)),
    "hd-s50-3p": lambda i: summit(i, 620, 760, 300, "Summit 50", large=True, strings=(2, 2, 2, 2)),
    "hd-o3-24": lambda i: outpost(i, 300, 440, 115, "Outpost 3"),
    "hd-o5-48": lambda i: outpost(i, 300, 470, 130, "Outpost 5"),
    "hd-o6-2-48": lambda i: outpost(i, 300, 470, 130, "Outpost 6.2"),
    "hd-m25-3p": lambda i: meridian(i, 520, 420, 230, "Meridian 25"),
    "hd-c5": lambda i: cairn(i, 480, 580, 150, "Cairn 5"),
    "hd-c10": lambda i: cairn(i, 540, 850, 170, "Cairn 10"),
    "hd-c16": lambda i: cairn(i, 560, 900, 240, "Cairn 16"),
    "hd-t10": lambda i: strata(i, 2, "Strata 10"),
    "hd-t15": lambda i: strata(i, 3, "Strata 15"),
    "hd-t20": lambda i: strata(i, 4, "Strata 20"),
    "hd-t25": lambda i: strata(i, 5, "Strata 25"),
    "hd-b5": lambda i: basalt(i, 4, "Basalt 5", 440),
    "hd-b14": lambda i: basalt(i, 6, "Basalt 14", 650),
    "hd-h5-10": lambda i: hearth(i, 1560, 230, 3, "Hearth 5"),
    "hd-h10-20": lambda i: hearth(i, 2010, 240, 4, "Hearth 10"),
    "hd-q50-100": lambda i, **how: quarry(i, 1100, 1100, 2050, "Quarry 50", doors=2, **how),
    "hd-q100-215": lambda i, **how: quarry(i, 1300, 1350, 2300, "Quarry 100", doors=2, **how),
    "hd-q125-261": lambda i, **how: quarry(i, 1000, 1400, 2350, "Quarry 125", liquid=True, **how),
    "hd-bw": lambda i: stick(i, "Beacon W"),
    "hd-bg": lambda i: stick(i, "Beacon G", mobile=True),
    "hd-bm3": lambda i: meter(i, "Beacon M3"),
    "hd-al20": lambda i: almanac(i, "Almanac 20"),
    "hd-e7": lambda i, **how: tether(i, "Tether 7", **how),
    "hd-e22": lambda i, **how: tether(i, "Tether 22", three=True, **how),
    "hd-pb": lambda i: parallel_box(i, "HD-PB"),
    "hd-r3-g1": lambda i: old_ridge(i, 330, 420, 180, "HD-R3-G1"),
    "hd-r5-g1": lambda i: old_ridge(i, 380, 480, 190, "HD-R5-G1"),
    "hd-l2-4": lambda i: old_battery(i, 440, 420, 160, "HD-L2.4"),
    "hd-bg2": lambda i: old_stick(i, "HD-BG2"),
}
# Width, height, depth of what cables are led to.
SIZES = {
    "hd-r5-1p": (360, 520, 210), "hd-r6-1p": (360, 520, 210), "hd-r8-1p": (420, 660, 235), "hd-r12-1p": (470, 750, 255),
    "hd-s8-3p": (505, 430, 220), "hd-s10-3p": (505, 430, 220), "hd-s15-3p": (540, 480, 240), "hd-s30-3p": (600, 680, 290),
    "hd-s50-3p": (620, 760, 300), "hd-o5-48": (300, 470, 130), "hd-o6-2-48": (300, 470, 130), "hd-m25-3p": (520, 420, 230),
    "hd-c5": (480, 580, 150), "hd-c10": (540, 850, 170), "hd-c16": (560, 900, 240), "hd-pb": (420, 320, 150),
}
LEGACY = ("hd-r3-g1", "hd-r5-g1", "hd-l2-4", "hd-bg2")


def build(id, **how):
    return PRODUCTS[id](id, **how)
