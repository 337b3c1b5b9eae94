import { api } from "#app/context.ts";
import { languageOf } from "#i18n/locales.ts";
import { translatorFor } from "#i18n/message-registry.ts";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import { specCsv, specJson } from "./spec-table.ts";

/** The figures of a list of products: `/downloads/specs.csv?category=inverters`, `/downloads/specs.json?ids=a,b`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const read = (name: string) => searchParams.get(name)?.slice(0, 4000) || undefined;
  const [category, series, ids] = [read("category"), read("series"), read("ids")];
  const products = await context.get(api).get("product/getSpecData", {
    ...(category && { category }),
    ...(series && { series }),
    ...(ids && { ids }),
  });
  if (products.length === 0)
    return plain(translatorFor(languageOf(localeOfPath(pathname)))("documents.archive.noProducts"), 404);
  const isCsv = pathname.endsWith(".csv");
  const name = [series ?? category ?? "products", "specs"].join("-").replaceAll(/[^a-z0-9-]/g, "");
  return new Response(isCsv ? specCsv(products) : JSON.stringify(specJson(products), undefined, 1), {
    headers: {
      "Content-Type": isCsv ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.${isCsv ? "csv" : "json"}"`,
      "Cache-Control": "public, max-age=600",
    },
  });
}

function plain(text: string, status: number) {
  return new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
