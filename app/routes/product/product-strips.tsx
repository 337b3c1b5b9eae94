import type { ReactNode } from "react";
import { CompactCard } from "#app/features/compact-card/compact-card.tsx";
import { useSpecText } from "#app/features/spec-value/use-spec-text.ts";
import { runningTime } from "#app/features/video-player/running-time.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { Strip } from "#app/ui/strip/strip.tsx";
import styles from "./product-strips.module.css";
import type { ShownProduct } from "./shown-product.ts";

/** What leads on from here: films, places, accessories, the rest of the series. Each in one row. */
export function ProductStrips({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue");
  const { videos, cases, accessories, related, category, series, seriesName } = product;
  return (
    <Section>
      <div className={styles.strips}>
        <Row id="videos" title={t("product.videos")} there={videos.length}>
          {videos.map(({ id, title, language, seconds, poster }) => (
            <CompactCard
              key={id}
              to={`/support/videoList?video=${encodeURIComponent(id)}#player`}
              image={poster}
              fit="contain"
              label={runningTime(seconds)}
              {...{ title, language }}
            />
          ))}
        </Row>
        <Row id="cases" title={t("product.casesTitle")} there={cases.length}>
          {cases.map(({ id, title, language, place, year, image }) => (
            <CompactCard
              key={id}
              to={`/case-study?case=${id}`}
              fit="cover"
              label={`${place}\u00a0· ${year}`}
              {...{ title, language, image }}
            />
          ))}
        </Row>
        <Row id="accessories" title={t("product.accessories")} there={accessories.length}>
          {accessories.map((entry) => (
            <ProductRow key={entry.id} product={entry} />
          ))}
        </Row>
        <Row
          id="series"
          title={t("product.related", { series: seriesName })}
          there={related.length}
          more={<Link to={`/product-list/${category}/${series}`}>{t("product.wholeSeries")}</Link>}
        >
          {related.map((entry) => (
            <ProductRow key={entry.id} product={entry} />
          ))}
        </Row>
      </div>
    </Section>
  );
}

type RowProps = { id: string; title: string; there: number; more?: ReactNode; children: ReactNode };

function Row({ id, title, there, more, children }: RowProps) {
  if (there === 0) return null;
  return (
    <section id={id} className={styles.row} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {more}
      </div>
      <Strip label={title}>{children}</Strip>
    </section>
  );
}

function ProductRow({ product }: { product: ShownProduct["related"][number] }) {
  const specText = useSpecText();
  const { id, model, name, image, language, figures } = product;
  /** A number without a unit, or a yes, says nothing alone. */
  const figureText = (figure: (typeof figures)[number]) =>
    figure.unit || figure.labels ? specText(figure, true) : `${figure.name}: ${specText(figure, true)}`;
  return (
    <CompactCard
      to={`/products/${id}`}
      fit="contain"
      label={model}
      title={name}
      text={figures.map(figureText).join(" · ")}
      {...{ image, language }}
    />
  );
}
