import { useEffect } from "react";
import { BestAnswer } from "./best-answer.tsx";
import type { Hit } from "./hit.ts";
import { typesOf } from "./kinds.ts";
import { rememberWord } from "./recent-words.ts";
import { Result } from "./result.tsx";
import styles from "./result-list.module.css";
import type { SearchQuery } from "./search-query.ts";

type Props = { list: Hit[]; start: number; query: SearchQuery; hasAnswer: boolean };

/** A page of results, best first, numbered on from the pages before. */
export function ResultList({ list, start, query, hasAnswer }: Props) {
  const { keyword, type } = query;
  useEffect(() => {
    if (keyword) rememberWord(keyword);
  }, [keyword]);
  const sayType = !type || typesOf(type).length > 1;
  return (
    <ol className={styles.list} start={start}>
      {list.map((hit, place) =>
        hasAnswer && place === 0 ? (
          <BestAnswer key={`${hit.type}/${hit.id}`} hit={hit} />
        ) : (
          <Result key={`${hit.type}/${hit.id}`} hit={hit} sayType={sayType} />
        ),
      )}
    </ol>
  );
}
