import styles from "./figure-strip.module.css";

type Props = { figures: { value: string; label: string }[]; language?: string; size?: "large" };

/** Figures side by side, each with the words below it. */
export function FigureStrip({ figures, language, size }: Props) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.strip} data-size={size} lang={language}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
