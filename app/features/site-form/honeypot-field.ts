export const honeypotField = "website";

/** A password manager may have filled it in; the visitor, who cannot see it, should pass the second time. */
export function emptyHoneypot(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem(honeypotField);
  if (field instanceof HTMLInputElement) field.value = "";
}
