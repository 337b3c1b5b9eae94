import files from "virtual:message-files";
import type { Locale } from "#i18n/locales.ts";
import { registerMessages } from "#i18n/message-registry.ts";

export function messageFile(locale: Locale): string {
  return files[locale];
}

/** Loads the words of a language. The page asks for the same file in its head, so this is usually there already. */
export async function loadMessages(locale: Locale) {
  const response = await fetch(files[locale], { credentials: "same-origin" });
  if (!response.ok) throw new Error(`Messages: status ${response.status}`);
  registerMessages(locale, await response.json());
}
