import styles from "./tool-kit.module.css";

/** The figures that an answer begins with, set big. */
export function ToolFigures({ figures }: { figures: { label: string; value: string }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
