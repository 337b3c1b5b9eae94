import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { type ShownProduct, specNumber } from "./shown-product.ts";

/** Leads to what the lights of this model mean; a box among the inverters has none. */
export function LightsLink({ product }: { product: ShownProduct }) {
  const t = useTranslations("support");
  if (product.category === "inverters" && specNumber(product, "ratedPower") === undefined) return null;
  return (
    <p id="lights">
      <Link look="arrow" to={`/tools/lights?model=${product.id}`}>
        {t("lightsLink.title")}
      </Link>
    </p>
  );
}
