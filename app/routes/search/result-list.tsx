import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import type { Hit } from "./hit.ts";
import { Result } from "./result.tsx";
import styles from "./result-list.module.css";

/** A page of results, numbered on from the pages before. */
export function ResultList({ list, start }: { list: Hit[]; start: number }) {
  const t = useTranslations("search");
  return (
    <>
      <VisuallyHidden as="h2">{t("results")}</VisuallyHidden>
      <ol className={styles.list} start={start}>
        {list.map((hit) => (
          <Result key={`${hit.type}/${hit.id}`} hit={hit} />
        ))}
      </ol>
    </>
  );
}
