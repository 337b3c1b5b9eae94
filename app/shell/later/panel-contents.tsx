import { useState } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Link } from "../../ui/link/link.tsx";
import { useToHref } from "../../ui/link/link-context.ts";
import type { MenuEntry } from "../menu/menu-entry.ts";
import styles from "./menu-panel.module.css";
import { PanelGrid } from "./panel-grid.tsx";
import { ProductTiles } from "./product-tiles.tsx";

/** What a panel of the menu shows. Its own file, so that a visitor who never opens one never loads it. */
export function PanelContents({ entry }: { entry: MenuEntry }) {
  if (entry.mateCode === "Products") return <ProductsPanel entry={entry} />;
  return (
    <PanelGrid entries={entry.threeChildren} look={entry.mateCode === "Solutions" ? "titles" : "described"} />
  );
}

/** One category at a time: the first, until the pointer or the focus is on another one. */
function ProductsPanel({ entry }: { entry: MenuEntry }) {
  const t = useTranslations("shell");
  const toHref = useToHref();
  const [chosen, setChosen] = useState<string>();
  const category = entry.children.find(({ link }) => link === chosen) ?? entry.children[0];
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
      {category && (
        <div>
          <ProductTiles entries={category.children} />
          <p className={styles.all}>
            <Link look="arrow" to={category.link}>
              {t("allOf", { name: category.name })}
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}
