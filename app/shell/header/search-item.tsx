import { type MouseEvent, Suspense, useEffect, useRef } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { useToHref } from "../../ui/link/link-context.ts";
import { onDemand } from "../../ui/on-demand/on-demand.ts";
import styles from "./menu-item.module.css";
import { Panel } from "./panel.tsx";
import searchStyles from "./search-item.module.css";
import { type Panels, panelId } from "./use-panels.ts";

export const loadSearchForm = () => import("../later/search-form.tsx");
const SearchForm = onDemand(async () => (await loadSearchForm()).SearchForm);

/** Leads to the search page without script, and opens the search panel with it. */
export function SearchItem({ panels }: { panels: Panels }) {
  const t = useTranslations("shell.search");
  const toHref = useToHref();
  const open = panels.open === "search";
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    panels.toggle("search");
  };
  return (
    <li className={styles.item} onPointerEnter={() => !open && panels.open && panels.hover(undefined)}>
      <a
        className={searchStyles.open}
        href={toHref("/search")}
        aria-expanded={open}
        aria-controls={panelId("search")}
        aria-label={t("open")}
        onClick={toggle}
      >
        <Icon name={open ? "close" : "search"} />
      </a>
      <Panel id={panelId("search")} kind="search" open={open}>
        <Suspense>
          <SearchForm input={input} />
        </Suspense>
      </Panel>
    </li>
  );
}
