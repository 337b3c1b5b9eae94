import styles from "./skeleton.module.css";

/** A grey shape where something is coming. `lines` of text, or a `block` with the ratio of a picture. */
export function Skeleton({ lines, block }: { lines?: number; block?: boolean }) {
  return (
    <span className={styles.skeleton} aria-hidden="true">
      {block && <span className={styles.block} />}
      {Array.from({ length: lines ?? 0 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}
