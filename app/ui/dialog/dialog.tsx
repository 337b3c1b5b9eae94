import { type ReactNode, type RefObject, useId } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./dialog.module.css";

type Props = { ref: RefObject<HTMLDialogElement | null>; title: string; wide?: boolean; children: ReactNode };

/** The browser's own dialog: open it with `ref.current?.showModal()`. Escape and a click beside it close it. */
export function Dialog({ ref, title, wide, children }: Props) {
  const t = useTranslations("ui");
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button
    <dialog
      ref={ref}
      className={styles.dialog}
      data-wide={wide ? "" : undefined}
      aria-labelledby={heading}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.box}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={t("close")}
            onClick={() => ref.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
