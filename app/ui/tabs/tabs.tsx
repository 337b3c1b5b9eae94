import type { ReactNode } from "react";
import { useToHref } from "../link/link-context.ts";
import styles from "./tabs.module.css";

export type Tab = { to: string; label: ReactNode; count?: number; current: boolean };

/** Tabs that are links: each has an address, so they work without script and can be shared. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const toHref = useToHref();
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <a
              href={toHref(tab.to)}
              aria-current={tab.current ? "page" : undefined}
              className={styles.tab}
              data-keep-scroll=""
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
