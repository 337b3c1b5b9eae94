import styles from "./filters.module.css";

type Option = { id: string; label: string; count: number; chosen: boolean };

/** The options of one axis. What would find nothing cannot be chosen, but can always be taken away again. */
export function FacetGroup({ name, legend, options }: { name: string; legend: string; options: Option[] }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <ul className={styles.options}>
        {options.map(({ id, label, count, chosen }) => (
          <li key={id}>
            <label className={styles.option}>
              <input
                type="checkbox"
                name={name}
                value={id}
                defaultChecked={chosen}
                disabled={count === 0 && !chosen}
              />
              <span>{label}</span>
              <span className={styles.count}>{count}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
