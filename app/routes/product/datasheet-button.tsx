import { fileUrl } from "#app/shell/file-url.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { ShownProduct } from "./shown-product.ts";

/** The datasheet in the language of the page, else in English. */
export function DatasheetButton({ documents }: Pick<ShownProduct, "documents">) {
  const t = useTranslations("catalogue");
  const { fileHost } = useShell();
  const locale = useLanguage();
  const sheets = documents.filter(({ kind }) => kind === "Datasheet");
  const sheet = sheets.find(({ language }) => language === locale) ?? sheets[0];
  if (!sheet) return null;
  return (
    <ButtonLink look="outline" to={fileUrl(sheet.path, fileHost)} download>
      <Icon name="download" />
      {t("product.datasheet")}
    </ButtonLink>
  );
}
