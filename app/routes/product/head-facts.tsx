import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./product-head.module.css";
import type { ShownProduct } from "./shown-product.ts";

/** What it fits, where it is allowed and in which languages it is explained; each leads to its section. */
export function HeadFacts({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const languages = useTranslations("catalogue.documents.languages");
  const { fitting, approvals, documents } = product;
  const names = unique(fitting.filter(({ fits }) => fits).map((fit) => fit.product.seriesName));
  const countries = approvals.filter(
    ({ market, standards }) => market !== "INT" && standards.some(({ held }) => held),
  );
  const manuals = documents.filter(({ kind }) => kind === "User Manual" || kind === "Manual");
  const spoken = unique(manuals.map(({ language }) => language));
  const facts = [
    names.length > 0 && { to: "#fits", text: t("fitsNames", { names: names.join(", ") }) },
    countries.length > 0 && { to: "#approvals", text: t("approvedIn", { count: countries.length }) },
    spoken.length > 0 && {
      to: "#documents",
      text: t("manualsIn", { languages: spoken.map((language) => languages(language)).join(", ") }),
    },
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map(({ to, text }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

function unique<Value>(values: Value[]) {
  return [...new Set(values)];
}
