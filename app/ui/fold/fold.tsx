import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./fold.module.css";

type Props = {
  summary: ReactNode;
  open?: boolean;
  heading?: boolean;
  /** Called when it is opened, and after hydration when it was opened before. */
  onOpen?: () => void;
  children: ReactNode;
};

/**
 * What a page can be read without, behind one line. The browser's own search opens it; on paper, and where no script
 * runs, it stands open.
 */
export function Fold({ summary, open, heading, onOpen, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const toggled = () => fold.current?.open && onOpen?.();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => void toggled(), []);
  return (
    <details ref={fold} className={styles.fold} open={open} onToggle={toggled}>
      <summary className={styles.summary}>
        {heading ? <h3>{summary}</h3> : <span>{summary}</span>}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
