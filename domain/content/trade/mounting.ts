import { type Product, productRule } from "./rule.ts";

const outdoors = /outside wall|outdoor|carport|in the rain|open air/i;

/** What stands on a plinth stands in the rain: IP54 or more. What has less says nothing of the open air. */
export const checkMounting = productRule(({ data, texts }) => {
  if (isRainproof({ data })) return undefined;
  const code = data.specs.protection;
  if (data.specs.mounting === "plinth")
    return {
      path: ["specs", "protection"],
      message: `${code} does not stand on a plinth outdoors: IP54 or more`,
    };
  const { summary = "", uses = [] } = texts.en ?? {};
  const found = outdoors.exec([summary, ...uses].join("\n"))?.[0];
  if (!found) return undefined;
  return { path: ["specs", "protection"], message: `${code} is for indoors, but its text says "${found}"` };
});

/** IPx4 or more, or nothing said. */
export function isRainproof({ data }: Pick<Product, "data">) {
  const water = /^IP\d(\d)$/.exec(String(data.specs.protection ?? ""))?.[1];
  return water === undefined || Number(water) >= 4;
}
