import { useMemo, useState } from "react";
import { entryId } from "./entry-id.ts";
import type { Group } from "./group.ts";
import { matches, searchable } from "./matches.ts";

/** What the server found for the keyword of the address, until somebody types; from then on what the page itself finds. */
export function useFaqFilter(groups: Group[], asked: string, found: string[] | null) {
  const [{ typed, over }, setTyped] = useState<{ typed?: string; over: string }>({ over: asked });
  // Another keyword in the address is a new question.
  if (over !== asked) setTyped({ over: asked });
  const type = (words: string) => setTyped({ typed: words, over: asked });
  const isTyping = typed !== undefined;
  const texts = useMemo(() => (isTyping ? searchableTexts(groups) : undefined), [groups, isTyping]);
  const keyword = typed ?? asked;
  const isShown = (id: string) =>
    texts ? matches(texts.get(id) ?? "", keyword) : (found?.includes(id) ?? true);
  return { keyword, type, groups: narrowed(groups, isShown) };
}

function searchableTexts(groups: Group[]) {
  return new Map(
    groups.flatMap(({ id, title, entries }) =>
      entries.map(
        (entry) => [entryId(id, entry.id), searchable(`${title} ${entry.question} ${entry.answer}`)] as const,
      ),
    ),
  );
}

function narrowed(groups: Group[], isShown: (id: string) => boolean) {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ id }) => isShown(entryId(group.id, id))) }))
    .filter(({ entries }) => entries.length > 0);
}
