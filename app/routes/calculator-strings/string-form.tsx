import {
  CalculatorFields,
  CalculatorForm,
  CalculatorPair,
} from "#app/features/calculator-kit/calculator-form.tsx";
import type { Version } from "#app/features/calculator-kit/calculator-version.ts";
import { NumberField } from "#app/features/calculator-kit/number-field.tsx";
import { PlaceField } from "#app/features/calculator-kit/place-field.tsx";
import { useFieldError } from "#app/features/calculator-kit/use-field-error.ts";
import { useTyped } from "#app/features/calculator-kit/use-typed.ts";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { SelectField } from "#app/ui/field/field.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { lowestTemperature } from "#domain/sizing/lowest-temperature.ts";
import type { Check } from "./string-types.ts";

const figures = ["power", "voc", "vmp", "isc", "imp", "coefficient", "vmpCoefficient"] as const;
const mountings = ["roof", "open", "flush"] as const;

export function StringForm({ check, version }: { check: Check; version: Version }) {
  const t = useTranslations("tools.strings");
  const fault = useFieldError(check.faults);
  const typed = useTyped();
  const number = useNumber();
  // A copy that is kept is the empty form, whatever its address asks: first it shows the words that were kept.
  const asked = (name: string) => (version === "empty" ? "" : typed(name));
  const listed = check.modules.find(({ id }) => id === asked("module"));
  const city = check.places.flatMap(({ cities }) => cities).find(({ id }) => id === asked("place"));
  const coldHint = city
    ? t(`basis.${city.record ? "record" : city.basis}`, {
        minimum: number(city.cold),
        source: city.record?.source ?? "",
      })
    : t("basis.own");
  return (
    <CalculatorForm path="/tools/strings" version={version} wrong={Object.keys(check.faults).length > 0}>
      <CalculatorFields title={t("inverterTitle")}>
        <SelectField
          name="inverter"
          label={t("inverter")}
          placeholder={t("choose")}
          error={fault("inverter")}
          defaultValue={typed("inverter")}
          options={check.inverters.map(({ id, model, name, legacy }) => ({
            value: id,
            label: legacy ? t("legacy", { model, name }) : `${model} – ${name}`,
          }))}
        />
      </CalculatorFields>
      <CalculatorFields title={t("moduleTitle")} hint={t("moduleHint")}>
        <SelectField
          name="module"
          label={t("module")}
          placeholder={t("ownModule")}
          error={fault("module")}
          defaultValue={typed("module")}
          options={check.modules.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {figures.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={t(`figures.${name}`)}
            error={fault(name)}
            placeholder={listed?.[name] === undefined ? undefined : number(listed[name], 3)}
          />
        ))}
      </CalculatorFields>
      <CalculatorFields title={t("placeTitle")} hint={t("placeHint")}>
        <PlaceField
          places={check.places}
          label={t("place")}
          placeholder={t("ownPlace")}
          error={fault("place")}
        />
        <NumberField
          name="cold"
          label={t("cold")}
          hint={coldHint}
          error={fault("cold")}
          placeholder={city && number(lowestTemperature(city))}
        />
        <NumberField
          name="hot"
          label={t("hot")}
          error={fault("hot")}
          placeholder={city && number(city.hot)}
        />
        <SelectField
          name="mounting"
          label={t("mounting")}
          error={fault("mounting")}
          defaultValue={typed("mounting") || "roof"}
          options={mountings.map((value) => ({ value, label: t(`mountings.${value}`) }))}
        />
      </CalculatorFields>
      {check.trackers > 0 && (
        <CalculatorFields title={t("roofsTitle")} hint={t("roofsHint")}>
          {Array.from({ length: check.trackers }, (_, place) => place + 1).map((tracker) => (
            <CalculatorPair key={tracker}>
              <NumberField
                name={`modules-${tracker}`}
                label={t("modulesOn", { tracker })}
                error={fault(`modules-${tracker}`)}
              />
              <NumberField
                name={`strings-${tracker}`}
                label={t("stringsOn", { tracker })}
                error={fault(`strings-${tracker}`)}
              />
            </CalculatorPair>
          ))}
        </CalculatorFields>
      )}
    </CalculatorForm>
  );
}
