import { useEffect, useId, useRef } from "react";
import { useToHref } from "#app/ui/link/link-context.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import { searchPath } from "../search/search-path.ts";
import styles from "./suggestion-box.module.css";
import { SuggestionOption } from "./suggestion-option.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** The list below a search box, as wide as the line around it. It lies in the top layer, so that no panel cuts it off. */
export function SuggestionBox({ input }: { input: HTMLInputElement }) {
  const t = useTranslations("search");
  const toHref = useToHref();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = useSuggestions(input);
  const shown = found && found.hits.length > 0 ? found : undefined;
  const { isOpen, active, close } = useCombobox({ input, list, listId, found: shown });
  useEffect(() => {
    if (isOpen) list.current?.showPopover({ source: input.closest("label") ?? input });
    else list.current?.hidePopover();
  }, [isOpen, input]);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled in the input, which keeps the focus */}
      <div
        ref={list}
        id={listId}
        className={styles.list}
        popover="manual"
        role="listbox"
        aria-label={t("suggestions.label")}
        onMouseDown={(event) => event.preventDefault()}
        onClick={close}
      >
        {shown?.hits.map((hit, place) => (
          <SuggestionOption
            key={`${hit.type}/${hit.id}`}
            id={`${listId}-${place}`}
            hit={hit}
            chosen={place === active}
          />
        ))}
        {shown && (
          <a
            id={`${listId}-${shown.hits.length}`}
            className={styles.all}
            role="option"
            aria-selected={active === shown.hits.length}
            tabIndex={-1}
            href={toHref(searchPath(shown.key))}
          >
            {t("suggestions.all", { key: shown.key })}
          </a>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{found && t("suggestions.count", { count: found.hits.length })}</span>
      </VisuallyHidden>
    </>
  );
}
