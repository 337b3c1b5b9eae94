type Hit = { type: string; id: string; title: { text: string; match: boolean }[]; discontinued: boolean };

/**
 * What stands together on a page of results: products that are sold come first, those that are not come late, pages of the
 * site last, unless the best hit is one that is called what was asked for. Between them the kinds follow each other by their best hit.
 */
export function arrangeHits<T extends Hit>(hits: T[]): T[] {
  const groups = Map.groupBy(hits, (hit) => (hit === hits[0] && isNamed(hit) ? "named" : groupOf(hit)));
  const order = [...groups.keys()];
  const last = order.length;
  const ranks: Record<string, number> = { named: -2, product: -1, discontinued: last, page: last + 1 };
  const rankOf = (group: string) => ranks[group] ?? order.indexOf(group);
  return order.sort((one, other) => rankOf(one) - rankOf(other)).flatMap((group) => groups.get(group) ?? []);
}

const groupOf = (hit: Hit) => (hit.discontinued ? "discontinued" : hit.type);

/** A fixed page whose title begins with what was asked for; lists of products are no better than the products. */
function isNamed({ type, id, title }: Hit): boolean {
  return type === "page" && !id.includes("/") && title[0]?.match === true;
}
