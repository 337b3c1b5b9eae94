import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { panelDuration } from "../constants.ts";
import { useIntent } from "./use-intent.ts";

export type Panels = ReturnType<typeof usePanels>;

/** Which panel of the header is open. Hover opens after a moment's intent; everything else at once. */
export function usePanels(header: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string>();
  const [entering, setEntering] = useState<string>();
  const intent = useIntent();
  const isHovered = useRef(false);
  /** The panel whose link was followed, until the pointer has left; and the one that Escape closed, until the focus has. */
  const left = useRef<string>(undefined);
  const escaped = useRef<string>(undefined);
  const set = (panel: string | undefined, byHover = false) => {
    intent.cancel();
    isHovered.current = byHover;
    setOpen(panel);
  };
  const close = () => set(undefined);
  useClosing(header, open, close, () => {
    escaped.current = open;
  });
  return {
    open,
    entering,
    /** A closing panel still covers the page for a moment. */
    isCovering: useLinger(open !== undefined),
    hover(panel: string | undefined) {
      if (panel === undefined || panel !== left.current) intent.begin(() => set(panel, true));
    },
    pass: intent.pass,
    focus(panel: string | undefined) {
      if (panel === undefined || panel !== escaped.current) set(panel);
    },
    blur() {
      escaped.current = undefined;
    },
    /** A hover followed by a click keeps the panel open. */
    toggle: (panel: string) => set(open === panel && !isHovered.current ? undefined : panel),
    enter(panel: string) {
      set(panel);
      setEntering(panel);
    },
    entered: () => setEntering(undefined),
    follow(panel: string | undefined) {
      left.current = panel;
      close();
    },
    arrive() {
      left.current = undefined;
    },
    leave() {
      left.current = undefined;
      intent.begin(close);
    },
  };
}

function useLinger(isOpen: boolean) {
  const [lingers, setLingers] = useState(isOpen);
  useEffect(() => {
    if (isOpen) return setLingers(true);
    const timer = setTimeout(setLingers, panelDuration, false);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen || lingers;
}

function useClosing(
  header: RefObject<HTMLElement | null>,
  open: string | undefined,
  close: () => void,
  onEscape: () => void,
) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes what the old one had open
  useEffect(close, [key]);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) close();
    };
    const goBack = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      onEscape();
      close();
      const control = header.current?.querySelector(`[aria-controls="${panelId(open)}"]`);
      control?.closest("li")?.querySelector("a")?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", goBack);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", goBack);
    };
  });
}

export function panelId(panel: string) {
  return `panel-${panel}`;
}
