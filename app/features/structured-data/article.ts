import { make } from "#app/shell/seo/structured-data.ts";

type Article = {
  headline: string;
  description?: string;
  image?: string;
  published: number;
  author?: string;
  publisher: string;
  url: string;
  language: string;
};

/** `published` in seconds. */
export function article(
  { published, author, publisher, language, ...facts }: Article,
  kind: "NewsArticle" | "BlogPosting",
) {
  return make(kind, {
    ...facts,
    inLanguage: language,
    datePublished: new Date(published * 1000).toISOString(),
    author: author ? { "@type": "Person", name: author } : { "@type": "Organization", name: publisher },
    publisher: { "@type": "Organization", name: publisher },
  });
}
