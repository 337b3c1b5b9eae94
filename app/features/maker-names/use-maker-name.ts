import { useTranslations } from "#app/ui/messages/use-translations.ts";

/** How the maker calls a product type or a segment: names of its record, which the build puts among the messages. */
export const useMakerName = useTranslations.bind(undefined, "catalogue.makerNames" as "catalogue") as () => (
  id: string,
) => string;
