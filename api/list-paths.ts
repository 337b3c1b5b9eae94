import type { ApiClient } from "./client.ts";

/** The first pages that are worth finding, without language; products and documents last. */
export async function listPaths(client: Pick<ApiClient, "get">, most: number): Promise<string[]> {
  const paths: string[] = [];
  for (let pageNum = 1; paths.length < most; pageNum++) {
    const { list, hasMore } = await client.get("site/getAddressList", { pageNum });
    paths.push(...list);
    if (!hasMore) break;
  }
  return paths.slice(0, most);
}
