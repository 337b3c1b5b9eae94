import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { calculatorList, calculatorPath } from "#app/features/calculator-kit/calculator-list.ts";
import { CalculatorWords, calculatorWords } from "#app/features/calculator-kit/calculator-words.tsx";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Hero } from "#app/ui/hero/hero.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import styles from "./tools.module.css";

export function loader({ url }: Route.LoaderArgs) {
  return { words: calculatorWords(localeOfPath(url.pathname), "overview") };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { structuredData: [breadcrumbData(args, "tools")] });

export default function Tools({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <CalculatorWords words={words}>
      <Overview />
    </CalculatorWords>
  );
}

function Overview() {
  const t = useTranslations("tools.overview");
  const names = useTranslations("support.tools");
  return (
    <>
      <Hero title={names("title")} lead={t("lead")} crumbs={useBreadcrumbs("tools")} />
      <Section space="tight">
        <div className={styles.tools}>
          <ul className={styles.grid}>
            {calculatorList.map((tool) => (
              <li key={tool} className={styles.card}>
                <h2>
                  <Link to={calculatorPath(tool)} look="cover">
                    {names(tool)}
                  </Link>
                </h2>
                <p>{t(tool)}</p>
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.note}>{t("note")}</p>
      </Section>
    </>
  );
}
