import type { ApiClient } from "#api/client.ts";
import { keepBrackets } from "#i18n/unbroken.ts";

const pageSize = 12;
const documentsShown = 6;

/** Discontinued models with what is still kept for them. */
export async function loadLegacy(client: ApiClient, category: string | undefined, page: number) {
  const query = { category, legacy: true, pageNum: page, pageSize };
  const { list, total, categories } = await client.list("product/getProductListByCategoryList", query);
  const found = categories.find(({ id }) => id === category);
  const products = await Promise.all(
    list.map(async (product) => ({ ...shown(product), documents: await documentsOf(client, product.id) })),
  );
  return {
    products,
    category: found && { id: found.id, name: found.name },
    page,
    pages: Math.ceil(total / pageSize),
  };
}

export type LegacyProduct = Awaited<ReturnType<typeof loadLegacy>>["products"][number];

type Listed = Awaited<ReturnType<ApiClient["list"]>>;
type Product = Extract<Listed, { facets: unknown }>["list"][number];

function shown({ id, model, name, summary, category, image, language, legacy }: Product) {
  const successors = legacy?.successors.map((next) => ({
    id: next.id,
    model: next.model,
    name: next.name,
    language: next.language,
  }));
  return {
    id,
    model,
    name: keepBrackets(name),
    summary,
    category,
    image,
    language,
    legacy: legacy && { ...legacy, successors: successors ?? [] },
  };
}

async function documentsOf(client: ApiClient, productId: string) {
  const { list } = await client.list("download/getDocumentSearchResultList", {
    productId,
    pageSize: documentsShown,
  });
  return list.map(({ id, title, titleLanguage, kind, language, version, path }) => ({
    ...{ id, title, titleLanguage, kind, language, version, path },
  }));
}
