import { CalculatorFields, CalculatorForm } from "#app/features/calculator-kit/calculator-form.tsx";
import type { Version } from "#app/features/calculator-kit/calculator-version.ts";
import { NumberField } from "#app/features/calculator-kit/number-field.tsx";
import { useFieldError } from "#app/features/calculator-kit/use-field-error.ts";
import { useTyped } from "#app/features/calculator-kit/use-typed.ts";
import { SelectField } from "#app/ui/field/field.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import type { Build, Variant } from "./builder-types.ts";

type Props = { build: Build; version: Version };
type Name = Variant["name"];
type Slot = Build["options"][number]["slot"];

/** Three variants to fill in. The second and third are for those who want to compare: folded as long as they are empty. */
export function BuilderForm({ build, version }: Props) {
  const t = useTranslations("tools.builder");
  const fault = useFieldError(build.faults);
  const typed = useTyped();
  const title = (name: Name) => t("variant", { name: name.toUpperCase() });
  const wrong = Object.keys(build.faults);
  const isFilled = (name: Name) =>
    build.variants.some((variant) => variant.name === name) ||
    wrong.some((field) => field.startsWith(`${name}-`));
  return (
    <CalculatorForm path="/tools/builder" version={version} wrong={wrong.length > 0} submit={t("submit")}>
      <CalculatorFields title={title("a")} hint={t("hint")}>
        <SelectField
          name="country"
          label={t("country")}
          placeholder={t("noCountry")}
          error={fault("country")}
          defaultValue={typed("country")}
          options={build.countries.map(({ country, name }) => ({ value: country, label: name }))}
        />
        <VariantFields name="a" build={build} />
      </CalculatorFields>
      {(["b", "c"] as const).map((name) => (
        <Fold key={name} summary={<b>{title(name)}</b>} open={isFilled(name)}>
          <CalculatorFields title={<VisuallyHidden>{title(name)}</VisuallyHidden>}>
            <VariantFields name={name} build={build} />
          </CalculatorFields>
        </Fold>
      ))}
    </CalculatorForm>
  );
}

function VariantFields({ name, build }: { name: Name; build: Build }) {
  const t = useTranslations("tools.builder");
  const fault = useFieldError(build.faults);
  const typed = useTyped();
  const choose = (slot: Slot) => {
    const options = build.options.filter((option) => option.slot === slot);
    if (options.length === 0) return null;
    const field = `${name}-${slot}`;
    const chosen = build.variants.find((variant) => variant.name === name)?.chosen[slot];
    return (
      <SelectField
        key={`${field} ${chosen}`}
        name={field}
        label={t(`slots.${slot}`)}
        placeholder={t("nothing")}
        error={fault(field)}
        defaultValue={typed(field) || chosen}
        options={options.map(({ id, model, name: words, legacy }) => ({
          value: id,
          label: legacy ? t("legacy", { model, name: words }) : `${model} – ${words}`,
        }))}
      />
    );
  };
  const count = (field: "units" | "batteries") => (
    <NumberField
      name={`${name}-${field}`}
      label={t(field)}
      error={fault(`${name}-${field}`)}
      placeholder="1"
    />
  );
  return (
    <>
      {choose("inverter")}
      {count("units")}
      {choose("battery")}
      {count("batteries")}
      {choose("logger")}
      {choose("meter")}
      {choose("charger")}
    </>
  );
}
