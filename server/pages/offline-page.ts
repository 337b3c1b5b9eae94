import type { Config } from "#config/config.ts";
import { factsOf, type Locale } from "#i18n/locales.ts";
import { translator } from "#i18n/translator.ts";

/** It may show nothing but its style sheet. */
const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'";

/** What the service worker shows instead of a page that was never visited, in every language of the deployment: it puts the visitor's first. */
export function offlinePage({ siteName, LANGUAGES }: Pick<Config, "siteName" | "LANGUAGES">) {
  const body = `<!DOCTYPE html>
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
${LANGUAGES.map(section).join("\n")}
</main>
</body>
</html>
`;
  return { type: "text/html; charset=utf-8", body, policy };
}

function section(locale: Locale) {
  const { tag, direction } = factsOf(locale);
  const words = translator(tag);
  const title = `<h2>${words("shell.connection.offlineTitle")}</h2>`;
  return `<section data-locale="${locale}" lang="${tag}" dir="${direction}">${title}<p>${words("shell.connection.offlineText")}</p></section>`;
}
