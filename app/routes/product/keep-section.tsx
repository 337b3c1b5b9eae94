import { calculatorDataPath } from "#app/features/calculator-kit/calculator-data.ts";
import { KeepFold } from "#app/features/keep-offline/keep-fold.tsx";
import { fileUrl } from "#app/shell/file-url.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { withLocale } from "#i18n/paths.ts";
import { splitDocuments } from "./own-documents.ts";
import type { ShownProduct } from "./shown-product.ts";
import { useToolsOf } from "./use-tools-of.ts";

/** Offers to keep a product with its calculators and papers. */
export function KeepSection({ product }: { product: ShownProduct }) {
  const lead = useTranslations("support.keep")("lead");
  const name = `${product.model} ${product.name}`;
  const { items, sheet } = useItems(product, name);
  return <KeepFold id={product.id} name={name} lead={lead} items={items} bytes={sheet} />;
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
