import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { type ShownProduct, specNumber } from "./shown-product.ts";

const built = ["inverter", "system", "battery", "charger"];

/** The tools that know this model, with what fills them in. A box among the inverters is known to none. */
export function useToolsOf(product: ShownProduct) {
  const t = useTranslations("support");
  const { id, role } = product;
  const has = (spec: string) => specNumber(product, spec) !== undefined;
  if (role === "box") return [];
  return [
    { name: t("lightsLink.title"), path: "/tools/lights", query: `?model=${id}` },
    ...(has("maxPvVoltage")
      ? [{ name: t("tools.strings"), path: "/tools/strings", query: `?inverter=${id}&v=1` }]
      : []),
    ...(role && built.includes(role)
      ? [{ name: t("tools.builder"), path: "/tools/builder", query: `?start=${id}&v=1` }]
      : []),
  ];
}
