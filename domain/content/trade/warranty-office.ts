import type { Rule } from "./rule.ts";

/** Terms that name an office to call name one that a variant has. */
export const checkWarrantyOffice: Rule = (content) => {
  const offices = new Set(content.variants.flatMap(({ data }) => (data.offices ?? []).map(({ id }) => id)));
  return content["warranty-terms"].flatMap(({ id, data: { office } }) =>
    office && !offices.has(office)
      ? [
          {
            file: `warranty-terms/${id}.yaml`,
            path: ["office"],
            message: `names the office ${office}, which no variant has`,
          },
        ]
      : [],
  );
};
