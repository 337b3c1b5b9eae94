import { useLocation } from "react-router";

/** What the address says for a field, as it was typed. */
export function useTyped() {
  const form = new URLSearchParams(useLocation().search);
  return (name: string) => form.get(name) ?? "";
}
