import { useToHref } from "#app/ui/link/link-context.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { landPath } from "./land.ts";
import { mapSize, project } from "./project.ts";
import styles from "./world-map.module.css";

type Place = { id: string; country: string; countryName: string; latitude: number; longitude: number };

type Props = {
  places: Place[];
  /** The path that shows the places of one country. */
  toCountry: (country: string) => string;
  /** The country that is shown now. */
  current?: string | undefined;
};

/** A dot for every place; around the dots of a country lies a circle that leads to them. */
export function WorldMap({ places, toCountry, current }: Props) {
  const t = useTranslations("catalogue.case");
  const toHref = useToHref();
  const countries = [...Map.groupBy(places, ({ country }) => country).values()];
  return (
    <nav aria-label={t("map")}>
      <svg className={styles.map} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
        <title>{t("mapText", { count: places.length })}</title>
        <path className={styles.land} d={landPath} />
        {countries.map((own) => (
          <Country
            key={own[0]?.country}
            places={own}
            href={toHref(toCountry(own[0]?.country ?? ""))}
            isCurrent={own[0]?.country === current}
          />
        ))}
      </svg>
    </nav>
  );
}

function Country({ places, href, isCurrent }: { places: Place[]; href: string; isCurrent: boolean }) {
  const t = useTranslations("catalogue.case");
  const spots = places.map(({ longitude, latitude }) => project(longitude, latitude));
  const middle = (axis: 0 | 1) => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
  const [x, y] = [middle(0), middle(1)];
  const reach = Math.max(...spots.map((spot) => Math.hypot(spot[0] - x, spot[1] - y)));
  return (
    <a
      href={href}
      className={styles.country}
      aria-label={t("mapLink", { country: places[0]?.countryName ?? "", count: places.length })}
      aria-current={isCurrent ? "true" : undefined}
      data-keep-scroll=""
    >
      <circle
        className={styles.halo}
        cx={x.toFixed(1)}
        cy={y.toFixed(1)}
        r={Math.max(11, reach + 7).toFixed(1)}
      />
      {spots.map(([cx, cy], place) => (
        <circle key={places[place]?.id} className={styles.pin} cx={cx} cy={cy} r={2.6} />
      ))}
      <text
        className={styles.name}
        x={x.toFixed(1)}
        y={(y - Math.max(11, reach + 7) - 4).toFixed(1)}
        textAnchor="middle"
      >
        {places[0]?.countryName}
      </text>
    </a>
  );
}
