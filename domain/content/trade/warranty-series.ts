import type { Rule } from "./rule.ts";

/** Terms name series of their own category: the page leads from there to the list of each. */
export const checkWarrantySeries: Rule = ({ warranty, series }) =>
  warranty.flatMap(({ id, data }) =>
    data.series.flatMap((name, place) => {
      const found = series.find((entry) => entry.id === name);
      if (!found || found.data.category === data.category) return [];
      const message = `names the series ${name} of ${found.data.category} under ${data.category}`;
      return [{ file: `warranty/${id}.yaml`, path: ["series", place], message }];
    }),
  );
