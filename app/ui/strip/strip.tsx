import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./strip.module.css";

/** Cards in one row that runs on sideways: by finger, by key, and by two arrows where there is more to see. */
export function Strip({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslations("ui");
  const list = useRef<HTMLUListElement>(null);
  const [isMoreBefore, setMoreBefore] = useState(false);
  const [isMoreAfter, setMoreAfter] = useState(false);
  const look = useCallback(() => {
    const row = list.current;
    if (!row) return;
    const at = Math.abs(row.scrollLeft);
    setMoreBefore(at > 1);
    setMoreAfter(at + row.clientWidth < row.scrollWidth - 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row keeps its size when it gets other cards
  useEffect(() => {
    const sizes = new ResizeObserver(look);
    if (list.current) sizes.observe(list.current);
    return () => sizes.disconnect();
  }, [look, children]);
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
      {(isMoreBefore || isMoreAfter) && (
        <div className={styles.arrows}>
          <button type="button" aria-label={t("earlier")} disabled={!isMoreBefore} onClick={() => go(-1)}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" aria-label={t("later")} disabled={!isMoreAfter} onClick={() => go(1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </div>
  );
}
