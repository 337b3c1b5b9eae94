import styles from "./mark.module.css";
import type { State } from "./matrix.ts";

const shapes = {
  held: <circle cx="12" cy="12" r="8" data-full="" />,
  some: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 0 0 16z" data-full="" />
    </>
  ),
  none: <circle cx="12" cy="12" r="7.5" data-empty="" />,
  na: <path d="M9 12h6" />,
};

/** A dot for what is held, half a dot for some models, a ring for what is not held, a dash for what does not apply. */
export function Mark({ state }: { state: State }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[state]}
    </svg>
  );
}
