import { requestContext } from "#app/context.ts";
import { hasWordmark } from "#config/product.ts";
import { factsOf, type Locale, languageOf } from "#i18n/locales.ts";
import { translatorFor } from "#i18n/message-registry.ts";
import { withLocale } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import { drawing } from "./drawing.ts";

/** It loads its style sheet, with its letters and logo, and no script. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `/offline.html`: the service worker shows it for a page that was never visited. It holds every language of the site; the
 * worker leaves the visitor's, and fills the lists.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { siteName, locales } = context.get(requestContext);
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${siteName}</title>
<link rel="stylesheet" href="/offline.css">
</head>
<body>
<main>
${locales.map((locale) => section(locale, siteName)).join("\n")}
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}

function section(locale: Locale, siteName: string) {
  const { tag, direction } = factsOf(locale);
  const words = translatorFor(languageOf(locale));
  const name = hasWordmark ? `<span class="wordmark"></span>` : `<span aria-hidden="true">${siteName}</span>`;
  const list = (kind: "chosen" | "read", title: string) =>
    `<div class="list"><h2>${title}</h2><ul data-list="${kind}"></ul></div>`;
  return `<section data-locale="${locale}" lang="${tag}" dir="${direction}">
<a class="logo" href="${withLocale("/", locale)}" aria-label="${words("shell.logo", { name: siteName })}"><span class="symbol"></span>${name}</a>
<div class="words">
<h1>${words("shell.connection.offlineTitle")}</h1>
<p>${words("shell.connection.offlineText")}</p>
<a class="retry" href="">${words("shell.connection.retry")}</a>
${list("chosen", words("shell.connection.offlineKept"))}
${list("read", words("shell.connection.offlineRead"))}
</div>
${drawing}
</section>`;
}
