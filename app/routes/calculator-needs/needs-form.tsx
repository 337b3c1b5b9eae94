import { CalculatorFields, CalculatorForm } from "#app/features/calculator-kit/calculator-form.tsx";
import type { Version } from "#app/features/calculator-kit/calculator-version.ts";
import { NumberField } from "#app/features/calculator-kit/number-field.tsx";
import { PlaceField } from "#app/features/calculator-kit/place-field.tsx";
import { useFieldError } from "#app/features/calculator-kit/use-field-error.ts";
import { useTyped } from "#app/features/calculator-kit/use-typed.ts";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { SelectField } from "#app/ui/field/field.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { ApplianceFields } from "./appliance-fields.tsx";
import { MoneyFields } from "./money-fields.tsx";
import type { Needs } from "./needs-types.ts";
import { OwnAppliances } from "./own-appliances.tsx";

export function NeedsForm({ needs, version }: { needs: Needs; version: Version }) {
  const t = useTranslations("tools.needs");
  const fault = useFieldError(needs.faults);
  const typed = useTyped();
  const number = useNumber();
  const listed = new Set(needs.groups.flatMap(({ items }) => items.map(({ id }) => id)));
  const unlisted = Object.keys(needs.faults)
    .filter((name) => name.startsWith("use-"))
    .map((name) => name.slice("use-".length))
    .filter((id) => !listed.has(id));
  const choices = (name: "when" | "phase" | "internet", values: string[]) => (
    <SelectField
      name={name}
      label={t(`${name}.label`)}
      error={fault(name)}
      defaultValue={typed(name) || values[0]}
      options={values.map((value) => ({ value, label: t(`${name}.${value}` as "when.day") }))}
    />
  );
  return (
    <CalculatorForm path="/tools/needs" version={version} wrong={Object.keys(needs.faults).length > 0}>
      {needs.faults.use && <Notice tone="warning" title={t("noAppliance")} />}
      {unlisted.length > 0 && <Notice tone="warning" title={t("unlisted", { names: unlisted.join(", ") })} />}
      <div>
        {needs.groups.map((group, place) => (
          <ApplianceFields key={group.id} group={group} open={place === 0} fault={fault} />
        ))}
        <OwnAppliances open={unlisted.length > 0} fault={fault} />
      </div>
      <CalculatorFields title={t("siteTitle")} hint={t("siteHint")}>
        <NumberField name="cut" label={t("cut")} error={fault("cut")} />
        {choices("when", ["both", "day", "night"])}
        <NumberField name="days" label={t("days")} error={fault("days")} placeholder="1" />
        <PlaceField
          places={needs.places}
          label={t("place")}
          placeholder={t("noPlace")}
          error={fault("place")}
        />
        <NumberField name="sun" label={t("sun")} error={fault("sun")} placeholder={number(needs.sun ?? 4)} />
        <NumberField name="roof" label={t("roof")} error={fault("roof")} />
        <SelectField
          name="module"
          label={t("module")}
          error={fault("module")}
          defaultValue={typed("module") || "half-108-450"}
          options={needs.modules.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {choices("phase", ["single", "three"])}
        {choices("internet", ["wifi", "mobile"])}
      </CalculatorFields>
      <MoneyFields prices={needs.prices} generator={needs.answer?.generator} fault={fault} />
    </CalculatorForm>
  );
}
