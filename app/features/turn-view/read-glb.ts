export type Vector = [x: number, y: number, z: number];
export type Part = {
  positions: Float32Array<ArrayBuffer>;
  normals: Float32Array<ArrayBuffer>;
  indices: Uint32Array<ArrayBuffer>;
  color: Vector;
  glows: boolean;
};
export type Model = { name: string; parts: Part[]; min: Vector; max: Vector };

type Accessor = { bufferView: number; byteOffset?: number; componentType: number; count: number };
type Gltf = {
  nodes: { name?: string }[];
  accessors: (Accessor & { min?: Vector; max?: Vector })[];
  bufferViews: { byteOffset?: number }[];
  materials: { pbrMetallicRoughness?: { baseColorFactor?: number[] }; emissiveFactor?: number[] }[];
  meshes: {
    primitives: { attributes: { POSITION: number; NORMAL: number }; indices: number; material: number }[];
  }[];
};

const [header, chunkHeader, shorts] = [12, 8, 5123];

/** Reads a binary glTF of plain coloured parts: what our models are. No textures, no compression, one node. */
export function readGlb(file: ArrayBuffer): Model {
  const view = new DataView(file);
  const length = view.getUint32(header, true);
  const start = header + chunkHeader;
  const gltf: Gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, start, length)));
  const data = start + length + chunkHeader;
  const at = ({ bufferView, byteOffset = 0 }: Accessor) =>
    data + (gltf.bufferViews[bufferView]?.byteOffset ?? 0) + byteOffset;
  const accessor = (index: number) => {
    const found = gltf.accessors[index];
    if (!found) throw new Error("The model names a part that it does not hold");
    return found;
  };
  const floats = (index: number) => {
    const own = accessor(index);
    return new Float32Array(file.slice(at(own), at(own) + own.count * 12));
  };
  const wholes = (index: number) => {
    const own = accessor(index);
    const size = own.componentType === shorts ? 2 : 4;
    const bytes = file.slice(at(own), at(own) + own.count * size);
    return size === 2 ? Uint32Array.from(new Uint16Array(bytes)) : new Uint32Array(bytes);
  };
  const primitives = gltf.meshes.flatMap((mesh) => mesh.primitives);
  const parts = primitives.map(({ attributes, indices, material }) => {
    const { pbrMetallicRoughness, emissiveFactor } = gltf.materials[material] ?? {};
    const glows = emissiveFactor?.some((value) => value > 0) ?? false;
    // A light is seen in the colour that it gives: its own is nearly black.
    const [red = 1, green = 1, blue = 1] =
      (glows ? emissiveFactor : pbrMetallicRoughness?.baseColorFactor) ?? [];
    return {
      positions: floats(attributes.POSITION),
      normals: floats(attributes.NORMAL),
      indices: wholes(indices),
      color: [red, green, blue] as Vector,
      glows,
    };
  });
  const ends = primitives.map(({ attributes }) => accessor(attributes.POSITION));
  const edge = (pick: (...values: number[]) => number, name: "min" | "max") =>
    [0, 1, 2].map((axis) => pick(...ends.map((end) => end[name]?.[axis] ?? 0))) as Vector;
  const name = (gltf.nodes[0]?.name ?? "").replace(/\.\d+$/, "").toUpperCase();
  return { name, parts, min: edge(Math.min, "min"), max: edge(Math.max, "max") };
}
