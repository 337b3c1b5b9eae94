import { type ComponentType, lazy, Suspense } from "react";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type { MenuEntry } from "../navigation/menu-entry.ts";
import { Panel } from "./panel.tsx";
import { panelId } from "./use-panels.ts";

export const loadPanelContents = () => import("./panel-contents.tsx");
// Without them the panel stays empty, but the word above it still leads to its page.
const PanelContents = lazy<ComponentType<{ entry: MenuEntry }>>(() =>
  loadPanelContents().catch(() => ({ default: () => null })),
);

export function MenuPanel({ entry, open }: { entry: MenuEntry; open: boolean }) {
  const { mateCode } = entry;
  const kind = mateCode === "Products" || mateCode === "Solutions" ? mateCode : "other";
  const shape = <Skeleton lines={4} />;
  return (
    <Panel id={panelId(entry.routerName)} kind={kind} open={open}>
      <Suspense fallback={shape}>
        {entry.children.length === 0 ? shape : <PanelContents entry={entry} />}
      </Suspense>
    </Panel>
  );
}
