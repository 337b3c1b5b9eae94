import type { ReactNode } from "react";
import { ProductPicture } from "#app/features/product-card/product-picture.tsx";
import { fileUrl } from "#app/shell/file-url.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { formatDate } from "#i18n/format-date.ts";
import { unbroken } from "#i18n/unbroken.ts";
import styles from "./legacy-entry.module.css";
import type { LegacyProduct } from "./load-legacy.ts";

export function LegacyEntry({ product }: { product: LegacyProduct }) {
  const t = useTranslations("catalogue.legacy");
  const { id, model, name, summary, image, language, legacy } = product;
  return (
    <article className={styles.entry} id={id}>
      <ProductPicture product={product} image={image} sizes="(width >= 950px) 20vw, 40vw" alt="" />
      <div className={styles.text}>
        <p className={styles.model}>{model}</p>
        <h2 className={styles.name} lang={language}>
          <Link to={`/products/${id}`} look="quiet">
            {name}
          </Link>
        </h2>
        <p lang={language}>{summary}</p>
        {legacy?.note && (
          <p className={styles.note} lang={language}>
            {legacy.note}
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        <Fact name={t("endOfSale")}>{formatDate(legacy?.endOfSale)}</Fact>
        <Fact name={t("endOfSupport")}>{formatDate(legacy?.endOfSupport)}</Fact>
        {legacy?.lastFirmware && <Fact name={t("lastFirmware")}>{legacy.lastFirmware}</Fact>}
        <Fact name={t("successor", { count: legacy?.successors.length ?? 0 })}>
          {legacy?.successors.map((next) => (
            <span key={next.id} className={styles.line}>
              <Link to={`/products/${next.id}`}>{next.name}</Link> ({next.model})
            </span>
          ))}
        </Fact>
        <Fact name={t("documents")}>
          <Documents documents={product.documents} />
        </Fact>
      </dl>
    </article>
  );
}

function Documents({ documents }: Pick<LegacyProduct, "documents">) {
  const t = useTranslations("catalogue");
  const { fileHost } = useShell();
  if (documents.length === 0) return t("legacy.noDocuments");
  return documents.map((entry) => (
    <span key={entry.id} className={styles.line}>
      <Link to={fileUrl(entry.path, fileHost)} download lang={entry.titleLanguage}>
        {entry.title}
      </Link>{" "}
      ({t(`documents.languages.${entry.language}`)}, {unbroken(entry.version)})
    </span>
  ));
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
