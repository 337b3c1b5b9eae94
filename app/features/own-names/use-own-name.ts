import { useTranslations } from "#app/ui/messages/use-translations.ts";

/** How the maker calls a product type or a segment: names of its record, which the build puts among the messages. */
export const useOwnName = useTranslations.bind(undefined, "catalogue.own" as "catalogue") as () => (
  id: string,
) => string;
