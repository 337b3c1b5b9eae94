import { useState } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { useToHref } from "../../ui/link/link-context.ts";
import type { MenuEntry } from "../navigation/menu-entry.ts";
import styles from "./menu-panel.module.css";
import { PanelGrid } from "./panel-grid.tsx";

/** What a panel of the menu shows. Its own file, so that a visitor who never opens one never loads it. */
export default function PanelContents({ entry }: { entry: MenuEntry }) {
  return entry.mateCode === "Products" ? (
    <ProductsPanel entry={entry} />
  ) : (
    <PanelGrid entries={entry.threeChildren} />
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
