import styles from "./big-figures.module.css";

/** A few figures that a reader should take away, set big. */
export function BigFigures({ figures }: { figures: { label: string; value: string }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
