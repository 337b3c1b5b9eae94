import type { ApiClient } from "#api/client.ts";

/** A message about more than these is about something else. */
const most = 4;

type Listed = { id: string; model: string; name: string };

/** The products that an address names by id, model or name, in its order. */
export async function loadAskedProducts(client: ApiClient, asked: string, listed: Listed[]) {
  const words = asked.split(",").map((word) => word.trim().toLowerCase());
  const named = words.map((word) =>
    listed.find(({ id, model, name }) => [id, model, name].some((one) => one.toLowerCase() === word)),
  );
  const ids = named.flatMap((product) => (product ? [product.id] : []));
  if (asked === "" || ids.length !== words.length || ids.length > most) return [];
  const { list } = await client.list("product/getProductListByCategoryList", { id: ids, pageSize: most });
  return ids.flatMap((id) => {
    const product = list.find((one) => one.id === id);
    if (!product) return [];
    const { model, name, summary, image, language } = product;
    return [{ id, model, name, summary, image, language, title: productTitle({ model, name }) }];
  });
}

export type AskedProduct = Awaited<ReturnType<typeof loadAskedProducts>>[number];

/** Its name and model, once. */
export function productTitle({ name, model }: { name: string; model: string }) {
  return name.includes(model) ? name : `${name} (${model})`;
}
