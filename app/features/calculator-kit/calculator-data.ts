import type { Data } from "#api/client.ts";
import type { Locale } from "#i18n/locales.ts";
import { localeOfPath, withLocale } from "#i18n/paths.ts";
import type { calculatorWords } from "./calculator-words.tsx";

export type CalculatorData = Data<"tool/getToolData"> & { words: ReturnType<typeof calculatorWords> };

export const calculatorDataPath = (locale: Locale) => withLocale("/tools/data.json", locale);

/** What was kept on this device for where there is no connection; undefined when nothing was. */
export async function savedCalculatorData(pathname: string): Promise<CalculatorData | undefined> {
  if (!("caches" in window)) return undefined;
  const kept = await caches.match(calculatorDataPath(localeOfPath(pathname)));
  return kept?.json();
}
