import { useMakerName } from "#app/features/maker-names/use-maker-name.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { isKind } from "./downloads-query.ts";

/** Kinds of papers are the site's own words; product types and segments are the maker's. */
export function useTypeName() {
  const t = useTranslations("documents.types");
  const makerName = useMakerName();
  return (type: string) => (isKind(type) ? t(type) : makerName(type));
}
