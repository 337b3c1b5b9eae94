import type { Data } from "#api/client.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./office-map.module.css";
import { height, pinPlace, width } from "./pin-place.ts";
import world from "./world.svg?url";

export type Office = Data<"company/getCompanyData">["offices"][number];

/** The whole world on the image; the poles, where nobody has an office, are cut off. */
const view = `0 20 ${width} 385`;

/** The offices on a map of the world. Pins are placed by attributes: no style attribute would pass the site's rules. */
export function OfficeMap({ offices }: { offices: Office[] }) {
  const t = useTranslations("support");
  return (
    <svg
      className={styles.map}
      viewBox={view}
      role="img"
      aria-label={t("contact.map", { count: offices.length })}
    >
      <image href={world} x="0" y="0" width={width} height={height} />
      {offices.map((office) => (
        <Pin key={office.id} office={office} />
      ))}
    </svg>
  );
}

function Pin({ office }: { office: Office }) {
  const { x, y } = pinPlace(office);
  return (
    <g className={styles.pin} lang={office.language}>
      <title>{office.title}</title>
      <circle className={styles.reach} cx={x} cy={y} r="14" />
      <circle className={styles.dot} cx={x} cy={y} r="5" />
    </g>
  );
}
