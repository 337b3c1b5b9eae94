import type { ToolData } from "#app/features/tool-kit/tool-data.ts";
import { versionOf } from "#app/features/tool-kit/tool-version.ts";
import { builderPage } from "#domain/sizing/builder-page.ts";

/** What the server would have answered. */
export function answerHere(form: URLSearchParams, data: ToolData) {
  const version = versionOf(form);
  const build = { ...builderPage(data.devices, form, version === "known"), looks: [] };
  return { build, version, words: data.words };
}
