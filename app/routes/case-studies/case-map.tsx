import { WorldMap } from "#app/features/world-map/world-map.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { casePath } from "./case-query.ts";
import type { CaseListData } from "./load-cases.ts";

export function CaseMap({ query, places }: Pick<CaseListData, "query" | "places">) {
  const t = useTranslations("catalogue.case");
  return (
    <Section tone="band" labelledBy="map-title">
      <SectionHeading id="map-title" title={t("map")} />
      <WorldMap
        places={places}
        current={query.country}
        toCountry={(country) => casePath(query, { country })}
      />
    </Section>
  );
}
