import { createClient } from "#api/client.ts";
import type { Language } from "#i18n/locales.ts";
import { browserTransport } from "./browser-transport.ts";

/** The one client for calls from the browser. What the first page does not need imports it when it is needed. */
export function browserApi(language: Language) {
  return createClient({ transport: browserTransport, language });
}
