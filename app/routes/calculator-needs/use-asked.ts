import { useTyped } from "#app/features/calculator-kit/use-typed.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Needs } from "./needs-types.ts";

/** Rows of the form for appliances that the list does not have. */
export const ownRows = [1, 2, 3];

/** What was counted, in one line, as it was typed. */
export function useAsked({ groups }: Needs) {
  const t = useTranslations("tools.needs");
  const typed = useTyped();
  const listed = groups.flatMap(({ items }) => items.map(({ id, name }) => [typed(`use-${id}`), name]));
  const own = ownRows.map((row) => [
    typed(`own-${row}-watts`) && (typed(`own-${row}-count`) || "1"),
    typed(`own-${row}-name`) || t("makerName", { row }),
  ]);
  const counted = [...listed, ...own].flatMap(([count, name]) => (count ? [`${count}\u00a0× ${name}`] : []));
  return `${counted.join(", ")}; ${t("cut")}: ${typed("cut")}`;
}
