import { UntranslatedNotice } from "#app/features/list-filters/untranslated-notice.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { withEntries } from "./entries-in-page.ts";
import { findLights } from "./find-lights.ts";
import { LegacyPaper } from "./legacy-paper.tsx";
import { LightTables } from "./light-tables.tsx";
import { isAsked, type Lights, type LightsQuery } from "./lights-query.ts";

/** How many lights an address finds, and what they mean. */
export function LightsFound({ query, lights }: { query: LightsQuery; lights: Lights }) {
  const t = useTranslations("tools.lights");
  const tables = findLights(query, { ...lights, tables: lights.tables.map(withEntries) });
  const model = lights.models.find(({ id }) => id === query.model);
  const count = tables.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Section space="tight">
      <p role="status">{model?.legacy ? t("discontinued", { model: model.model }) : t("count", { count })}</p>
      {model?.legacy && <LegacyPaper model={model} />}
      <UntranslatedNotice languages={tables.map(({ language }) => language)} />
      <LightTables
        tables={tables}
        models={lights.models}
        isOpen={isAsked(query)}
        isEmpty={count === 0 && !model?.legacy}
      />
    </Section>
  );
}
