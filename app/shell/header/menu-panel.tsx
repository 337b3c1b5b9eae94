import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useToHref } from "../../ui/link/link-context.ts";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type { MenuEntry } from "../navigation/menu-entry.ts";
import styles from "./menu-panel.module.css";
import { Panel } from "./panel.tsx";
import { PanelGrid } from "./panel-grid.tsx";
import { panelId } from "./use-panels.ts";

export function MenuPanel({ entry, open }: { entry: MenuEntry; open: boolean }) {
  const { mateCode } = entry;
  const kind = mateCode === "Products" || mateCode === "Solutions" ? mateCode : "other";
  return (
    <Panel id={panelId(entry.routerName)} kind={kind} open={open}>
      {entry.children.length === 0 ? (
        <Skeleton lines={4} />
      ) : kind === "Products" ? (
        <ProductsPanel entry={entry} />
      ) : (
        <PanelGrid entries={entry.threeChildren} />
      )}
    </Panel>
  );
}

/** The categories on the left narrow the grid on the right while the pointer or the focus is on one of them. */
function ProductsPanel({ entry }: { entry: MenuEntry }) {
  const t = useTranslations("shell");
  const toHref = useToHref();
  const [chosen, setChosen] = useState<string>();
  const category = entry.children.find(({ link }) => link === chosen);
  return (
    <div className={styles.products}>
      <ul className={styles.categories} aria-label={t("categories")}>
        {entry.children.map((child) => (
          <li key={child.link}>
            <a
              className={styles.category}
              href={toHref(child.link)}
              data-chosen={child === category ? "" : undefined}
              onPointerEnter={() => setChosen(child.link)}
              onFocus={() => setChosen(child.link)}
            >
              {child.name}
            </a>
          </li>
        ))}
      </ul>
      <PanelGrid entries={category?.children.length ? category.children : entry.threeChildren} pictures />
    </div>
  );
}
