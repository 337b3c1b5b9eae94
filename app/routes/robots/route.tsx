import { requestContext } from "#app/context.ts";
import { withLocale } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";

/** `/robots.txt`: crawlers stay out of the search. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, locales } = context.get(requestContext);
  const lines = ["User-agent: *", ...locales.map((locale) => `Disallow: ${withLocale("/search", locale)}`)];
  return new Response(`${lines.join("\n")}\n\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
