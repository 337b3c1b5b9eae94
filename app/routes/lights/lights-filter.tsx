import { FilterForm } from "#app/features/list-filters/filter-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { SelectField, TextField } from "#app/ui/field/field.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./lights.module.css";
import {
  colours,
  type faultsOf,
  type LightsQuery,
  lightsAddress,
  type Model,
  readLightsQuery,
  rhythms,
} from "./lights-query.ts";

type Props = { query: LightsQuery; models: Model[]; faults: ReturnType<typeof faultsOf> };

/** Model, light, code or words; without script the button asks for the same address. */
export function LightsFilter({ query, models, faults }: Props) {
  const t = useTranslations("tools.lights");
  const wrong = (name: keyof typeof faults) =>
    faults[name] ? t(`unknown.${name}`, { value: query[name] ?? "" }) : undefined;
  return (
    <search>
      <FilterForm
        path="/tools/lights"
        toPath={(chosen) => lightsAddress(readLightsQuery(chosen))}
        className={styles.filter}
      >
        <SelectField
          name="model"
          label={t("model")}
          placeholder={t("anyModel")}
          defaultValue={faults.model ? "" : (query.model ?? "")}
          error={wrong("model")}
          options={models.map(({ id, model, name }) => ({ value: id, label: `${model} · ${name}` }))}
        />
        <SelectField
          name="colour"
          label={t("colour")}
          placeholder={t("any")}
          defaultValue={faults.colour ? "" : (query.colour ?? "")}
          error={wrong("colour")}
          options={colours.map((value) => ({ value, label: t(`colours.${value}`) }))}
        />
        <SelectField
          name="rhythm"
          label={t("rhythm")}
          placeholder={t("any")}
          defaultValue={faults.rhythm ? "" : (query.rhythm ?? "")}
          error={wrong("rhythm")}
          options={rhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
        />
        <TextField
          name="code"
          label={t("code")}
          placeholder="F07"
          defaultValue={query.code ?? ""}
          error={wrong("code")}
          maxLength={20}
        />
        <TextField
          name="keyword"
          type="search"
          label={t("words")}
          placeholder={t("example")}
          defaultValue={query.keyword ?? ""}
          maxLength={200}
        />
        <Button type="submit">{t("find")}</Button>
      </FilterForm>
    </search>
  );
}
