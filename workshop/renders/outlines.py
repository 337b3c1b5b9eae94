"""Closed outlines of lettering as rings of points, made ready for a fill that allows no crossing."""
import bpy

STEPS = (0.25, 0.5, 0.75, 1.0)
CRUMB = 0.01


def letter_rings(curve, steps=STEPS):
    """The rings of a text, from the outlines of its face; fewer steps for what a browser loads."""
    holder = bpy.data.objects.new("letters", curve)
    rings = [bezier_ring(spline.bezier_points, steps) for spline in holder.to_curve(bpy.context.evaluated_depsgraph_get()).splines]
    holder.to_curve_clear()
    bpy.data.objects.remove(holder)
    return [ring for ring in rings if len(ring) > 2]


def bezier_ring(knots, steps):
    made = []
    for a, b in zip(knots, [*knots[1:], knots[0]]):
        made += cubic(a.co, a.handle_right, b.handle_left, b.co, steps)
    return [point for i, point in enumerate(made) if point != made[i - 1]]


def cubic(a, b, c, d, steps):
    """A straight piece needs its end only."""
    steps = steps if abs(beside(a, d, b)) + abs(beside(a, d, c)) > 1e-12 else STEPS[-1:]
    return [tuple((1 - t) ** 3 * a[i] + 3 * t * (1 - t) ** 2 * b[i] + 3 * t * t * (1 - t) * c[i] + t ** 3 * d[i] for i in (0, 1)) for t in steps]


def beside(a, b, point):
    return (point[0] - a[0]) * (b[1] - a[1]) - (point[1] - a[1]) * (b[0] - a[0])


def quadratic(start, n, steps=STEPS):
    """Each pair of points bends on from where the last one ended."""
    points, made = list(zip(n[::2], n[1::2])), []
    for control, end in zip(points[::2], points[1::2]):
        for t in steps:
            made.append(tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, control, end)))
        start = end
    return made


def forms(rings):
    """Each outer ring with the holes that lie in it; holes turn the other way than the largest ring."""
    if not rings:
        return []
    rings = [loop for ring in rings for loop in untangled(ring)]
    way = area(max(rings, key=lambda ring: abs(area(ring))))
    outer = [[ring] for ring in rings if area(ring) * way > 0]
    for hole in (ring for ring in rings if area(ring) * way < 0):
        around = [form for form in outer if holds(form[0], hole)]
        if around:
            min(around, key=lambda form: abs(area(form[0]))).append(hole)
    return outer


def holds(ring, hole):
    """Whether the hole begins inside the ring: a line to its right crosses the ring an odd number of times."""
    x, y = hole[0]
    crossed = [a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]) > x for a, b in zip(ring, ring[1:] + ring[:1]) if (a[1] > y) != (b[1] > y)]
    return sum(crossed) % 2 == 1


def area(ring):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1])) / 2


def untangled(ring):
    """The loops of a ring that crosses itself, without the crumbs: a stroke that closes on itself holds a hole."""
    n = len(ring)
    for i in range(n):
        for j in range(i + 2, n - (i == 0)):
            point = crossing(ring[i], ring[i + 1], ring[j], ring[(j + 1) % n])
            if point:
                loops = [point] + ring[i + 1:j + 1], [point] + ring[j + 1:] + ring[:i + 1]
                large = max(abs(area(loop)) for loop in loops)
                return [part for loop in loops if abs(area(loop)) > CRUMB * large for part in untangled(loop)]
    return [ring]


def crossing(a, b, c, d):
    across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if across == 0:
        return None
    t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across
    s = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / across
    return (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])) if 1e-6 < t < 1 - 1e-6 and 1e-6 < s < 1 - 1e-6 else None
