import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./turn-view.module.css";

export type PortOf = {
  id: "earth" | "data" | "pv" | "grid" | "back-up" | "battery" | "plus" | "minus";
  x: number;
  y: number;
  z: number;
};

/** The connections by their numbers, each with what it is for. */
export function PortList({ ports, chosen }: { ports: PortOf[]; chosen?: number | undefined }) {
  const t = useTranslations("catalogue.ports");
  if (ports.length === 0) return null;
  return (
    <ol className={styles.ports} aria-label={t("title")}>
      {ports.map(({ id }, place) => (
        <li key={id} aria-current={place === chosen ? "true" : undefined}>
          <b>{t(`${id}.name`)}</b> {t(`${id}.text`)}
        </li>
      ))}
    </ol>
  );
}
