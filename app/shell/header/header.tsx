import { useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { LazyIsland } from "../../ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "../../ui/lazy-island/lazy-part.ts";
import { useLists } from "../lists/use-lists.ts";
import { useShell } from "../shell-provider.tsx";
import { useShellState } from "../state/shell-state-context.tsx";
import { DesktopHeader } from "./desktop-header.tsx";
import styles from "./header.module.css";
import { headerLook } from "./header-look.ts";
import { MobileHeader } from "./mobile-header.tsx";
import { usePanels } from "./use-panels.ts";
import { useScrolled } from "./use-scrolled.ts";

const drawer = lazyPart(async () => (await import("../drawer/drawer.tsx")).Drawer);

/** Both headers; the style sheet shows one of them. `forceWhite` comes from the error page, before any state could say so. */
export function Header({ forceWhite = false }: { forceWhite?: boolean }) {
  const { nova } = useShell();
  const { pathname } = useLocation();
  const header = useRef<HTMLElement>(null);
  const panels = usePanels(header);
  const loadLists = useLists();
  const [hovered, setHovered] = useState(false);
  const forced = useShellState((state) => state.forceWhiteHeader) || forceWhite;
  const scrolled = useScrolled();
  const look = headerLook({ forced, pathname, scrolled, hovered, panelOpen: panels.open !== undefined });
  const leave = () => {
    setHovered(false);
    panels.intend(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices the pointer; everything in it works by keyboard
    <header
      ref={header}
      className={styles.header}
      data-look={look}
      data-ground={useHeroGround()}
      onPointerEnter={(event) => {
        loadLists();
        setHovered(event.pointerType === "mouse");
      }}
      onPointerLeave={leave}
      onFocus={loadLists}
    >
      <DesktopHeader panels={panels} />
      <MobileHeader />
      {!nova && <LazyIsland of={drawer} />}
    </header>
  );
}

/** A page that begins with a dark picture says so in its handle; the transparent header is then written in white. */
function useHeroGround(): "dark" | "light" {
  const handle: unknown = useMatches().at(-1)?.handle;
  const dark = typeof handle === "object" && handle !== null && "hero" in handle && handle.hero === "dark";
  return dark ? "dark" : "light";
}
