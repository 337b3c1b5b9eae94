import type { SerialCheckData } from "#app/features/serial-check/load-serial-check.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { hasCurve } from "./curve-facts.ts";
import { type ShownProduct, sizeOf } from "./shown-product.ts";

export type PageData = { product: ShownProduct; serial: SerialCheckData | null };

const most = 6;

/** The parts of the page in their order, each with the id of its section. What follows a part belongs to it. */
export function usePlaces({ product, serial }: PageData) {
  const t = useTranslations("catalogue.product");
  const serialWords = useTranslations("catalogue.serial");
  const hasSize = sizeOf(product) !== undefined;
  const places: [id: string, name: string, there: unknown][] = [
    ["overview", t("overview"), true],
    ["serial-section", serialWords("label"), serial],
    ["specs", t("specs"), true],
    ["drawing", t("size"), hasSize],
    ["curve", t("curve"), !hasSize && hasCurve(product)],
    ["fits", t("whatFits"), product.fitting.length],
    ["approvals", t("approvalsShort"), product.approvals.length],
    ["documents", t("downloads"), product.documents.length],
  ];
  return places.flatMap(([id, name, there]) => (there ? [{ id, name }] : [])).slice(0, most);
}
