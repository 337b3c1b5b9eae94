import { useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { Drawer } from "../drawer/drawer.tsx";
import { useMenu } from "../menu/use-menu.ts";
import { useShell } from "../shell-provider.tsx";
import { useShellState } from "../state/shell-state-context.tsx";
import { DesktopHeader } from "./desktop-header.tsx";
import styles from "./header.module.css";
import { headerLook } from "./header-look.ts";
import { MobileHeader } from "./mobile-header.tsx";
import { useHover } from "./use-hover.ts";
import { usePanels } from "./use-panels.ts";
import { useScrolled } from "./use-scrolled.ts";

/** Both headers; the style sheet shows one of them. `forceWhite` comes from the error page, before any state could say so. */
export function Header({ forceWhite = false }: { forceWhite?: boolean }) {
  const { nova } = useShell();
  const { pathname } = useLocation();
  const header = useRef<HTMLElement>(null);
  const panels = usePanels(header);
  const loadMenu = useMenu();
  const { hovered, ...pointer } = useHover(header, { onArrive: panels.arrive, onLeave: panels.leave });
  const forced = useShellState((state) => state.forceWhiteHeader) || forceWhite;
  const scrolled = useScrolled();
  const look = headerLook({ forced, pathname, scrolled, hovered, panelOpen: panels.isCovering });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices the pointer; everything in it works by keyboard
    <header
      ref={header}
      className={styles.header}
      data-look={look}
      data-tone={useHeroTone()}
      {...pointer}
      onPointerEnter={(event) => {
        loadMenu();
        pointer.onPointerEnter(event);
      }}
      onFocus={loadMenu}
    >
      {/* Before the button that opens it, which works as soon as it is seen. */}
      {!nova && <Drawer />}
      <DesktopHeader panels={panels} />
      <MobileHeader />
    </header>
  );
}

/** A page that begins with a dark picture says so in its handle; the transparent header is then written in white. */
function useHeroTone(): "dark" | "light" {
  const handle: unknown = useMatches().at(-1)?.handle;
  const dark = typeof handle === "object" && handle !== null && "hero" in handle && handle.hero === "dark";
  return dark ? "dark" : "light";
}
