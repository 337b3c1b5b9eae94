import styles from "./icon.module.css";
import { type IconName, iconPaths } from "./icon-paths.ts";

type Size = { size?: "large" | undefined };

/** A drawing beside words: hidden from assistive technology, as tall as the text unless `size="large"`. */
export function Icon({ name, size }: Size & { name: IconName }) {
  return <Drawing path={iconPaths[name]} size={size} sideways={/-(left|right)$/.test(name)} />;
}

/** What points sideways points the other way where lines are read from the right. */
export function Drawing({ path, size, sideways }: Size & { path: string; sideways?: boolean }) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-sideways={sideways ? "" : undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
