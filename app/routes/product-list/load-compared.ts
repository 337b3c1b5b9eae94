import type { ApiClient } from "#api/client.ts";

/** What is chosen for comparison, as the tray shows it. An id that is gone is left out. */
export async function loadCompared(client: ApiClient, ids: string[]) {
  if (ids.length === 0) return [];
  const { list } = await client.list("product/getProductListByCategoryList", {
    id: ids,
    pageSize: ids.length,
  });
  return ids.flatMap((id) =>
    list
      .filter((product) => product.id === id)
      .map(({ model, name, category, image, language }) => ({ id, model, name, category, image, language })),
  );
}
