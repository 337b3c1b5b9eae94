import type { Data } from "#api/client.ts";
import { ProductPicture } from "#app/features/product-card/product-picture.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./products.module.css";

type Series = Data<"product/getProductListByCategoryList">["categories"][number]["series"][number];

export function SeriesTile({ series, category }: { series: Series; category: string }) {
  const t = useTranslations("catalogue");
  const { id, name, tagline, image, language, count } = series;
  return (
    <article className={styles.tile}>
      <ProductPicture
        product={{ model: name }}
        image={image}
        sizes="(width >= 950px) 25vw, 46vw"
        shape="wide"
        alt=""
      />
      <h3 lang={language}>
        <Link to={`/product-list/${category}/${id}`} look="cover">
          {name}
        </Link>
      </h3>
      <p className={styles.about} lang={language}>
        {tagline}
      </p>
      <p className={styles.count}>{t("models", { count })}</p>
    </article>
  );
}
