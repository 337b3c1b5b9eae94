import { api } from "#app/context.ts";
import { leadToTidyAddress } from "#app/features/list-kit/chosen-params.ts";
import { EmptyList } from "#app/features/list-kit/empty-list.tsx";
import { UntranslatedNotice } from "#app/features/list-kit/untranslated-notice.tsx";
import { sendOrKeep } from "#app/features/site-form/send-or-keep.ts";
import { sendSubmission } from "#app/features/site-form/send-submission.ts";
import { stayAfterSending } from "#app/features/site-form/stay-after-sending.ts";
import { faqPage } from "#app/features/structured-data/faq-page.ts";
import { trailData, useTrail } from "#app/features/trail/trail.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import type { Route } from "./+types/route.ts";
import { entryId } from "./entry-id.ts";
import styles from "./faq.module.css";
import { FaqFilter } from "./faq-filter.tsx";
import { FaqGroup } from "./faq-group.tsx";
import type { Group } from "./group.ts";
import { useFaqFilter } from "./use-faq-filter.ts";
import { useOpenLinked } from "./use-open-linked.ts";
import { useVotes } from "./use-votes.ts";
import { voteOf, votesForm } from "./vote.ts";

const longestKeyword = 200;

export async function loader({ url, context }: Route.LoaderArgs) {
  leadToTidyAddress(url);
  const client = context.get(api);
  const keyword = (url.searchParams.get("keyword") ?? "").trim().slice(0, longestKeyword);
  const [all, matching] = await Promise.all([
    client.get("support/getFaqListByCategoryList", {}),
    keyword ? client.get("support/getFaqListByCategoryList", { keyword }) : null,
  ]);
  const found = matching?.groups.flatMap((group) =>
    group.entries.map((entry) => entryId(group.id, entry.id)),
  );
  return { groups: all.groups, keyword, found: found ?? null };
}

export const action = (args: Route.ActionArgs) => sendSubmission(args, "support/insertFaqVote", voteOf);

export const clientAction = sendOrKeep;
export const shouldRevalidate = stayAfterSending;

export const meta: Route.MetaFunction = (args) => {
  const entries = (args.loaderData?.groups ?? []).flatMap((group) => group.entries);
  return pageMeta(args, { structuredData: [trailData(args, "faq"), faqPage(entries)] });
};

export default function Faq({ loaderData: { groups, keyword, found } }: Route.ComponentProps) {
  const t = useTranslations("support.faq");
  const filter = useFaqFilter(groups, keyword, found);
  const votes = useVotes();
  useOpenLinked();
  const count = filter.groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} crumbs={useTrail("faq")}>
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
