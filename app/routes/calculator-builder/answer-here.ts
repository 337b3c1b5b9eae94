import type { CalculatorData } from "#app/features/calculator-kit/calculator-data.ts";
import { versionOf } from "#app/features/calculator-kit/calculator-version.ts";
import { builderPage } from "#domain/sizing/builder-page.ts";

/** What the server would have answered. */
export function answerHere(form: URLSearchParams, data: CalculatorData) {
  const version = versionOf(form);
  const build = { ...builderPage(data.devices, data.places, form, version === "known"), looks: [] };
  return { build, version, words: data.words };
}
