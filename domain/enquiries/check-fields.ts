import type { Translator } from "#i18n/translator.ts";

type Label = Parameters<Translator>[0] extends infer Key
  ? Key extends `forms.labels.${infer Name}`
    ? Name
    : never
  : never;

export type FieldRule = {
  label: Label;
  max: number;
  required?: boolean;
  /** Chosen from a list rather than typed. */
  select?: boolean;
  format?: "email" | "phone";
};

// Deliberately plain: one @, something on both sides, a dot in the domain, no spaces.
const email = /^[^\s@<>(),;:"[\]\\]{1,64}@[^\s@<>(),;:"[\]\\]{1,255}$/;
const phone = /^[0-9 +().-]+$/;
const fewestDigits = 3;

/** Trims every field and checks it; answers the clean values, or a message for each field that is wrong. */
export function checkFields<F extends string>(
  rules: Record<F, FieldRule>,
  input: Partial<Record<NoInfer<F>, string | undefined>>,
  words: Translator,
) {
  const values = {} as Record<F, string>;
  const fields: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules) as [F, FieldRule][]) {
    const typed = tidy(input[name] ?? "", rule.max > 500);
    const value = rule.format === "phone" ? withPlainDigits(typed) : typed;
    values[name] = value;
    const fault = faultOf(value, rule, words);
    if (fault) fields[name] = fault;
  }
  return Object.keys(fields).length > 0 ? { ok: false as const, fields } : { ok: true as const, values };
}

function faultOf(value: string, { label, max, required, select, format }: FieldRule, words: Translator) {
  const field = words(`forms.labels.${label}`);
  if (!value) {
    if (!required) return undefined;
    return select ? words("forms.pleaseSelect", { field }) : words("forms.pleaseInput", { field });
  }
  if ([...value].length > max) return words("forms.tooLong", { field, max });
  if (format === "email" && !(email.test(value) && hasDottedDomain(value))) return words("forms.emailFormat");
  return format === "phone" ? phoneFault(value, words) : undefined;
}

function phoneFault(value: string, words: Translator) {
  if (!phone.test(value)) return words("forms.phoneFormat");
  const digits = value.replace(/\D/g, "").length;
  return digits < fewestDigits ? words("forms.phoneShort", { digits: fewestDigits }) : undefined;
}

/** Burmese digits are accepted, and stored as Latin digits, which phones dial. */
function withPlainDigits(text: string) {
  return text.replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - "၀".charCodeAt(0)));
}

function hasDottedDomain(address: string) {
  const labels = address.slice(address.lastIndexOf("@") + 1).split(".");
  return labels.length > 1 && labels.every((label) => label !== "");
}

/** Control characters have no business in a form; line breaks stay in long texts only. */
function tidy(value: string, multiline: boolean) {
  const text = value.toWellFormed().normalize("NFC").replace(/\r\n?/g, "\n");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const kept = text.replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029]/g, " ");
  return (multiline ? kept : kept.replace(/\s+/g, " ")).trim();
}
