import { api } from "#app/context.ts";
import { breadcrumbData } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { askedOf } from "#app/features/calculator-kit/asked-of.ts";
import { CalculatorWords, calculatorWords } from "#app/features/calculator-kit/calculator-words.tsx";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { localeOfPath } from "#i18n/paths.ts";
import { unbroken } from "#i18n/unbroken.ts";
import type { Route } from "./+types/route.ts";
import { NeedsPage } from "./needs-page.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { version, ...asked } = askedOf(url);
  const { prices, ...found } = await context.get(api).get("tool/getNeeds", asked);
  // The day of a price stands in a sentence, where a line would end after its hyphens.
  const needs = { ...found, prices: prices.map((price) => ({ ...price, date: unbroken(price.date) })) };
  return { needs, version, words: calculatorWords(localeOfPath(url.pathname), "kit", "needs") };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { isAnswer: true, structuredData: [breadcrumbData(args, "tools", "needs")] });

export default function NeedsRoute({ loaderData: { needs, version, words } }: Route.ComponentProps) {
  return (
    <CalculatorWords words={words}>
      <NeedsPage needs={needs} version={version} />
    </CalculatorWords>
  );
}
