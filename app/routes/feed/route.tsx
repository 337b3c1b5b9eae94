import { Feed } from "feed";
import { api, requestContext } from "#app/context.ts";

import { languageOf } from "#i18n/locales.ts";
import { translatorFor } from "#i18n/message-registry.ts";
import { localeOfPath, withLocale } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";

const pageSize = 50;

/** The newest articles for feed readers: `/about/blogs/feed.xml`, `/about/news/feed.xml`. */
export async function loader({ url: { pathname }, context }: Route.LoaderArgs) {
  const { siteUrl, siteName } = context.get(requestContext);
  const client = context.get(api);
  const locale = localeOfPath(pathname);
  const words = translatorFor(languageOf(locale));
  const isNews = pathname.endsWith("/news/feed.xml");
  const { list } = isNews
    ? await client.list("about/getPressReleaseListByParam", { pageSize })
    : await client.list("about/getBlogListByParam", { pageSize });
  const home = siteUrl + withLocale(isNews ? "/about/news" : "/about/blogs", locale);
  const feed = new Feed({
    id: home,
    title: `${siteName}: ${isNews ? words("forms.feeds.news") : words("forms.feeds.blogs")}`,
    link: home,
    language: languageOf(locale),
    updated: new Date((list[0]?.date ?? 0) * 1000),
    feedLinks: { atom: `${home}/feed.xml` },
    copyright: siteName,
  });
  for (const { id, title, summary, date } of list) {
    const link = `${home}/${id}`;
    feed.addItem({ id: link, link, title, description: summary, date: new Date(date * 1000) });
  }
  return new Response(feed.atom1(), { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}
