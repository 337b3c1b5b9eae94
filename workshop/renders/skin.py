"""One closed surface round many ellipsoids: a distance on a grid, then surface nets. Debian builds Blender without its own for some machines."""
from itertools import product

import numpy as np

BAND = 4


def skin(beads, step):
    """Vertices and quads of the union of (centre, radius, stretch)."""
    low = np.array([np.subtract(at, r * np.array(s)) for at, r, s in beads]).min(axis=0) - 2 * BAND * step
    high = np.array([np.add(at, r * np.array(s)) for at, r, s in beads]).max(axis=0) + 2 * BAND * step
    field = melted(distance(beads, low, np.ceil((high - low) / step).astype(int) + 1, step))
    places, known = corners(field)
    return low + places * step, quads(field < 0, known)


def distance(beads, low, shape, step):
    """Below zero inside; only the neighbourhood of each bead is looked at."""
    field = np.full(shape, BAND * step, np.float32)
    for at, r, stretch in beads:
        at, stretch = np.array(at), np.array(stretch)
        first = np.maximum(np.floor((at - r * stretch - low) / step).astype(int) - BAND, 0)
        last = np.minimum(np.ceil((at + r * stretch - low) / step).astype(int) + BAND + 1, shape)
        axes = [(low[i] + np.arange(first[i], last[i]) * step - at[i]) / stretch[i] for i in range(3)]
        x, y, z = np.meshgrid(*axes, indexing="ij", sparse=True)
        part = field[tuple(slice(a, b) for a, b in zip(first, last))]
        np.minimum(part, (np.sqrt(x * x + y * y + z * z) - r) * stretch.min(), out=part)
    return field


def melted(field, times=3):
    """The mean with its neighbours, a few times: beads run into one another, and the steps of the grid go."""
    for axis in tuple(range(3)) * times:
        before, after = (np.roll(field, way, axis) for way in (-1, 1))
        field = (before + 2 * field + after) / 4
    return field


def corners(field):
    """A point in every cell that the surface passes, in the middle of where it cuts the cell's edges; and the number of that point by cell."""
    cells = tuple(n - 1 for n in field.shape)
    total, count = np.zeros((*cells, 3)), np.zeros(cells)
    at = lambda offset: field[tuple(slice(o, o + n) for o, n in zip(offset, cells))]
    for axis, (u, v) in product(range(3), product((0, 1), (0, 1))):
        start = np.insert([u, v], axis, 0)
        a, b = at(start), at(start + np.eye(3, dtype=int)[axis])
        cut = (a < 0) != (b < 0)
        point = np.broadcast_to(start.astype(float), (*cells, 3)).copy()
        point[..., axis] = np.divide(a, a - b, out=np.zeros(cells), where=cut)
        total += point * cut[..., None]
        count += cut
    found = count > 0
    known = np.full(cells, -1)
    known[found] = np.arange(found.sum())
    return np.argwhere(found) + total[found] / count[found][:, None], known


def quads(inside, known):
    """A face for every edge of the grid that the surface cuts, between the four cells round it."""
    faces = []
    for axis in range(3):
        u, v = [i for i in range(3) if i != axis]
        a, b = (np.take(inside, np.arange(inside.shape[axis])[part], axis) for part in (slice(None, -1), slice(1, None)))
        for edge in np.argwhere(a != b):
            back = np.eye(3, dtype=int)
            ring = [edge - back[u] - back[v], edge - back[v], edge, edge - back[u]]
            face = [int(known[tuple(cell)]) for cell in ring]
            faces.append(face if a[tuple(edge)] == (axis != 1) else face[::-1])
    return faces
