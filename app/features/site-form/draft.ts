import { isChanged } from "#app/ui/field/is-changed.ts";
import { honeypotField } from "./honeypot-field.ts";

/** What a visitor has typed and not sent. It outlives a reload, a change of language and the error page. */
type Draft = { key: string | undefined; values: Record<string, string> };

const prefix = "draft:";
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Every change of the words is a new submission, hence the new key; without a secure context the server makes one. */
export function saveDraft(name: string, form: HTMLFormElement) {
  const values = Object.fromEntries(typedFields(form).map((field) => [field.name, field.value]));
  const key = "randomUUID" in crypto ? crypto.randomUUID() : undefined;
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify({ key, values } satisfies Draft));
  } catch {
    // A full or forbidden store costs the draft, not the form.
  }
}

export function readDraft(name: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? "null");
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function clearDraft(name: string) {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Nothing was kept then.
  }
}

/** Fills empty fields only: what the page or the visitor put there stays. Answers whether anything was restored. */
export function restoreDraft(name: string, form: HTMLFormElement): boolean {
  const values = readDraft(name)?.values ?? {};
  const empty = typedFields(form).filter((field) => field.value === "" && values[field.name]);
  for (const field of empty) field.value = values[field.name] ?? "";
  return empty.length > 0;
}

/** Whether a visitor has typed into the form, as they may before hydration. */
export function hasTyped(form: HTMLFormElement): boolean {
  return typedFields(form).some(isChanged);
}

function typedFields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement && field.type !== "hidden" && field.name !== honeypotField) ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  );
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "values" in value && typeof value.values === "object";
}
