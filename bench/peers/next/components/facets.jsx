import Link from "next/link";
import { Icon } from "./icon.jsx";

export function Facets({ facets }) {
  return (
    <aside aria-label="Filters" className="facets">
      <details className="facets-fold">
        <summary className="facets-summary">
          <Icon name="filter" />
          Show filters
        </summary>
        <div className="facets-groups">
          {facets.map(({ id, label, options }) => (
            <fieldset key={id} className="facets-group">
              <legend>{label}</legend>
              {options.map((option) => (
                <label key={option.id} className="facets-option">
                  <input type="checkbox" name={id} value={option.id} />
                  <span>{option.label}</span>
                  <span className="facets-count">{option.count}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      </details>
      <p className="facets-legacy">
        <Link href="/product-list/old_id">Discontinued models</Link>
      </p>
    </aside>
  );
}
