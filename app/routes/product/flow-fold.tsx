import { EnergyFlow } from "#app/features/energy-flow/energy-flow.tsx";
import { FlowSwitches } from "#app/features/energy-flow/flow-switches.tsx";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { Fold } from "#app/ui/fold/fold.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { type ShownProduct, specNumber } from "./shown-product.ts";

/** How energy moves through a device that stands between sun, battery and grid, and what it does when the grid fails. */
export function FlowFold({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.solution");
  const number = useNumber();
  const [power, pv, time] = ["ratedPower", "maxPvPower", "switchTime"].map((id) => specNumber(product, id));
  if (!power || !time) return null;
  return (
    <Fold summary={t("flow")}>
      <FlowSwitches canFail time={`${number(time)}\u00a0ms`}>
        <EnergyFlow
          pvPower={pv ? pv / 1000 : null}
          inverterPower={power / 1000}
          storageEnergy={specNumber(product, "nominalEnergy") ?? null}
          grid
          generator={specNumber(product, "generatorContact") === 1}
          battery
        />
      </FlowSwitches>
    </Fold>
  );
}
