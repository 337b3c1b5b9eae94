"""A feature-guided a-trous filter, because Debian's Blender comes without a denoiser.

Two half renders with different seeds tell how noisy each pixel is; albedo and normals (noise-free) say where
edges are. Pixels are averaged only with neighbours of the same surface whose difference is within the noise,
so edges, lettering and reflections stay as rendered.
"""
import numpy as np

LEVELS = 4
KERNEL = {0: 0.5, 1: 0.25}


def denoise(first, second, albedo, normal, strength=3.5):
    """Mean of two half renders (h, w, 4; linear, premultiplied), filtered."""
    first, second = tame(first, second), tame(second, first)
    image = (first + second) / 2
    seen = appearance(image)
    variance = np.square(appearance(first) - appearance(second)) / 4
    variance = blur(blur(blur(variance, 1), 2), 4)
    features = np.concatenate([albedo[..., :3] * 12, normal[..., :3] * 5], axis=2)
    for level in range(LEVELS):
        image, variance = smooth(image, seen, variance, features, 1 << level, strength)
        seen = appearance(image)
    return image


def tame(image, other):
    """A spark that the other half does not know is cut down to the brightest neighbour there."""
    bound = other[..., :3].sum(axis=2)
    for dy, dx in ((0, 1), (1, 0)):
        bound = np.maximum.reduce([bound, shift(bound, dy, dx), shift(bound, -dy, -dx)])
    light = image[..., :3].sum(axis=2)
    factor = np.minimum(1, (bound * 1.15 + 1e-3) / (light + 1e-3))
    return np.concatenate([image[..., :3] * factor[..., None], image[..., 3:]], axis=2)


def appearance(image):
    """What the eye compares: square-rooted brightness over white paper."""
    light = image[..., :3] @ np.array([0.25, 0.6, 0.15], np.float32)
    return np.sqrt(np.clip(light + (1 - image[..., 3]) * 0.9, 0, 4))


def smooth(image, seen, variance, features, step, strength):
    total = np.zeros_like(image)
    spread = np.zeros_like(variance)
    weights = np.zeros_like(variance)
    bound = strength * np.sqrt(blur(variance, 1)) + 1e-3
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            there = lambda a: shift(a, dy * step, dx * step)
            apart = np.square(features - there(features)).sum(axis=2)
            apart += np.square((seen - there(seen)) / bound)
            w = np.exp(-apart) * (KERNEL[abs(dy)] * KERNEL[abs(dx)])
            total += there(image) * w[..., None]
            spread += there(variance) * w * w
            weights += w
    return total / weights[..., None], spread / (weights * weights)


def shift(a, dy, dx):
    h, w = a.shape[:2]
    rows = np.clip(np.arange(h) + dy, 0, h - 1)
    cols = np.clip(np.arange(w) + dx, 0, w - 1)
    return a if not dy and not dx else a[rows][:, cols]


def blur(a, step):
    for axis in (0, 1):
        near = [shift(a, s * step * (axis == 0), s * step * (axis == 1)) for s in (-1, 0, 1)]
        a = near[0] * 0.25 + near[1] * 0.5 + near[2] * 0.25
    return a
