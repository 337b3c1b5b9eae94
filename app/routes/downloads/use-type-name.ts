import { useOwnName } from "#app/features/own-names/use-own-name.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { isKind } from "./downloads-query.ts";

/** Kinds of papers are the site's own words; product types and segments are the maker's. */
export function useTypeName() {
  const t = useTranslations("documents.types");
  const ownName = useOwnName();
  return (type: string) => (isKind(type) ? t(type) : ownName(type));
}
