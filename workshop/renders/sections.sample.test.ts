import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

type Plan = { script: string; products: Record<string, number>; marks: Record<string, [number, number]> };
type Solution = { products: { product: string; quantity: number }[]; marks?: Plan["marks"] };

const folder = join(import.meta.dirname, "sections");
const plans: Record<string, Plan> = JSON.parse(readFileSync(join(folder, "plan.json"), "utf8"));
const scripts = readdirSync(folder).filter((name) => name.endsWith(".py"));
const ids = scripts.map((name) => name.slice(0, -3).replaceAll("_", "-")).sort();

test("every section model has its plan", () => {
  expect(Object.keys(plans).sort()).toEqual(ids);
});

test.each(ids)("%s: the plan was written by the script as it stands", (id) => {
  const script = readFileSync(join(folder, `${id.replaceAll("-", "_")}.py`));
  expect(plans[id]?.script).toBe(createHash("sha256").update(script).digest("hex").slice(0, 12));
});

test.each(ids)("%s: what stands in the picture is what the record names, and as often", (id) => {
  const named = readSolution<Solution>(id).products.map(({ product, quantity }) => [product, quantity]);
  expect(plans[id]?.products).toEqual(Object.fromEntries(named));
});

test.each(ids)("%s: every number points into the picture", (id) => {
  const places = Object.values(plans[id]?.marks ?? {});
  expect(places.length).toBeGreaterThan(3);
  expect(places.flat().filter((part) => part < 2 || part > 98)).toEqual([]);
});

const shown = ids.filter((id) => readSolution<Solution>(id).marks);

test.each(shown)(
  "%s: the record's numbers stand where the script put its things, with words in each language",
  (id) => {
    const { marks } = readSolution<Solution>(id);
    expect(marks).toEqual(plans[id]?.marks);
    for (const language of ["en", "es", "my"]) {
      const words = readSolution<{ marks?: Record<string, string> }>(`${id}.${language}`).marks;
      expect(Object.keys(words ?? {}), language).toEqual(Object.keys(marks ?? {}));
    }
  },
);

function readSolution<T>(name: string): T {
  return parse(readFileSync(join(import.meta.dirname, "../../content/solutions", `${name}.yaml`), "utf8"));
}
