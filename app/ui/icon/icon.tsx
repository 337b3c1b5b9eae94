import styles from "./icon.module.css";
import { type IconName, iconPaths } from "./icon-paths.ts";

/** A drawing beside words: hidden from assistive technology, as tall as the text unless `size="large"`. */
export function Icon({ name, size }: { name: IconName; size?: "large" }) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
