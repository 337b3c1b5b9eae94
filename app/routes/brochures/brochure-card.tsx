import { DocumentActions } from "#app/features/document-list/document-actions.tsx";
import type { DocumentEntry } from "#app/features/document-list/document-entry.ts";
import { DocumentFacts } from "#app/features/document-list/document-facts.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./brochure-card.module.css";
import { Cover } from "./cover.tsx";
import type { Range } from "./range.ts";

type Props = {
  brochure: { id: string; range: Range | undefined; editions: DocumentEntry[] };
  eager: boolean;
  onPreview: (document: DocumentEntry) => void;
};

/** The picture of the range, what it is, and the brochure in each of its languages. */
export function BrochureCard({ brochure: { range, editions }, eager, onPreview }: Props) {
  const t = useTranslations("documents.brochures");
  const [first] = editions;
  if (!first) return null;
  const { title } = first;
  return (
    <article className={styles.card}>
      <Cover range={range} eager={eager} />
      <div className={styles.text}>
        <div>
          <h2 className={styles.title} lang={first.titleLanguage}>
            {title}
          </h2>
          {range && <p lang={range.language}>{range.tagline}</p>}
        </div>
        <ul className={styles.editions} aria-label={t("editions", { title })}>
          {editions.map((edition) => (
            <li key={edition.id} id={edition.id}>
              <DocumentFacts document={edition} kind={false} />
              <DocumentActions document={edition} onPreview={onPreview} />
            </li>
          ))}
        </ul>
        {range && (
          <p>
            <Link look="arrow" to={`/product-list/${range.id}`}>
              {t("seeProducts")}
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}
