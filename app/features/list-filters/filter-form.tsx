import type { ReactNode } from "react";
import { useShell } from "#app/shell/shell-provider.tsx";
import { useToHref } from "#app/ui/link/link-context.ts";
import { type ToOptions, type ToPath, useFilterForm } from "./use-filter-form.ts";

type Props = {
  /** Where the form asks without script, without language prefix. */
  path: string;
  /** The address of what was chosen. */
  toPath: ToPath;
  toOptions?: ToOptions;
  className?: string | undefined;
  children: ReactNode;
};

/** The one form of choices: a GET form whose answer is an address, with script and without. */
export function FilterForm({ path, toPath, toOptions, className, children }: Props) {
  const toHref = useToHref();
  const { nova } = useShell();
  const form = useFilterForm(toPath, toOptions);
  const [page = path, hash] = path.split("#", 2);
  const action = toHref(page).split("?")[0];
  return (
    // The address says what is chosen, not what the browser remembers of an earlier visit.
    <form {...form} className={className} action={hash ? `${action}#${hash}` : action} autoComplete="off">
      {nova && <input type="hidden" name="nova" value="true" />}
      {children}
    </form>
  );
}
