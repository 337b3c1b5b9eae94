import { useMemo, useState } from "react";
import { useLanguage } from "#app/ui/language/use-language.ts";
import type { Language } from "#i18n/locales.ts";
import { entryId } from "./entry-id.ts";
import type { Group } from "./group.ts";
import { matches, searchable } from "./matches.ts";

/** What the server found for the keyword of the address, until somebody types; from then on what the page itself finds among all. */
export function useFaqFilter(found: Group[], asked: string) {
  const language = useLanguage();
  const [{ typed, over }, setTyped] = useState<{ typed?: string; over: string }>({ over: asked });
  const [loaded, setLoaded] = useState<Group[]>();
  // Another keyword in the address is a new question.
  if (over !== asked) setTyped({ over: asked });
  const isTyping = typed !== undefined;
  const all = (asked && loaded) || found;
  const type = (words: string) => {
    setTyped({ typed: words, over: asked });
    // Without a connection those that were found are all there is.
    if (asked && !isTyping) loadGroups(language).then(setLoaded, () => {});
  };
  const texts = useMemo(() => (isTyping ? searchableTexts(all) : undefined), [all, isTyping]);
  const keyword = typed ?? asked;
  const groups = texts ? narrowed(all, (id) => matches(texts.get(id) ?? "", keyword)) : found;
  return { keyword, type, groups };
}

async function loadGroups(language: Language) {
  const { browserApi } = await import("#app/shell/later/browser-api.ts");
  return (await browserApi(language).get("support/getFaqListByCategoryList", {})).groups;
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
