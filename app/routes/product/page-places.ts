import type { SerialCheckData } from "#app/features/serial-check/load-serial-check.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { hasCurve } from "./curve-facts.ts";
import { type ShownProduct, sizeOf } from "./shown-product.ts";

export type PageData = { product: ShownProduct; serial: SerialCheckData | null };

/** The parts of the page in their order, each with the id of its section. */
export function usePlaces({ product, serial }: PageData) {
  const t = useTranslations("catalogue");
  const leds = useTranslations("support.leds");
  const places: [id: string, name: string, there: unknown][] = [
    ["overview", t("product.overview"), true],
    ["serial-section", t("serial.label"), serial],
    ["leds", leds("title"), product.leds.length],
    ["specs", t("product.specs"), true],
    ["drawing", t("product.dimensions"), sizeOf(product)],
    ["curve", t("product.curve"), hasCurve(product)],
    ["fits", t("fit.title"), product.fitting.length],
    ["approvals", t("product.approvals"), product.approvals.length],
    ["documents", t("product.downloads"), product.documents.length],
    ["questions", t("product.questions"), product.faqs.length],
    ["videos", t("product.videos"), product.videos.length],
    ["series", t("product.related", { series: product.seriesName }), product.related.length],
  ];
  return places.flatMap(([id, name, there]) => (there ? [{ id, name }] : []));
}
