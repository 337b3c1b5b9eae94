import { useState } from "react";
import { useLocation } from "react-router";
import type { Data } from "#api/client.ts";
import { useBrowserApi } from "#app/shell/browser-api/use-browser-api.ts";
import { track } from "#app/shell/navigation/pending-work.ts";
import { pageSize } from "./page-size.ts";
import type { SearchQuery } from "./search-query.ts";

export type Hit = Data<"homePage/searchByType">["list"][number];
type Added = { hits: Hit[]; pages: number; hasMore: boolean };
type State = "idle" | "loading" | "failed";

/** What was added to a search, by its place in the history: who comes back finds the list as long as it was. */
const kept = new Map<string, Added>();

export function useMoreResults(query: SearchQuery, hasMore: boolean) {
  const { key } = useLocation();
  const api = useBrowserApi();
  const [added, setAdded] = useState<Added>(() => kept.get(key) ?? { hits: [], pages: 0, hasMore });
  const [state, setState] = useState<State>("idle");
  const more = async () => {
    if (state === "loading") return;
    setState("loading");
    const { page, ...filters } = query;
    const params = { ...filters, pageNum: page + added.pages + 1, pageSize };
    try {
      const next = await track(api.get("homePage/searchByType", params));
      const longer = {
        hits: [...added.hits, ...next.list],
        pages: added.pages + 1,
        hasMore: next.hasMore,
      };
      kept.set(key, longer);
      setAdded(longer);
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return { added, state, more };
}
