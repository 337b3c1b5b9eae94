/** The version of the addresses that the tools write. An older one must be read for ever. */
export const calculatorVersion = "1";

/** In the address of a form that is being filled in: nobody has asked for an answer yet. */
export const openVersion = "0";

export type Version = "empty" | "open" | "known" | "unknown";

/** `empty` is a form that nobody filled in yet; `unknown` was written by another version of this site. */
export function versionOf(form: URLSearchParams): Version {
  const version = form.get("v");
  if (version === openVersion) return "open";
  if (version !== null) return version === calculatorVersion ? "known" : "unknown";
  const typed = [...form.keys()].filter((name) => name !== "nova" && !name.startsWith("_"));
  return typed.length > 0 ? "known" : "empty";
}
