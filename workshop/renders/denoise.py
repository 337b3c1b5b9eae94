"""A feature-guided a-trous filter, because Debian's Blender comes without a denoiser.

Two half renders with different seeds tell how noisy each pixel is; albedo and normals (noise-free) say where
edges are. Pixels are averaged only with neighbours of the same surface whose difference is within the noise,
so edges, lettering and reflections stay as rendered.
"""
import numpy as np

LEVELS = 5
KERNEL = {0: 0.5, 1: 0.25}
DOUBT = 0.08


def denoise(first, second, albedo, normal, strength=3.5):
    """Mean of two half renders (h, w, 4; linear, premultiplied), filtered."""
    first, second = tame(first, second), tame(second, first)
    image = (first + second) / 2
    if image[..., 3].min() < 1:
        return within(image, first, second, albedo, normal, strength)
    return filtered(image, first, second, albedo, normal, strength)


def within(image, *rest):
    """Filter only the part that holds something; pack shots are half empty."""
    ys, xs = np.nonzero(image[..., 3] > 0.002)
    part = np.s_[ys.min():ys.max() + 1, xs.min():xs.max() + 1]
    image[part] = filtered(image[part], *[a[part] if isinstance(a, np.ndarray) else a for a in rest])
    return image


def filtered(image, first, second, albedo, normal, strength):
    seen = appearance(image)
    variance = np.square(appearance(first) - appearance(second)) / 4
    variance = blur(blur(blur(variance, 1), 2), 4)
    features = np.concatenate([albedo[..., :3] * 12, normal[..., :3] * 5], axis=2)
    for level in range(LEVELS):
        image, variance = smooth(image, seen, variance, features, 1 << level, strength)
        seen = appearance(image)
    return despeckle(image, np.abs(appearance(first) - appearance(second)) > DOUBT)


def despeckle(image, doubt):
    """A single pixel brighter than all its neighbours but one is noise where the halves differ; where they agree it belongs to lettering."""
    light = image[..., :3].sum(axis=2)
    around = np.stack([window(pad(light, 1), 1, dy, dx, light.shape) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    bound = np.partition(around, 6, axis=0)[6]
    factor = np.where(doubt, np.minimum(1, (bound + 1e-3) / (light + 1e-3)), np.float32(1))
    return np.concatenate([image[..., :3] * factor[..., None], image[..., 3:]], axis=2)


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
    scale = 1 / (strength * np.sqrt(blur(variance, 1)) + 1e-3)
    padded = [pad(a, step) for a in (image, seen, variance, features)]
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            there, light, noise, feature = [window(a, step, dy, dx, image.shape) for a in padded]
            apart = features - feature
            apart = np.einsum("ijk,ijk->ij", apart, apart)
            near = (seen - light) * scale
            apart += near * near
            w = np.exp(-apart) * np.float32(KERNEL[abs(dy)] * KERNEL[abs(dx)])
            total += there * w[..., None]
            weights += w
            w *= w
            spread += noise * w
    return total / weights[..., None], spread / (weights * weights)


def pad(a, step):
    return np.pad(a, [(step, step), (step, step)] + [(0, 0)] * (a.ndim - 2), mode="edge")


def window(padded, step, dy, dx, shape):
    """The picture moved by (dy, dx) steps: a view, not a copy."""
    y, x = step * (1 + dy), step * (1 + dx)
    return padded[y:y + shape[0], x:x + shape[1]]


def shift(a, dy, dx):
    step = max(abs(dy), abs(dx))
    return window(pad(a, step), step, dy // step, dx // step, a.shape) if step else a


def blur(a, step):
    for axis in (0, 1):
        near = [shift(a, s * step * (axis == 0), s * step * (axis == 1)) for s in (-1, 0, 1)]
        a = near[0] * 0.25 + near[1] * 0.5 + near[2] * 0.25
    return a
