import { expect, test } from "vitest";
import { createClient } from "#api/client.ts";
import { watchValues } from "./known-values.ts";

const facets = [
  { id: "phases", options: [{ id: "single" }, { id: "three" }] },
  { id: "weight", options: [{ id: "0-20" }] },
];
const list = [{ id: "hd-r5-1p", segment: "Residential" }, { id: "hd-r8-3p" }];

/** Whether a list with two entries on one page knows what an address asks for. */
async function knows(query: string) {
  const search = new URLSearchParams(query);
  const watched = watchValues(search, async ({ params }) => ({
    status: 200,
    envelope: { code: 200, msg: "ok", data: { total: 2, facets, list: params.pageNum === 1 ? list : [] } },
    tags: [],
  }));
  const client = createClient({ transport: watched.transport, language: "en" });
  await client.list("product/getProductListByCategoryList", {
    phases: search.getAll("phases"),
    spec: search.getAll("spec"),
    sort: search.get("sort") === "name" ? "name" : undefined,
    pageNum: Number(search.get("page") ?? 1),
  } as never);
  return watched.areKnown();
}

test.each([
  "",
  "nova=true",
  "page=1",
  "sort=name",
  "phases=single",
  "phases=single&phases=three",
  "spec=weight:0-20",
  "compare=hd-r5-1p",
])("a list asked for ?%s has what was asked for", async (query) => {
  expect(await knows(query)).toBe(true);
});

test.each([
  ["a page beyond the last", "page=2"],
  ["a page that is none", "page=one"],
  ["a choice that there is not", "phases=many"],
  ["such a choice beside one that there is", "phases=single&phases=many"],
  ["a span that there is not", "spec=weight:0-21"],
  ["a filter that there is not", "spec=height:0-20"],
  ["an order that there is not", "sort=luck"],
  ["a product that there is not", "compare=hd-x"],
  ["the name of a field", "compare=segment"],
])("%s is not what a list has", async (_, query) => {
  expect(await knows(query)).toBe(false);
});
