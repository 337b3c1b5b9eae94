type Hit = { type: string; id: string; title: { text: string; match: boolean }[]; discontinued: boolean };

/**
 * What stands together on a page of results: products that are sold come first, those that are not come late, pages of the
 * site last, unless one is called what was asked for. Between them the kinds follow each other by their best hit.
 */
export function arrangeHits<T extends Hit>(hits: T[]): T[] {
  const groups = Map.groupBy(hits, groupOf);
  const order = [...groups.keys()];
  const last = order.length;
  const ranks: Record<string, number> = { named: -2, product: -1, discontinued: last, page: last + 1 };
  const rankOf = (group: string) => ranks[group] ?? order.indexOf(group);
  return order.sort((one, other) => rankOf(one) - rankOf(other)).flatMap((group) => groups.get(group) ?? []);
}

function groupOf(hit: Hit): string {
  if (hit.discontinued) return "discontinued";
  return hit.type === "page" && isNamed(hit) ? "named" : hit.type;
}

/** A fixed page whose title is all that was asked for; lists of products are no better than the products. */
function isNamed({ id, title }: Hit): boolean {
  return !id.includes("/") && title.every(({ text, match }) => match || !/\p{L}/u.test(text));
}
