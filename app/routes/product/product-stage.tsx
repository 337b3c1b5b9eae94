import { ProductPicture } from "#app/features/product-card/product-picture.tsx";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { Ruler } from "#app/features/true-scale/ruler.tsx";
import { placePicture, type Size, scaleTo } from "#app/features/true-scale/scale.ts";
import { ScaledPicture } from "#app/features/true-scale/scaled-picture.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { PictureEntry } from "#app/ui/picture/picture-entry.ts";
import styles from "./product-stage.module.css";
import { type ShownProduct, sizeOf } from "./shown-product.ts";
import { personHeight, StagePerson } from "./stage-person.tsx";

const floor = 508;
const frame = { height: 484, width: 440 };
/** Between the product and its ruler, and what the ruler takes up with its figures. */
const [gap, rulerWidth] = [16, 96];

/** The product on the floor at its true size, beside a ruler, and a person as small as the product asks for. */
export function ProductStage({ product }: { product: ShownProduct }) {
  const size = sizeOf(product);
  const image = product.images[0] ?? null;
  if (!image?.box || !size)
    return (
      <div className={styles.plain}>
        <ProductPicture product={product} image={image} sizes="(width >= 950px) 40vw, 92vw" shape="wide" />
      </div>
    );
  return <Scaled product={product} image={image} size={size} />;
}

function Scaled({ product, image, size }: { product: ShownProduct; image: PictureEntry; size: Size }) {
  const t = useTranslations("catalogue.stage");
  const number = useNumber();
  const scale = scaleTo({ image, size }, frame);
  const { across, tall } = placePicture(image, size, scale);
  const height = number(personHeight / 1000);
  const sizes = {
    width: number(size.width, 1),
    height: number(size.height, 1),
    depth: number(size.depth, 1),
  };
  return (
    <div
      className={styles.stage}
      role="img"
      aria-label={t("text", { name: product.name, ...sizes, person: height })}
    >
      <StagePerson
        product={size}
        hangs={!isStanding(product)}
        scale={scale}
        floor={floor}
        caption={t("person", { person: height })}
      />
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${Math.round(across + gap + rulerWidth)} ${floor}`}
        aria-hidden="true"
      >
        <ScaledPicture
          {...{ image, size, scale }}
          at={{ left: 0, floor }}
          sizes="(width >= 1280px) 560px, (width >= 950px) 420px, (width >= 600px) 50vh, 300px"
          eager
        />
        <Ruler height={Math.round(tall / scale)} scale={scale} left={across + gap} floor={floor} />
      </svg>
    </div>
  );
}

function isStanding({ body }: ShownProduct) {
  return body.mounting.some((way) => way === "floor" || way === "plinth") && !body.mounting.includes("wall");
}
