import type { SeoEntry } from "../site.ts";
import type { ShellStore } from "../state/shell-state.ts";

export type SeoAnswer = { code: number; data: SeoEntry[]; msg: string };

/**
 * Loads the SEO list once. A list that has entries is returned as it is; the flag is up during the call and down
 * afterwards in every case; an answer with another code fails with its text; a network failure is logged and passed on.
 */
export async function loadSeoList(store: ShellStore, ask: () => Promise<SeoAnswer>): Promise<SeoEntry[]> {
  const { seoList, setSeoList, setSeoListLoading } = store.getState();
  if (seoList.length > 0) return seoList;
  setSeoListLoading(true);
  try {
    const answer = await askAndLog(ask);
    if (answer.code !== 200) throw new Error(answer.msg);
    setSeoList(answer.data);
    return answer.data;
  } finally {
    setSeoListLoading(false);
  }
}

async function askAndLog(ask: () => Promise<SeoAnswer>) {
  try {
    return await ask();
  } catch (error) {
    console.error("SEO list:", error);
    throw error;
  }
}
