"""A mesh from its corners and faces. Metres."""
import bpy

from kit import link
from surfaces import surface


def raw(name, verts, faces, mat, smooth=False):
    data = bpy.data.meshes.new(name)
    data.from_pydata(verts, [], faces)
    data.materials.append(surface(mat) if isinstance(mat, str) else mat)
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.update()
    return link(bpy.data.objects.new(name, data))
