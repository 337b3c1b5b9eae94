import { NumberField } from "#app/features/tool-kit/number-field.tsx";
import { ToolFields, ToolForm } from "#app/features/tool-kit/tool-form.tsx";
import type { versionOf } from "#app/features/tool-kit/tool-version.ts";
import { useFault } from "#app/features/tool-kit/use-fault.ts";
import { useTyped } from "#app/features/tool-kit/use-typed.ts";
import { SelectField } from "#app/ui/field/field.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Build } from "./builder-types.ts";

type Props = { build: Build; version: ReturnType<typeof versionOf> };
type Slot = Build["options"][number]["slot"];

/** Three columns to fill; the second and third are for those who want to compare. */
export function BuilderForm({ build, version }: Props) {
  const t = useTranslations("tools.builder");
  const fault = useFault(build.faults);
  const typed = useTyped();
  const choose = (name: "a" | "b" | "c", slot: Slot) => {
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
  return (
    <ToolForm
      path="/tools/builder"
      version={version}
      wrong={Object.keys(build.faults).length > 0}
      submit={t("submit")}
    >
      {(["a", "b", "c"] as const).map((name) => (
        <ToolFields
          key={name}
          title={t("variant", { name: name.toUpperCase() })}
          hint={name === "a" ? t("hint") : undefined}
        >
          {choose(name, "inverter")}
          <NumberField
            name={`${name}-units`}
            label={t("units")}
            error={fault(`${name}-units`)}
            placeholder="1"
          />
          {choose(name, "battery")}
          <NumberField
            name={`${name}-batteries`}
            label={t("batteries")}
            error={fault(`${name}-batteries`)}
            placeholder="1"
          />
          {choose(name, "logger")}
          {choose(name, "meter")}
          {choose(name, "charger")}
        </ToolFields>
      ))}
    </ToolForm>
  );
}
