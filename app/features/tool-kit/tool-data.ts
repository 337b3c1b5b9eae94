import type { Data } from "#api/client.ts";
import type { Locale } from "#i18n/locales.ts";
import { localeOfPath, withLocale } from "#i18n/paths.ts";
import type { toolWords } from "./tool-words.tsx";

export type ToolData = Data<"tool/getToolData"> & { words: ReturnType<typeof toolWords> };

export const toolDataPath = (locale: Locale) => withLocale("/tools/data.json", locale);

/** What was kept on this device for where there is no connection; undefined when nothing was. */
export async function keptToolData(pathname: string): Promise<ToolData | undefined> {
  if (!("caches" in window)) return undefined;
  const kept = await caches.match(toolDataPath(localeOfPath(pathname)));
  return kept?.json();
}
