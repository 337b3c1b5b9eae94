import { Suspense } from "react";
import { onDemand } from "../../ui/on-demand/on-demand.ts";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type { MenuEntry } from "../menu/menu-entry.ts";
import { Panel } from "./panel.tsx";
import { panelId } from "./use-panels.ts";

export const loadPanelContents = () => import("../later/panel-contents.tsx");
const PanelContents = onDemand(async () => (await loadPanelContents()).PanelContents);

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
