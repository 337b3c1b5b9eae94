import { landPath } from "#app/features/world-map/land.ts";
import { mapSize } from "#app/features/world-map/project.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { labelsOf, type Place } from "./place-labels.ts";
import styles from "./places.module.css";

type Props = { places: Place[]; note: string | null; language: string };

/** Where the case studies are: a map with names on a wide screen, and the same as a list by country. */
export function Places({ places, note, language }: Props) {
  const t = useTranslations("journal.company");
  const cases = useTranslations("catalogue.case");
  if (places.length === 0) return null;
  const countries = [...Map.groupBy(places, ({ countryName }) => countryName)];
  return (
    <Section labelledBy="places">
      <SectionHeading
        id="places"
        title={t("places", { count: places.length })}
        lead={note && <span lang={language}>{note}</span>}
        action={
          <Link to="/case-study" look="arrow">
            {t("allCases")}
          </Link>
        }
      />
      <svg
        className={styles.map}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="img"
        aria-label={cases("mapText", { count: places.length })}
      >
        <path className={styles.land} d={landPath} />
        {labelsOf(places).map((label) => (
          <g key={label.id}>
            <path className={styles.leader} d={`M${label.x} ${label.y}L${label.labelX} ${label.labelY}`} />
            <circle className={styles.dot} cx={label.x} cy={label.y} r={2.4} />
            <text
              className={styles.name}
              x={label.labelX + (label.isLeft ? -3 : 3)}
              y={label.labelY}
              dominantBaseline="central"
              textAnchor={label.isLeft ? "end" : "start"}
            >
              {label.name}
            </text>
          </g>
        ))}
      </svg>
      <table className={styles.table}>
        <tbody>
          {countries.map(([country, own]) => (
            <tr key={country}>
              <th scope="row">{country}</th>
              <td>{own.map(({ place }) => place.split(",")[0]).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
