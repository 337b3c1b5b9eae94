import type { ApiClient } from "./client.ts";

/** Lists the first indexable pages without their language; products and documents come last. */
export async function listPaths(client: Pick<ApiClient, "get">, most: number): Promise<string[]> {
  const paths: string[] = [];
  for (let pageNum = 1; paths.length < most; pageNum++) {
    const { list, hasMore } = await client.get("site/getAddressList", { pageNum });
    paths.push(...list);
    if (!hasMore) break;
  }
  return paths.slice(0, most);
}
