import type { ToolData } from "#app/features/tool-kit/tool-data.ts";
import { versionOf } from "#app/features/tool-kit/tool-version.ts";
import { stringPage } from "#domain/sizing/string-page.ts";

/** What the server would have answered. */
export function answerHere(form: URLSearchParams, data: ToolData) {
  const version = versionOf(form);
  return { check: stringPage(data, form, version === "known"), version, words: data.words };
}
