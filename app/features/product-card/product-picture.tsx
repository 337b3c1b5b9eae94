import type { ComponentProps } from "react";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { PictureEntry } from "#app/ui/picture/picture-entry.ts";
import styles from "./product-picture.module.css";

type Props = {
  product: { model: string };
  image: PictureEntry | null;
  sizes: string;
  shape?: "square" | "wide";
} & Pick<ComponentProps<typeof Picture>, "alt" | "eager">;

/** A pack shot on its quiet ground; a product without one shows its model number there. */
export function ProductPicture({ product, image, sizes, shape = "square", alt, eager }: Props) {
  return (
    <div className={styles.ground} data-shape={shape} data-empty={image ? undefined : ""}>
      {image ? (
        <div className={styles.shot}>
          <Picture
            entry={image}
            sizes={sizes}
            fit="contain"
            ratio="frame"
            {...(alt !== undefined && { alt })}
            {...(eager && { eager })}
          />
        </div>
      ) : (
        <span className={styles.stand} aria-hidden="true">
          {product.model}
        </span>
      )}
    </div>
  );
}
