import { toolList, toolPath } from "#app/features/tool-kit/tool-list.ts";
import { ToolWords, toolWords } from "#app/features/tool-kit/tool-words.tsx";
import { trailData, useTrail } from "#app/features/trail/trail.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Hero } from "#app/ui/hero/hero.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import styles from "./tools.module.css";

export function loader({ url }: Route.LoaderArgs) {
  return { words: toolWords(localeOfPath(url.pathname), "overview") };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { structuredData: [trailData(args, "tools")] });

export default function Tools({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <ToolWords words={words}>
      <Overview />
    </ToolWords>
  );
}

function Overview() {
  const t = useTranslations("tools.overview");
  const names = useTranslations("support.tools");
  return (
    <>
      <Hero title={names("title")} lead={t("lead")} crumbs={useTrail("tools")} />
      <Section space="tight">
        <div className={styles.tools}>
          <ul className={styles.grid}>
            {toolList.map((tool) => (
              <li key={tool} className={styles.card}>
                <h2>
                  <Link to={toolPath(tool)} look="cover">
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
