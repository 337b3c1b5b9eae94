import { Picture } from "#app/ui/picture/picture.tsx";
import type { PictureEntry } from "#app/ui/picture/picture-entry.ts";
import { placePicture, type Size } from "./scale.ts";

type Props = {
  image: PictureEntry;
  size: Size;
  scale: number;
  /** The left edge of the product, and the floor that it stands on. */
  at: { left: number; floor: number };
  sizes: string;
  eager?: boolean;
};

/** A pack shot within a drawing, as large as the record says. */
export function ScaledPicture({ image, size, scale, at, sizes, eager }: Props) {
  const { x, y, width, height } = placePicture(image, size, scale);
  return (
    <foreignObject x={at.left + x} y={at.floor + y} width={width} height={height}>
      <Picture
        entry={image}
        alt=""
        sizes={sizes}
        fit="contain"
        ratio="frame"
        spinner={false}
        {...(eager && { eager })}
      />
    </foreignObject>
  );
}
