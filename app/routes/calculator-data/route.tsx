import { api } from "#app/context.ts";
import { calculatorWords } from "#app/features/calculator-kit/calculator-words.tsx";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";

/** What the string check and the builder need without a connection: figures of the catalogue, and their words. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const data = await context.get(api).get("tool/getToolData", {});
  const words = calculatorWords(localeOfPath(url.pathname), "kit", "strings", "builder");
  return Response.json({ ...data, words }, { headers: { "Cache-Control": "public, max-age=600" } });
}
