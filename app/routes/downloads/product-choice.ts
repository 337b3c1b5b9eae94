export type Products = { id: string; model: string; name: string; count: number }[];

const mostChoices = 200;

/** A longer list is not read through: then the model number is typed, and no page carries the list. */
export function productChoice(products: Products, chosen: string) {
  const model = products.find(({ id }) => id === chosen)?.model ?? chosen;
  if (products.length > mostChoices) return { products: undefined, model };
  return { products: products.map(({ id, model, name, count }) => ({ id, model, name, count })), model };
}
