import { FitList } from "#app/features/fit-list/fit-list.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Variant } from "./builder-types.ts";
import styles from "./tool-builder.module.css";

/** The same reasons as on the page of a product, in the room that they need. */
export function FitReasons({ variants }: { variants: Variant[] }) {
  const t = useTranslations("tools.builder");
  return variants.map(({ name, inverter, battery, fit }) =>
    fit && battery ? (
      <div key={name} className={styles.reasons}>
        <h3>
          {t("why")} – {t("variant", { name: name.toUpperCase() })}, {inverter?.model}
        </h3>
        <FitList fitting={[{ ...fit, product: { ...battery, image: null, language: "en" } }]} />
      </div>
    ) : null,
  );
}
