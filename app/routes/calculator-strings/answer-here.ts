import type { CalculatorData } from "#app/features/calculator-kit/calculator-data.ts";
import { versionOf } from "#app/features/calculator-kit/calculator-version.ts";
import { stringPage } from "#domain/sizing/string-page.ts";

/** What the server would have answered. */
export function answerHere(form: URLSearchParams, data: CalculatorData) {
  const version = versionOf(form);
  return { check: stringPage(data, form, version === "known"), version, words: data.words };
}
