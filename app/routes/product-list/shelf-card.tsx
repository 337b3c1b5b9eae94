import type { ReactNode } from "react";
import { ProductPicture } from "#app/features/product-card/product-picture.tsx";
import type { SpecValue } from "#app/features/spec-value/spec-parts.ts";
import { useSpecText } from "#app/features/spec-value/use-spec-text.ts";
import { placePicture } from "#app/features/true-scale/scale.ts";
import { ScaledPicture } from "#app/features/true-scale/scaled-picture.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./shelf-card.module.css";
import { isScaled, type ShelfProduct } from "./shelves.ts";

const stage = { width: 268, height: 312 };

type Props = {
  product: ShelfProduct;
  scale: number;
  chosen: boolean;
  eager: boolean;
  ruler: ReactNode;
  /** One level below the title of the shelf, if it has one. */
  heading: "h2" | "h3";
};

/** A product on its shelf: the picture at scale, the name, two figures and the tick for a comparison. */
export function ShelfCard({ product, scale, chosen, eager, ruler, heading: Heading }: Props) {
  return (
    <article className={styles.card}>
      {isScaled(product) ? (
        <svg
          className={styles.stage}
          viewBox={`0 ${-stage.height} ${stage.width} ${stage.height}`}
          preserveAspectRatio="xMidYMax"
          aria-hidden="true"
        >
          <g className={styles.ruler} transform="translate(-68 0)">
            <rect className={styles.ground} x={-4} y={-stage.height} width={73} height={stage.height} />
            <path className={styles.floor} d="M-4 0.5h73" />
            {ruler}
          </g>
          <ScaledPicture
            image={product.image}
            size={product.size}
            scale={scale}
            at={{
              left: (stage.width - placePicture(product.image, product.size, scale).across) / 2,
              floor: 0,
            }}
            sizes="(width >= 600px) 320px, 160px"
            eager={eager}
          />
        </svg>
      ) : (
        <div className={styles.stage}>
          <ProductPicture product={product} image={product.image} sizes="268px" shape="wide" alt="" />
        </div>
      )}
      <Heading className={styles.name} lang={product.language}>
        <Link to={`/products/${product.id}`} look="quiet">
          {product.name}
        </Link>
      </Heading>
      <Figures figures={product.figures} />
      <CompareTick id={product.id} model={product.model} chosen={chosen} />
    </article>
  );
}

function Figures({ figures }: { figures: SpecValue[] }) {
  const text = useSpecText();
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.id}>
          <dt>{figure.name}</dt>
          <dd>{text(figure, true)}</dd>
        </div>
      ))}
    </dl>
  );
}

function CompareTick({ id, model, chosen }: { id: string; model: string; chosen: boolean }) {
  const t = useTranslations("catalogue.compare");
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        name="compare"
        value={id}
        defaultChecked={chosen}
        aria-label={t("addModel", { model })}
      />
      {t("add")}
    </label>
  );
}
