import { useSpecText } from "#app/features/spec-value/use-spec-text.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { withLocale } from "#i18n/paths.ts";
import type { ShownProduct } from "./shown-product.ts";
import styles from "./specs-as-text.module.css";

/** The table as plain text: to copy whole, or to mail in short with the address of the page. */
export function SpecsAsText({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const specText = useSpecText();
  const { siteUrl, locale } = useShell();
  const head = `${product.name} (${product.model})\n${siteUrl}${withLocale(`/products/${product.id}`, locale)}`;
  const lines = (specs: ShownProduct["figures"]) =>
    specs.map((spec) => `${spec.name}: ${specText(spec)}`).join("\n");
  const whole = [head, ...product.groups.map(({ name, specs }) => `${name}\n${lines(specs)}`)].join("\n\n");
  const subject = t("specsSubject", { model: product.model });
  const body = `${head}\n\n${lines(product.figures)}`;
  return (
    <div className={styles.text}>
      <div className={styles.actions}>
        <CopyButton text={whole} label={t("copySpecs")} />
        <Link to={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}>
          {t("sendSpecs")}
        </Link>
        <Link to="/about/how-we-check">{t("howWeCheck")}</Link>
      </div>
      <details>
        <summary>{t("specsText")}</summary>
        <pre className={styles.whole}>{whole}</pre>
      </details>
    </div>
  );
}
