import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { onDemand } from "../../ui/on-demand/on-demand.ts";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type { MenuEntry } from "../menu/menu-entry.ts";
import { Panel } from "./panel.tsx";
import { type Panels, panelId } from "./use-panels.ts";

export const loadPanelContents = () => import("../later/panel-contents.tsx");
const PanelContents = onDemand(async () => (await loadPanelContents()).PanelContents);

export function MenuPanel({ entry, name, panels }: { entry: MenuEntry; name: string; panels: Panels }) {
  const { mateCode } = entry;
  const kind = mateCode === "Products" || mateCode === "Solutions" ? mateCode : "other";
  const shape = <Skeleton lines={4} />;
  return (
    <Panel id={panelId(name)} kind={kind} open={panels.open === name}>
      <Suspense fallback={shape}>
        {entry.children.length === 0 ? (
          shape
        ) : (
          <Enterable isEntered={panels.entering === name} onEntered={panels.entered}>
            <PanelContents entry={entry} />
          </Enterable>
        )}
      </Suspense>
    </Panel>
  );
}

/** Takes the focus as soon as there is something to take it. */
function Enterable({
  isEntered,
  onEntered,
  children,
}: {
  isEntered: boolean;
  onEntered(): void;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isEntered) return;
    box.current?.querySelector("a")?.focus();
    onEntered();
  });
  return <div ref={box}>{children}</div>;
}
