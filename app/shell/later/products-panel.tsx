import { type KeyboardEvent, useState } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { useToHref } from "../../ui/link/link-context.ts";
import { useIntent } from "../header/use-intent.ts";
import type { MenuEntry } from "../menu/menu-entry.ts";
import styles from "./menu-panel.module.css";
import { PanelAction } from "./panel-side.tsx";
import { ProductTiles } from "./product-tiles.tsx";

/** One category at a time: the first, until the pointer rests on another one or the focus is on it. */
export function ProductsPanel({ entry }: { entry: MenuEntry }) {
  const t = useTranslations("shell");
  const toHref = useToHref();
  const intent = useIntent();
  const [chosen, setChosen] = useState<string>();
  const category = entry.children.find(({ link }) => link === chosen) ?? entry.children[0];
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        {/* Each category is followed by its products, so that every one is reached by Tab. */}
        <ul className={styles.categories} aria-label={t("categories")}>
          {entry.children.map((child) => (
            <li key={child.link}>
              <a
                className={styles.category}
                href={toHref(child.link)}
                data-chosen={child === category ? "" : undefined}
                onPointerEnter={() => intent.begin(() => setChosen(child.link))}
                onPointerMove={(event) => intent.pass(event.clientX)}
                onPointerLeave={intent.cancel}
                onFocus={() => setChosen(child.link)}
                onKeyDown={walk}
              >
                {child.name}
                {child.explain && <span className={styles.count}>{child.explain}</span>}
              </a>
              {child === category && <ProductTiles entries={child.children} />}
            </li>
          ))}
        </ul>
        <PanelAction entry={entry} />
      </div>
    </div>
  );
}

/** Up and Down lead from category to category, the other two into its products. */
function walk(event: KeyboardEvent<HTMLAnchorElement>) {
  const item = event.currentTarget.parentElement;
  const forward = event.currentTarget.matches(":dir(rtl)") ? "ArrowLeft" : "ArrowRight";
  const next = {
    ArrowDown: item?.nextElementSibling?.querySelector("a"),
    ArrowUp: item?.previousElementSibling?.querySelector("a"),
    [forward]: item?.querySelector<HTMLAnchorElement>(":scope > ul a"),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
