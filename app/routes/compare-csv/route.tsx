import { api } from "#app/context.ts";
import { readCompareQuery } from "#app/features/comparison/compare-query.ts";
import { comparisonCsv } from "#app/features/comparison/comparison-csv.ts";
import { loadComparison } from "#app/features/comparison/load-comparison.ts";
import { languageOf, numbersOf } from "#i18n/locales.ts";
import { translatorFor } from "#i18n/message-registry.ts";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";

/** A comparison for a spreadsheet, in the language of the address. */
export async function loader({ context, url: { pathname, searchParams } }: Route.LoaderArgs) {
  const { products } = await loadComparison(context.get(api), readCompareQuery(searchParams));
  const language = languageOf(localeOfPath(pathname));
  const t = translatorFor(language);
  const heads = { model: t("catalogue.compare.model"), name: t("catalogue.compare.name") };
  return new Response(comparisonCsv(products, heads, numbersOf(language)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="comparison.csv"; filename*=UTF-8''${encodeURIComponent(t("catalogue.compare.file"))}.csv`,
    },
  });
}
