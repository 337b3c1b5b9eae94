import type { ApiClient } from "#api/client.ts";

const othersShown = 3;

/** One case study, and a few others to go on with. */
export async function loadCase(client: ApiClient, id: string) {
  const [entry, { list }] = await Promise.all([
    client.one("case/getCaseStudyListAndCategoryList", { id }),
    client.list("case/getCaseStudyListAndCategoryList", { pageSize: othersShown + 1 }),
  ]);
  return { entry, others: list.filter((other) => other.id !== id).slice(0, othersShown) };
}

export type CaseData = Awaited<ReturnType<typeof loadCase>>;
