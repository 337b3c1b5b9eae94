"""Category banners and the default Open Graph picture: products together on a quiet daylight stage."""
from buildings import block, put
from daylight import daylight, shoot_from
from nature import raw


def stage_set(paper="paper"):
    """A sweep of paper: floor and back wall in one curve."""
    import math
    line = [(-12, 0.0), (1.2, 0.0)] + [(1.2 + 1.6 * math.sin(a), 1.6 - 1.6 * math.cos(a)) for a in (math.pi / 2 * i / 12 for i in range(1, 13))] + [(2.8, 9.0)]
    verts = [(s * 16, y, z) for y, z in line for s in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    from materials import finish
    raw("sweep", verts, faces, finish(paper), smooth=True)


def block_under(x, w, h, y=-0.05, d=0.45):
    block("plinth", w, d, h, x, y - d, 0, 0.008)


def light():
    return daylight("day", -58, 0.3)


def inverters():
    stage_set()
    for x, w, h, tall, id in ((-1.30, 0.62, 0.42, 0.43, "hd-s15-3p"), (-0.62, 0.46, 0.18, 0.45, "hd-r5-1p"), (-0.03, 0.56, 0.06, 0.64, "hd-r12-1p"),
                              (0.55, 0.40, 0.34, 0.40, "hd-o5-48"), (1.22, 0.60, 0.20, 0.34, "hd-m25-3p")):
        block_under(x, w, h)
        # They hang, as on a wall: nothing stands on its glands.
        block("plinth", w, 0.05, h + tall + 0.12, x, -0.14, 0, 0.008)
        put(id, x, -0.14, h + 0.06)
    exposure = light()
    shoot_from((-0.9, -4.4, 0.75), (-0.05, 0, 0.7), 40, -0.02)
    return exposure + 0.1


def batteries():
    stage_set()
    put("hd-t25", -1.25, -0.05)
    put("hd-t15", -0.5, -0.25)
    put("hd-c16", 0.22, -0.10)
    put("hd-c10", 0.86, -0.2)
    rack(1.62, -0.42)
    exposure = light()
    shoot_from((-1.0, -5.4, 1.0), (0.15, 0, 0.95), 42, 0.0)
    return exposure + 0.1


def rack(x, face):
    """A low 19 inch rack: one Basalt 14 below three Basalt 5, their faces in one plane."""
    for s in (-1, 1):
        for y in (face + 0.01, face + 0.66):
            block("graphite", 0.04, 0.04, 0.92, x + s * 0.266, y, 0.04, 0.004)
    for z in (0.0, 0.96):
        block("graphite", 0.58, 0.70, 0.05, x, face + 0.01, z, 0.006)
    put("hd-b14", x, face + 0.665, 0.07)
    for i in range(3):
        put("hd-b5", x, face + 0.455, 0.36 + i * 0.19)


def systems():
    stage_set()
    put("hd-q50-100", -2.35, 0.0)
    put("hd-q100-215", -0.85, 0.2)
    put("hd-q125-261", 0.55, 0.2)
    put("hd-h10-20", 1.75, -0.5)
    put("hd-h5-10", 2.55, -0.6)
    exposure = light()
    shoot_from((-1.6, -8.4, 1.3), (-0.2, 0, 1.2), 38, 0.0)
    return exposure + 0.1


def monitoring():
    stage_set()
    block_under(-0.19, 0.24, 0.055, 0.0, 0.16)
    put("hd-al20", -0.19, -0.04, 0.061)
    put("hd-bw", 0.0, -0.06)
    put("hd-bg", 0.075, -0.02)
    put("hd-bm3", 0.19, -0.05, 0.006)
    exposure = light()
    shoot_from((-0.22, -0.95, 0.14), (0.02, 0, 0.10), 40, -0.03)
    return exposure + 0.1


def charging():
    stage_set()
    block("graphite", 0.26, 0.14, 1.45, -0.55, -0.05, 0, 0.03)
    put("hd-e22", -0.55, -0.05, 0.62)
    block("graphite", 0.26, 0.14, 1.45, 0.45, -0.05, 0, 0.03)
    put("hd-e7", 0.45, -0.05, 0.62)
    exposure = light()
    shoot_from((-1.1, -3.7, 1.05), (-0.02, 0, 1.0), 42, -0.085)
    return exposure + 0.1


def open_graph():
    stage_set()
    put("hd-t15", -0.1, -0.05)
    put("hd-h5-10", 0.72, 0.0)
    put("hd-q50-100", 1.9, 0.5)
    block_under(-0.95, 0.62, 0.4)
    block("plinth", 0.62, 0.05, 0.95, -0.95, -0.14, 0, 0.008)
    put("hd-s15-3p", -0.95, -0.14, 0.46)
    from brand import wordmark
    from materials import finish
    # Far behind the stage, where its shadow would lie apart from it.
    for part in wordmark(330, finish("mark"), -3250, 900, 1300):
        part.visible_shadow = False
    exposure = light()
    shoot_from((-1.6, -7.4, 1.1), (-0.1, 0, 1.0), 40, 0.0)
    return exposure + 0.1
