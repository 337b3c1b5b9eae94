import { useEffect, useMemo, useState } from "react";
import type { Data } from "#api/client.ts";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { browserApi } from "./browser-api.ts";

export type Hit = Data<"homePage/searchByType">["list"][number];
export type Suggestions = { key: string; hits: Hit[] };

/** Half of the 150 ms between the last key and the list are left to the network. */
const pause = 70;
const most = 6;

/** What the words in a search box may mean, asked anew with every key; an older question is given up. */
export function useSuggestions(input: HTMLInputElement) {
  const [found, setFound] = useState<Suggestions>();
  const language = useLanguage();
  const api = useMemo(() => browserApi(language), [language]);
  useEffect(() => {
    let running = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (key: string, { signal }: AbortController) => {
      try {
        const query = { keyword: key, pageSize: most };
        const { list } = await api.get("homePage/searchByType", query, signal);
        if (!signal.aborted) setFound({ key, hits: list });
      } catch {
        // A suggestion that does not come is missed by nobody.
        if (!signal.aborted) setFound(undefined);
      }
    };
    const changed = () => {
      clearTimeout(timer);
      running.abort();
      running = new AbortController();
      const key = input.value.trim();
      if (key === "") setFound(undefined);
      else timer = setTimeout(ask, pause, key, running);
    };
    if (input.value !== input.defaultValue) changed();
    input.addEventListener("input", changed);
    return () => {
      clearTimeout(timer);
      running.abort();
      input.removeEventListener("input", changed);
    };
  }, [input, api]);
  return found;
}
