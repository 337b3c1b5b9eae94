import type { SeoEntry } from "../site-types.ts";
import type { ShellStore } from "../state/shell-state.ts";

type Ask = () => Promise<SeoEntry[]>;

/**
 * Loads the SEO list once. A list that has entries is returned as it is; the flag is up during the call and down
 * afterwards in every case; an answer with another code fails with its text; a network failure is logged and passed on.
 */
export async function loadSeoList(store: ShellStore, ask: Ask): Promise<SeoEntry[]> {
  const { seoList, setSeoList, setSeoListLoading } = store.getState();
  if (seoList.length > 0) return seoList;
  setSeoListLoading(true);
  try {
    const list = await askAndLog(ask);
    setSeoList(list);
    return list;
  } finally {
    setSeoListLoading(false);
  }
}

async function askAndLog(ask: Ask) {
  try {
    return await ask();
  } catch (error) {
    const isAnswered = error instanceof Error && error.name === "ApiStatusError";
    if (!isAnswered) console.error("SEO list:", error);
    throw error;
  }
}
