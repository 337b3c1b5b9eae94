/** The version of the addresses that the tools write. An older one must be read for ever. */
export const calculatorVersion = "1";

/** `empty` is a form that nobody filled in yet; `unknown` was written by another version of this site. */
export function versionOf(form: URLSearchParams): "empty" | "known" | "unknown" {
  const version = form.get("v");
  if (version !== null) return version === calculatorVersion ? "known" : "unknown";
  const typed = [...form.keys()].filter((name) => name !== "nova" && !name.startsWith("_"));
  return typed.length > 0 ? "known" : "empty";
}
