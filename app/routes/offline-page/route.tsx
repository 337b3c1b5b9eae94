import { requestContext } from "#app/context.ts";

import { factsOf, type Locale, languageOf } from "#i18n/locales.ts";
import { translatorFor } from "#i18n/message-registry.ts";
import type { Route } from "./+types/route.ts";

/** It may load nothing but its style sheet. */
const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'";

/**
 * `/offline.html`: the service worker shows it for a page that was never visited. It holds every language of the site; the
 * worker puts the visitor's first.
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
<h1>${siteName}</h1>
${locales.map(section).join("\n")}
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}

function section(locale: Locale) {
  const { tag, direction } = factsOf(locale);
  const words = translatorFor(languageOf(locale));
  const title = `<h2>${words("shell.connection.offlineTitle")}</h2>`;
  return `<section data-locale="${locale}" lang="${tag}" dir="${direction}">${title}<p>${words("shell.connection.offlineText")}</p></section>`;
}
