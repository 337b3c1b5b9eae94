import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { hoverIntentDelay } from "../constants.ts";

export type Panels = ReturnType<typeof usePanels>;

/** Which panel of the header is open. Hover opens after a moment's intent; everything else at once. */
export function usePanels(header: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHovered = useRef(false);
  const set = (panel: string | undefined, byHover: boolean) => {
    clearTimeout(timer.current);
    isHovered.current = byHover;
    setOpen(panel);
  };
  const show = (panel: string | undefined) => set(panel, false);
  const intend = (panel: string | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(set, hoverIntentDelay, panel, true);
  };
  useClosing(header, open, () => show(undefined));
  /** Who hovers on the way to a click wants the panel open, not shut again. */
  const toggle = (panel: string) => show(open === panel && !isHovered.current ? undefined : panel);
  return { open, show, intend, toggle };
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
