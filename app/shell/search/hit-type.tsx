import type { Data } from "#api/client.ts";
import { Badge } from "#app/ui/badge/badge.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";

type Hit = Pick<Data<"homePage/searchByType">["list"][number], "type" | "document" | "discontinued">;

/** What was found. Documents have the same title in every language, so they say their kind and language. */
export function HitType({ hit: { type, document, discontinued } }: { hit: Hit }) {
  const t = useTranslations("search");
  const words = useTranslations("documents");
  const isForeign = useLanguage() !== document?.language;
  if (discontinued) return <Badge>{t("discontinued")}</Badge>;
  if (!document) return t(`types.${type}`);
  const { kind, language } = document;
  return (
    <>
      {words(`types.${kind}`)} ·{" "}
      {isForeign ? (
        <Badge tone="second">{words("otherLanguage", { language })}</Badge>
      ) : (
        words(`languages.${language}`)
      )}
    </>
  );
}
