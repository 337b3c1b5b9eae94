import type { Hit } from "./hit.ts";

export type ResultGroup = { type: Hit["type"]; discontinued: boolean; first: number; hits: Hit[] };

/** The hits as they follow each other, cut where another kind begins. */
export function resultGroups(list: Hit[], start: number): ResultGroup[] {
  const groups: ResultGroup[] = [];
  for (const [place, hit] of list.entries()) {
    const last = groups.at(-1);
    if (last?.type === hit.type && last.discontinued === hit.discontinued) last.hits.push(hit);
    else groups.push({ type: hit.type, discontinued: hit.discontinued, first: start + place, hits: [hit] });
  }
  return groups;
}
