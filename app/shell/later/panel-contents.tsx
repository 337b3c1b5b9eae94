import type { MenuEntry } from "../menu/menu-entry.ts";
import styles from "./menu-panel.module.css";
import { PanelGrid } from "./panel-grid.tsx";
import { PanelSide } from "./panel-side.tsx";
import { ProductsPanel } from "./products-panel.tsx";
import { SolutionDoors } from "./solution-doors.tsx";

/** What a panel of the menu shows. Its own file, so that a visitor who never opens one never loads it. */
export function PanelContents({ entry }: { entry: MenuEntry }) {
  if (entry.mateCode === "Products") return <ProductsPanel entry={entry} />;
  return (
    <div className={styles.layout}>
      <PanelSide entry={entry} />
      {entry.mateCode === "Solutions" ? (
        <SolutionDoors entries={entry.threeChildren} />
      ) : (
        <PanelGrid entries={entry.threeChildren} />
      )}
    </div>
  );
}
