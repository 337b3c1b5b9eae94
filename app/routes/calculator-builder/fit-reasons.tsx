import { FitList } from "#app/features/fit-list/fit-list.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Build } from "./builder-types.ts";
import styles from "./calculator-builder.module.css";

/** The same reasons as on the page of a product, in the room that they need; kept on a device they have no picture. */
export function FitReasons({ variants, looks }: Pick<Build, "variants" | "looks">) {
  const t = useTranslations("tools.builder");
  const language = useLanguage();
  const lookOf = (battery: string) => looks.find(({ id }) => id === battery) ?? { image: null, language };
  return variants.map(({ name, inverter, battery, fit }) =>
    fit && battery ? (
      <div key={name} className={styles.reasons}>
        <h3>
          {t("why")} – {t("variant", { name: name.toUpperCase() })}, {inverter?.model}
        </h3>
        <FitList fitting={[{ ...fit, product: { ...battery, ...lookOf(battery.id) } }]} />
      </div>
    ) : null,
  );
}
