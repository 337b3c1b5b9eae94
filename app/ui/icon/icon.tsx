import styles from "./icon.module.css";
import { type IconName, iconPaths } from "./icon-paths.ts";

type Size = { size?: "large" | undefined };

/** A drawing beside words: hidden from assistive technology, as tall as the text unless `size="large"`. */
export function Icon({ name, size }: Size & { name: IconName }) {
  return <Drawing path={iconPaths[name]} size={size} />;
}

export function Drawing({ path, size }: Size & { path: string }) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
