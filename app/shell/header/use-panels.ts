import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { hoverIntentDelay } from "../constants.ts";

export type Panels = ReturnType<typeof usePanels>;

/** Which panel of the header is open. Hover opens after a moment's intent; everything else at once. */
export function usePanels(header: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (panel: string | undefined) => {
    clearTimeout(timer.current);
    setOpen(panel);
  };
  const intend = (panel: string | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setOpen, hoverIntentDelay, panel);
  };
  useClosing(header, open, () => show(undefined));
  return { open, show, intend, toggle: (panel: string) => show(open === panel ? undefined : panel) };
}

function useClosing(header: RefObject<HTMLElement | null>, open: string | undefined, close: () => void) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes what the old one had open
  useEffect(close, [key]);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) close();
    };
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      header.current?.querySelector<HTMLElement>(`[aria-controls="${panelId(open)}"]`)?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", escaped);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", escaped);
    };
  });
}

export function panelId(panel: string) {
  return `panel-${panel}`;
}
