import { currentMaker } from "./read-maker.ts";

// As in config/product.ts, the build puts the values in place of this file.
/** What products and papers are sorted by; the words of the maker's record, which are values of the calls too. */
export const { productTypes, segments } = currentMaker().data;
