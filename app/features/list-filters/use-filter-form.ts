import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef } from "react";
import { type NavigateOptions, useLocation } from "react-router";
import { useSiteNavigate } from "#app/shell/navigation/use-navigate.ts";
import { isChanged } from "#app/ui/field/is-changed.ts";
import { useToHref } from "#app/ui/link/link-context.ts";
import { chosenParams } from "./chosen-params.ts";

/** The address of what was chosen, and how it is gone to: by the button or Enter, or by a tick or choice. */
export type ToPath = (chosen: URLSearchParams, isSubmitted: boolean) => string;
export type ToOptions = (isSubmitted: boolean) => NavigateOptions;

/**
 * A GET form whose ticks and choices go to the address as soon as they are made; words wait for Enter. Without script its
 * button sends everything. `toPath` makes the path of the list that was chosen.
 */
export function useFilterForm(toPath: ToPath, toOptions: ToOptions = () => ({})) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<string>(undefined);
  const navigate = useSiteNavigate();
  const toHref = useToHref();
  useAddressInForm(form, sent);
  const apply = (element: HTMLFormElement, isSubmitted: boolean) => {
    const path = toPath(chosenParams(new FormData(element)), isSubmitted);
    sent.current = toHref(path).split("#")[0];
    const quietly = { preventScrollReset: true, viewTransition: false, state: { keepFocus: true } };
    navigate(path, { ...quietly, ...toOptions(isSubmitted) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a tick or a choice that was made before hydration
  useEffect(() => {
    const controls = [...(form.current?.elements ?? [])];
    if (form.current && controls.some((control) => isChanged(control) && !isTyping(control)))
      apply(form.current, false);
  }, []);
  return {
    ref: form,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      apply(event.currentTarget, true);
    },
    onChange(event: ChangeEvent<HTMLFormElement>) {
      if (!isTyping(event.target)) apply(event.currentTarget, false);
    },
  };
}

/** Back, forward and the chips change the address behind the form's back: it then shows what the address says. */
function useAddressInForm(form: RefObject<HTMLFormElement | null>, sent: RefObject<string | undefined>) {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname + search);
  useEffect(() => {
    const address = pathname + search;
    if (shown.current === address) return;
    shown.current = address;
    // What the form itself has sent it shows already, and a later choice may be on its way.
    if (sent.current === undefined) showAddress(form.current, new URLSearchParams(search));
    else if (sent.current === address) sent.current = undefined;
  }, [form, sent, pathname, search]);
}

/** React gives ticks and words their new default, but leaves a select as it is. */
function showAddress(form: HTMLFormElement | null, chosen: URLSearchParams) {
  form?.reset();
  for (const select of form?.querySelectorAll("select") ?? []) {
    const value = chosen.get(select.name) ?? "";
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  }
}

function isTyping(element: unknown) {
  return element instanceof HTMLInputElement && (element.type === "search" || element.type === "text");
}
