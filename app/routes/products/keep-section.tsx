import { fileUrl } from "#app/shell/file-url.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { withLocale } from "#i18n/paths.ts";
import styles from "./keep-section.module.css";
import type { ShownProduct } from "./shown-product.ts";

const keepOffline = lazyPart(
  async () => (await import("#app/features/keep-offline/keep-offline.tsx")).KeepOffline,
);

/** A page with its scripts and one size of its pictures, roughly. */
const perPage = 180_000;

/** For where there is no line: one line that opens, since few need it. */
export function KeepSection({ product }: { product: ShownProduct }) {
  const t = useTranslations("support.keep");
  const { locale, fileHost } = useShell();
  const own = useLanguage();
  const papers = inOneLanguage(product.documents, own);
  const sheet = papers.find(({ kind }) => kind === "Datasheet");
  const pages = [
    `/products/${product.id}`,
    "/tools/lights",
    "/tools/strings",
    "/tools/builder",
    ...papers.filter(({ readable }) => readable).map(({ id }) => `/documents/${id}`),
  ].map((path) => withLocale(path, locale));
  const file = sheet && fileUrl(sheet.path, fileHost);
  return (
    <Fold summary={t("title")}>
      <p className={styles.lead}>{t("lead")}</p>
      <LazyIsland
        of={keepOffline}
        id={product.id}
        name={`${product.model} ${product.name}`}
        addresses={[...pages, ...(file?.startsWith("/") ? [file] : [])]}
        bytes={pages.length * perPage + (sheet?.bytes ?? 0)}
      />
    </Fold>
  );
}

/** Each paper once: in the reader's language, or else in English. */
function inOneLanguage(documents: ShownProduct["documents"], own: string) {
  const nameOf = (id: string) => id.replace(/-[a-z]{2}$/, "");
  const mine = documents.filter(({ language, kind }) => language === own && kind !== "Brochure");
  const named = new Set(mine.map(({ id }) => nameOf(id)));
  const english = documents.filter(
    ({ id, language, kind }) => language === "en" && kind !== "Brochure" && !named.has(nameOf(id)),
  );
  return [...mine, ...english];
}
