import { Icon } from "#app/ui/icon/icon.tsx";
import { useToHref } from "#app/ui/link/link-context.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { HitType } from "../search/hit-type.tsx";
import { MarkedText } from "../search/marked-text.tsx";
import styles from "./suggestion-box.module.css";
import type { Hit } from "./use-suggestions.ts";

type Props = { id: string; hit: Hit; chosen: boolean };

export function SuggestionOption({ id, hit, chosen }: Props) {
  const toHref = useToHref();
  return (
    <a
      id={id}
      className={styles.option}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      href={toHref(hit.url)}
    >
      <span className={styles.picture}>
        {hit.image ? (
          <Picture entry={hit.image} alt="" sizes="3rem" ratio="1:1" fit="contain" eager spinner={false} />
        ) : (
          <Icon name={hit.type === "document" ? "document" : "search"} />
        )}
      </span>
      <span lang={hit.language}>
        <MarkedText segments={hit.title} />
      </span>
      <span className={styles.type}>
        <HitType hit={hit} />
      </span>
    </a>
  );
}
