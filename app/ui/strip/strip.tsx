import { Children, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./strip.module.css";

/** Cards in one row that runs on sideways: by finger, by key, and by two arrows where there is more to see. */
export function Strip({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslations("ui");
  const list = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  const look = () => {
    const row = list.current;
    if (!row) return;
    const at = Math.abs(row.scrollLeft);
    setMore({ before: at > 1, after: at + row.clientWidth < row.scrollWidth - 1 });
  };
  useEffect(() => {
    const sizes = new ResizeObserver(look);
    if (list.current) sizes.observe(list.current);
    return () => sizes.disconnect();
  });
  const go = (pages: number) => {
    const row = list.current;
    const way = row?.matches(":dir(rtl)") ? -1 : 1;
    row?.scrollBy({ left: way * pages * row.clientWidth * 0.8 });
  };
  return (
    <div className={styles.box}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={list} className={styles.strip} aria-label={label} tabIndex={0} onScroll={look}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ul>
      {(more.before || more.after) && (
        <div className={styles.arrows}>
          <button type="button" aria-label={t("earlier")} disabled={!more.before} onClick={() => go(-1)}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" aria-label={t("later")} disabled={!more.after} onClick={() => go(1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </div>
  );
}
