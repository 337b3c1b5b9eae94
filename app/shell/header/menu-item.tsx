import type { KeyboardEvent, MouseEvent } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { useToHref } from "../../ui/link/link-context.ts";
import { isActiveEntry, type MenuEntry } from "../menu/menu-entry.ts";
import styles from "./menu-item.module.css";
import { MenuPanel } from "./menu-panel.tsx";
import { type Panels, panelId } from "./use-panels.ts";

/** One word of the menu: a link to its page, and beside it a button that opens the panel below. */
export function MenuItem({ entry, here, panels }: { entry: MenuEntry; here: string; panels: Panels }) {
  const toHref = useToHref();
  const name = entry.hasPanel ? entry.routerName : undefined;
  const isHere = here === entry.routerName;
  const goIn = (event: KeyboardEvent) => {
    const isIn = event.target instanceof Element && event.target.closest(`#${panelId(entry.routerName)}`);
    if (event.key !== "ArrowDown" || !name || isIn) return;
    event.preventDefault();
    panels.enter(name);
  };
  return (
    <li
      className={styles.item}
      data-active={isActiveEntry(entry, here) ? "" : undefined}
      onPointerEnter={(event) => event.pointerType === "mouse" && panels.hover(name)}
      onPointerMove={(event) => panels.pass(event.clientY)}
      onClick={(event) => isFollowed(event) && panels.follow(name)}
      onKeyDown={goIn}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || panels.blur()}
    >
      <a
        className={styles.link}
        href={toHref(entry.link)}
        aria-current={isHere ? "page" : undefined}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && panels.focus(name)}
      >
        <span className={styles.word}>{entry.name}</span>
      </a>
      {name && <PanelButton name={name} label={entry.name} panels={panels} />}
      {name && <MenuPanel entry={entry} name={name} panels={panels} />}
    </li>
  );
}

/** A click that leads away from this page in this window. */
function isFollowed({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const isLink = target instanceof Element && target.closest("a[href]") !== null;
  return isLink && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function PanelButton({ name, label, panels }: { name: string; label: string; panels: Panels }) {
  const t = useTranslations("shell");
  return (
    <button
      type="button"
      className={styles.more}
      aria-expanded={panels.open === name}
      aria-controls={panelId(name)}
      aria-label={t("showMore", { name: label })}
      onClick={() => panels.toggle(name)}
    >
      <Icon name="chevron-down" />
    </button>
  );
}
