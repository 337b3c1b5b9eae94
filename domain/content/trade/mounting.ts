import { productRule } from "./rule.ts";

const outdoors = /outside wall|outdoor|carport|in the rain|open air/i;

/** What stands on a plinth stands in the rain: IP54 or more. What has less says nothing of the open air. */
export const checkMounting = productRule(({ data, texts }) => {
  const code = String(data.specs.protection ?? "");
  const water = Number(/^IP\d(\d)$/.exec(code)?.[1] ?? 9);
  if (water >= 4) return undefined;
  if (data.specs.mounting === "plinth")
    return { word: "protection:", message: `${code} does not stand on a plinth outdoors: IP54 or more` };
  const { summary = "", uses = [] } = texts.en ?? {};
  const found = outdoors.exec([summary, ...uses].join("\n"))?.[0];
  if (!found) return undefined;
  return { word: "protection:", message: `${code} is for indoors, but its text says "${found}"` };
});
