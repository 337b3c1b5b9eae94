import type { Product, Rule } from "./rule.ts";

/** Terms of one market are for devices that hold an approval of that market; where some are not, a limit says so. */
export const checkWarrantyMarket: Rule = ({ warranty, products }) =>
  warranty.flatMap(({ id, data, texts }) => {
    const { market, series } = data;
    if (!market) return [];
    return series.flatMap((name, place) => {
      const models = products.filter((product) => product.data.series === name && !product.data.legacy);
      const held = models.filter((product) => holds(product, market));
      const told = texts.en?.limit ?? texts.en?.note;
      if (held.length === models.length || (held.length > 0 && told)) return [];
      const lacking = models.filter((product) => !held.includes(product)).map(({ data: { model } }) => model);
      const message = `promises ${name} a warranty in ${market}, where the approval of ${lacking.join(", ")} is not held`;
      return [{ file: `warranty/${id}.yaml`, path: ["series", place], message }];
    });
  });

function holds({ data }: Product, market: string) {
  return (data.approvals ?? []).some((approval) => approval.market === market && approval.held);
}
