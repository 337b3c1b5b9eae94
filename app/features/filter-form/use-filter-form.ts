import { type ChangeEvent, type FormEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useSiteNavigate } from "#app/shell/navigation/use-site-navigate.ts";
import { chosenParams } from "./chosen-params.ts";

/**
 * A GET form whose ticks and choices go to the address as soon as they are made; words wait for Enter. Without script its
 * button sends everything. `toPath` makes the path of the list that was chosen.
 */
export function useFilterForm(toPath: (chosen: URLSearchParams) => string) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useSiteNavigate();
  useAddressInForm(form);
  const apply = (element: HTMLFormElement) =>
    navigate(toPath(chosenParams(new FormData(element))), {
      preventScrollReset: true,
      viewTransition: false,
      state: { keepFocus: true },
    });
  return {
    ref: form,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      apply(event.currentTarget);
    },
    onChange(event: ChangeEvent<HTMLFormElement>) {
      if (!isTyping(event.target)) apply(event.currentTarget);
    },
  };
}

/** Back, forward and the chips change the address behind the form's back: it then shows what the address says. */
function useAddressInForm(form: { current: HTMLFormElement | null }) {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname + search);
  useEffect(() => {
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    const active = document.activeElement;
    if (!form.current?.contains(active) || !isTyping(active)) form.current?.reset();
  }, [form, pathname, search]);
}

function isTyping(element: unknown) {
  return element instanceof HTMLInputElement && (element.type === "search" || element.type === "text");
}
