import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-paths.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./calculator-kit.module.css";

export type Light = "green" | "amber" | "red" | "unknown";

const icons: Record<Light, IconName> = { green: "check", amber: "info", red: "close", unknown: "info" };

/** A verdict by colour, by sign and by word, so that none of them has to be seen. */
export function TrafficLight({ light }: { light: Light }) {
  const t = useTranslations("tools.kit.lights");
  return (
    <span className={styles.light} data-light={light}>
      <Icon name={icons[light]} />
      {t(light)}
    </span>
  );
}
