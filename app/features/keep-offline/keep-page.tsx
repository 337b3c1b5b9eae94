import { calculatorDataPath } from "#app/features/calculator-kit/calculator-data.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { withLocale } from "#i18n/paths.ts";
import styles from "./keep-fold.module.css";
import { KeepFold } from "./keep-fold.tsx";

/** Offers to keep one calculator or paper, with the figures that calculators compute with. */
export function KeepPage({ path, name }: { path: string; name: string }) {
  const { locale } = useShell();
  const t = useTranslations("support.keep");
  const items = [{ name, address: withLocale(path, locale) }, { address: calculatorDataPath(locale) }];
  return (
    <div className={styles.page}>
      <Section space="tight">
        <KeepFold id={path} name={name} lead={t("leadPage")} items={items} />
      </Section>
    </div>
  );
}
