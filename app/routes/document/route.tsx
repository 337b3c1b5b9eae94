import { redirect } from "react-router";
import { api } from "#app/context.ts";
import { ArticleColumns } from "#app/features/article-columns/article-columns.tsx";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { CalculatorWords, calculatorWords } from "#app/features/calculator-kit/calculator-words.tsx";
import { KeepPage } from "#app/features/keep-offline/keep-page.tsx";
import { leadToTidyAddress, withParams } from "#app/features/list-filters/chosen-params.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Hero } from "#app/ui/hero/hero.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { cutText } from "#i18n/cut-text.ts";
import { languageOf } from "#i18n/locales.ts";
import { localeOfPath, withLocale } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import styles from "./document.module.css";
import { DocumentContents } from "./document-contents.tsx";
import { DocumentHead } from "./document-head.tsx";
import { DocumentSearch } from "./document-search.tsx";
import base from "./paper/base.css?url";
import baseEnd from "./paper/base-end.css?url";
import datasheet from "./paper/datasheet.css?url";
import languages from "./paper/datasheet-languages.css?url";
import drawing from "./paper/drawing.css?url";
import manual from "./paper/manual.css?url";
import note from "./paper/note.css?url";
import wiring from "./paper/wiring.css?url";
import { Paper } from "./paper.tsx";
import { setPaper } from "./set-paper.ts";

const longestKeyword = 100;

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  leadToTidyAddress(url);
  const locale = localeOfPath(url.pathname);
  const keyword = cutText((url.searchParams.get("keyword") ?? "").trim(), longestKeyword);
  const page = await context.get(api).get("download/getDocumentPage", { id, ...(keyword && { keyword }) });
  const { document } = page;
  if (document.id !== id)
    throw redirect(withParams(withLocale(`/documents/${document.id}`, locale), url.searchParams));
  return {
    ...page,
    ...{ html: setPaper(page.html), keyword, words: calculatorWords(locale, "document") },
    // Worked out here: the browser needs no code for it.
    title: document.title.replaceAll("\u2060", ""),
    description: page.chapters
      .map((chapter) => chapter.title)
      .join(" · ")
      .slice(0, 160),
  };
}

/** Drawings look the same on the screen; printed, the page is the paper. */
export const links: Route.LinksFunction = () => [
  ...[drawing, wiring].map((href) => ({ rel: "stylesheet", href })),
  ...[base, baseEnd, manual, note, datasheet, languages].map((href) => ({
    ...{ rel: "stylesheet", href, media: "print" },
  })),
];

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData;
  const { id, language } = args.loaderData.document;
  return pageMeta(args, {
    title,
    description,
    type: "article",
    // One address per language of the paper: under the others it is the same text.
    noIndex: language !== languageOf(localeOfPath(args.location.pathname)),
    structuredData: [breadcrumbData(args, "downloads", { name: title, path: `/documents/${id}` })],
  });
};

export default function DocumentPage({ loaderData }: Route.ComponentProps) {
  const { document, html, chapters, hits, editions, keyword, words } = loaderData;
  const crumbs = useBreadcrumbs("downloads", { name: document.title, path: `/documents/${document.id}` });
  return (
    <CalculatorWords words={words}>
      <div className={styles.hero}>
        <Hero title={<span lang={document.titleLanguage}>{document.title}</span>} crumbs={crumbs}>
          <DocumentHead document={document} editions={editions} />
        </Hero>
      </div>
      <Section space="tight">
        <ArticleColumns
          aside={
            <>
              <DocumentSearch id={document.id} keyword={keyword} hits={hits} />
              <DocumentContents chapters={chapters} language={document.language} keyword={keyword} />
            </>
          }
        >
          <Paper html={html} language={document.language} />
        </ArticleColumns>
      </Section>
      <KeepPage path={`/documents/${document.id}`} name={document.title} />
    </CalculatorWords>
  );
}
