import sharp from "sharp";

/** The shadow on the ground is never as dense as the product itself. */
const solid = 245;

/** A cable hangs below these: the foot of the housing, measured by hand in the original. */
const housings: Record<string, number> = { "products/hd-e7-front": 597, "products/hd-e22-front": 1435 };

/** The edges of the product in its pack shot: left, upper, right, lower; and the foot of a housing with a cable. */
export async function findBox(id: string, bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows: number[] = [];
  const columns = new Set<number>();
  for (let row = 0; row < info.height; row += 1) {
    const line = data.subarray(row * info.width, (row + 1) * info.width);
    if (line.every((value) => value < solid)) continue;
    rows.push(row);
    for (const [column, value] of line.entries()) if (value >= solid) columns.add(column);
  }
  const across = [...columns].sort((one, other) => one - other);
  const edges = [across.at(0), rows.at(0), across.at(-1), rows.at(-1)].map((edge) => edge ?? 0);
  const foot = housings[id];
  return foot ? [...edges, foot] : edges;
}
