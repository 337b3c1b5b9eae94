import { Suspense, useState } from "react";
import { calculatorDataPath } from "#app/features/calculator-kit/calculator-data.ts";
import { fileUrl } from "#app/shell/file-url.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { onDemand } from "#app/ui/on-demand/on-demand.ts";
import { withLocale } from "#i18n/paths.ts";
import styles from "./keep-section.module.css";
import { splitDocuments } from "./own-documents.ts";
import type { ShownProduct } from "./shown-product.ts";
import { useToolsOf } from "./use-tools-of.ts";

const KeepOffline = onDemand(
  async () => (await import("#app/features/keep-offline/keep-offline.tsx")).KeepOffline,
);

/** Scripts, styles, words, fonts and the figures of the tools; then each page. Roughly. */
const [forAll, perPage] = [1_000_000, 100_000];

/** For where there is no line: one line that opens, since few need it. */
export function KeepSection({ product }: { product: ShownProduct }) {
  const t = useTranslations("support.keep");
  const name = `${product.model} ${product.name}`;
  const { items, sheet } = useItems(product, name);
  const [isOpen, setOpen] = useState(false);
  const bytes = forAll + items.length * perPage + sheet;
  return (
    <Fold summary={t("title")} onOpen={() => setOpen(true)}>
      <p className={styles.lead}>{t("lead")}</p>
      <Suspense>{isOpen && <KeepOffline id={product.id} name={name} items={items} bytes={bytes} />}</Suspense>
    </Fold>
  );
}

/** Each paper once: in the reader's language, or else in English. */
function useItems(product: ShownProduct, name: string) {
  const { id, documents } = product;
  const tools = useToolsOf(product);
  const { locale, fileHost } = useShell();
  const { own } = splitDocuments(documents, useLanguage());
  const sheet = own.find(({ kind }) => kind === "Datasheet");
  const file = sheet && fileUrl(sheet.path, fileHost);
  const page = (title: string, path: string, query = "") => {
    const address = withLocale(path, locale);
    return { name: title, address, link: address + query };
  };
  const items = [
    page(name, `/products/${id}`),
    ...tools.map((tool) => page(tool.name, tool.path, tool.query)),
    ...own.filter(({ readable }) => readable).map((paper) => page(paper.title, `/documents/${paper.id}`)),
    ...(file?.startsWith("/") ? [{ name: `${sheet?.title} (PDF)`, address: file }] : []),
    { address: calculatorDataPath(locale) },
  ];
  return { items, sheet: sheet?.bytes ?? 0 };
}
