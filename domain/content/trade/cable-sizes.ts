import { walkContent } from "../validate/walk.ts";
import type { Rule } from "./rule.ts";

const typed = /(?<![\d.,])\d[\d.,]*\s?mm²/;

/** What is said of a product's cables is quoted from its table, never typed: two papers cannot differ then. */
export const checkCableSizes: Rule = ({ products, solutions, cases }) =>
  [...walkContent({ products, solutions, cases })].flatMap(({ file, path, value }) => {
    const size = typed.exec(value)?.[0];
    if (!size) return [];
    return [{ file, path, message: `types "${size}"; quote it, as in {{…batteryCopper}}` }];
  });
