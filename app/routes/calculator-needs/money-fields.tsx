import { CalculatorFields } from "#app/features/calculator-kit/calculator-form.tsx";
import { NumberField } from "#app/features/calculator-kit/number-field.tsx";
import { useTyped } from "#app/features/calculator-kit/use-typed.ts";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { SelectField } from "#app/ui/field/field.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Needs } from "./needs-types.ts";

type Props = {
  prices: Needs["prices"];
  generator: NonNullable<Needs["answer"]>["generator"] | undefined;
  fault: (name: string) => string | undefined;
};

/** What a generator costs instead: our figure with its date stands in the field until somebody types a better one. */
export function MoneyFields({ prices, generator, fault }: Props) {
  const t = useTranslations("tools.needs");
  const number = useNumber();
  const typed = useTyped();
  const price = prices.find(({ currency }) => currency === typed("currency")) ?? prices.at(-1);
  if (!price) return null;
  const fuel = typed("fuel") === "diesel" ? price.diesel : price.petrol;
  const hint = [
    price.basis,
    t("dated", { date: price.date }),
    price.rate && price.rate !== 1 ? t("rate", { rate: number(price.rate), currency: price.currency }) : "",
  ].join(" ");
  return (
    <CalculatorFields title={t("moneyTitle")} hint={hint}>
      <SelectField
        name="currency"
        label={t("currency")}
        error={fault("currency")}
        defaultValue={price.currency}
        options={prices.map(({ currency }) => ({ value: currency, label: currency }))}
      />
      <SelectField
        name="fuel"
        label={t("fuel.label")}
        error={fault("fuel")}
        defaultValue={typed("fuel") || "petrol"}
        options={(["petrol", "diesel"] as const).map((value) => ({ value, label: t(`fuel.${value}`) }))}
      />
      <NumberField
        name="fuel-price"
        label={t("fuelPrice", { currency: price.currency })}
        error={fault("fuel-price")}
        placeholder={number(fuel)}
      />
      <NumberField name="fuel-litres" label={t("fuelLitres")} error={fault("fuel-litres")} />
      <NumberField
        name="fuel-money"
        label={t("fuelMoney", { currency: price.currency })}
        error={fault("fuel-money")}
      />
      <NumberField
        name="upkeep"
        label={t("upkeep", { currency: price.currency })}
        error={fault("upkeep")}
        placeholder={generator && number(generator.upkeepPerHour, 2)}
      />
      <NumberField
        name="electricity-price"
        label={t("electricityPrice", { currency: price.currency })}
        error={fault("electricity-price")}
        placeholder={number(price.electricity)}
      />
      <NumberField name="offer" label={t("offer", { currency: price.currency })} error={fault("offer")} />
    </CalculatorFields>
  );
}
