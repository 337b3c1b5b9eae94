import { useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { EmptyList } from "#app/features/list-filters/empty-list.tsx";
import { UntranslatedNotice } from "#app/features/list-filters/untranslated-notice.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import styles from "./faq.module.css";
import { FaqFilter } from "./faq-filter.tsx";
import { FaqGroup } from "./faq-group.tsx";
import type { Group } from "./group.ts";
import { useFaqFilter } from "./use-faq-filter.ts";
import { useOpenLinked } from "./use-open-linked.ts";
import { useVotes } from "./use-votes.ts";
import { votesForm } from "./vote.ts";

type Props = { groups: Group[]; keyword: string };

export function FaqPage({ groups, keyword }: Props) {
  const t = useTranslations("support.faq");
  const filter = useFaqFilter(groups, keyword);
  const votes = useVotes();
  useOpenLinked();
  const count = filter.groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} crumbs={useBreadcrumbs("faq")}>
        <FaqFilter keyword={keyword} onType={filter.type} />
      </Hero>
      <Section space="tight">
        <p role="status" className={styles.count}>
          {filter.keyword ? t("found", { count }) : t("all", { count })}
        </p>
        {count === 0 ? (
          <EmptyList
            title={t("empty", { keyword: filter.keyword })}
            text={t("emptyText")}
            ways={<ButtonLink to="/about/contact">{t("ask")}</ButtonLink>}
          />
        ) : (
          <div className={styles.columns}>
            <GroupLinks groups={filter.groups} />
            <div>
              <form id={votesForm} method="post" onSubmit={votes.submit} />
              <UntranslatedNotice languages={filter.groups.map(({ language }) => language)} />
              {filter.groups.map((group) => (
                <FaqGroup key={group.id} group={group} answers={votes.answers} />
              ))}
              <p className={styles.person}>
                {t("person")}{" "}
                <Link look="arrow" to="/about/contact">
                  {t("ask")}
                </Link>
              </p>
            </div>
          </div>
        )}
      </Section>
    </>
  );
}

function GroupLinks({ groups }: { groups: Group[] }) {
  const t = useTranslations("support.faq");
  return (
    <nav className={styles.groups} aria-label={t("groups")}>
      <ul className={styles.links}>
        {groups.map(({ id, title, language }) => (
          <li key={id} lang={language}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
