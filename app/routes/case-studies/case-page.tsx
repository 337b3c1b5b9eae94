import { useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { CaseCard } from "#app/features/case-card/case-card.tsx";
import { FigureStrip } from "#app/features/case-card/figure-strip.tsx";
import { PartsList } from "#app/features/product-card/parts-list.tsx";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import { Content, Section, SectionHeading } from "#app/ui/section/section.tsx";
import { CaseFacts } from "./case-facts.tsx";
import styles from "./case-page.module.css";
import { CaseSite } from "./case-site.tsx";
import type { CaseData } from "./load-case.ts";

/** One case: the place, the figures, the story, what was used. */
export function CasePage({ entry, others }: Pick<CaseData, "entry" | "others">) {
  const t = useTranslations("catalogue.case");
  const plan = useTranslations("catalogue.solution")("plan");
  const { id, title, summary, place, language, results, body, quote, products } = entry;
  return (
    <article>
      <Hero
        title={<span lang={language}>{title}</span>}
        lead={<span lang={language}>{summary}</span>}
        eyebrow={place}
        crumbs={useBreadcrumbs("cases", { name: title, path: `/case-study?case=${id}` })}
      />
      <div className={styles.results}>
        <Content>
          <section aria-label={t("results")}>
            <FigureStrip figures={results} language={language} size="large" />
          </section>
        </Content>
      </div>
      <CaseSite entry={entry} />
      <Section>
        <FallbackNotice language={language} />
        <div className={styles.columns}>
          <div>
            <RichText html={body} language={language} />
            {quote && (
              <figure className={styles.quote} lang={language}>
                <blockquote>{quote.text}</blockquote>
                <figcaption>{quote.by}</figcaption>
              </figure>
            )}
          </div>
          <div className={styles.aside}>
            <CaseFacts entry={entry} />
            <ButtonLink to={`/about/contact?product=${encodeURIComponent(title)}`}>{plan}</ButtonLink>
          </div>
        </div>
      </Section>
      {products.length > 0 && (
        <Section tone="band" labelledBy="products-title">
          <SectionHeading id="products-title" title={t("products")} />
          <PartsList products={products} />
        </Section>
      )}
      <Section labelledBy="more-title">
        <SectionHeading
          id="more-title"
          title={t("more")}
          action={
            <Link to="/case-study" look="arrow">
              {t("back")}
            </Link>
          }
        />
        <CardGrid>
          {others.map((other) => (
            <CaseCard key={other.id} entry={other} />
          ))}
        </CardGrid>
      </Section>
    </article>
  );
}
