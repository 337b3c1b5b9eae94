import { useSpecParts } from "#app/features/spec-value/use-spec-text.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./head-figures.module.css";
import type { ShownProduct } from "./shown-product.ts";

const most = 4;
/** What a buyer asks first, by kind. What a product does not state makes room for its other key figures. */
const asked: Partial<Record<NonNullable<ShownProduct["role"]>, string[]>> = {
  inverter: ["ratedPower", "maxPvPower", "switchTime", "warrantyYears"],
  battery: ["usableEnergy", "continuousPower", "recommendedCurrent", "cycles", "warrantyYears"],
  system: ["ratedPower", "nominalEnergy", "switchTime", "roundTripEfficiency", "warrantyYears"],
};

export function HeadFigures({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const parts = useSpecParts();
  return (
    <section aria-label={t("keyFigures")}>
      <dl className={styles.figures}>
        {headFigures(product).map((figure) => {
          const { value, unit } = splitYears(parts(figure, true));
          return (
            <div key={figure.id} className={styles.figure} data-words={value.length > 7 ? "" : undefined}>
              <dt>{figure.name}</dt>
              <dd>
                {value}
                {unit && <span className={styles.unit}>{`\u00a0${unit}`}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function headFigures({ role, groups, figures }: ShownProduct) {
  const stated = groups.flatMap(({ specs }) => specs);
  const first = (role && asked[role])?.flatMap((id) => stated.find((spec) => spec.id === id) ?? []) ?? [];
  const measures = stated.filter(({ low, unit }) => low !== null && unit);
  const shown = new Map([...first, ...figures, ...measures].map((figure) => [figure.id, figure]));
  return [...shown.values()].slice(0, most);
}

/** Years are spelled out with their number; here the number stands out. */
function splitYears({ value, unit }: { value: string; unit?: string | undefined }) {
  const [, number, word] = /^([\d.,]+)\s(\D+)$/.exec(value) ?? [];
  return number && word ? { value: number, unit: word } : { value, unit };
}
