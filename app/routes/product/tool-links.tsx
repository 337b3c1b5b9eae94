import { Link } from "#app/ui/link/link.tsx";
import styles from "./questions.module.css";
import type { ShownProduct } from "./shown-product.ts";
import { useToolsOf } from "./use-tools-of.ts";

/** Leads to the tools that know this model, filled in. */
export function CalculatorLinks({ product }: { product: ShownProduct }) {
  const tools = useToolsOf(product);
  if (tools.length === 0) return null;
  return (
    <ul className={styles.tools}>
      {tools.map(({ name, path, query }) => (
        <li key={path}>
          <Link look="arrow" to={path + query}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
