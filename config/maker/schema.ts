import { z } from "zod";
import { defaultLocale, locales } from "../languages.ts";
import { parseColour } from "./colour.ts";
import { colourNames } from "./palette.ts";
import { serialScheme } from "./serial-scheme.ts";

const line = z.string().trim().min(1).max(400);
const colour = z
  .string()
  .refine((text) => parseColour(text), "must be a colour such as #0f7644 or oklch(0.5 0.125 153)");
/** An id that the maker chooses. It appears in addresses and API calls, so it has no full stop or comma. */
const sortingWord = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} &+/'()-]{0,39}$/u, "must be a name of at most 40 letters, without . or ,");
const fileName = (endings: string) =>
  z.string().regex(new RegExp(`^[a-z0-9-]+\\.(${endings})$`), `must be a file of this folder: ${endings}`);

const chosenColours = Object.fromEntries(colourNames.map((name) => [name, colour.optional()])) as Record<
  (typeof colourNames)[number],
  z.ZodOptional<typeof colour>
>;

/** content/maker/maker.yaml: the maker. Read at build and at start. */
export const makerData = z.strictObject({
  name: line.describe("In titles, mails, the manifest and beside the symbol"),
  legalName: line.optional().describe("In papers and feeds, where the company itself speaks"),
  api: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]*$/, "must be one word of letters and digits")
    .describe("The word in the address of the calls: /get<Word>Api/"),
  languages: z
    .array(z.enum(locales))
    .min(1)
    .refine(
      (names) => names.includes(defaultLocale),
      `must contain ${defaultLocale}, which stands in for others`,
    )
    .optional()
    .describe(
      "Those the site speaks, unless LANGUAGES says otherwise; without it all that are not off by default",
    ),
  model: line.describe("A model number that hints give as an example"),
  colours: z
    .strictObject({ ...chosenColours, brand: colour, second: colour })
    .describe("Two colours; every other of the site follows from them unless it is named too"),
  symbol: fileName("svg").describe("A square drawing in one colour: header, icons, social picture"),
  wordmark: fileName("svg").optional().describe("The name as a drawing in one colour; without it, letters"),
  socialPicture: fileName("png")
    .optional()
    .describe("1200 by 630, shown where a page is shared; without it one is made of the symbol"),
  font: z
    .strictObject({ family: line, file: fileName("woff2") })
    .optional()
    .describe("A variable font for Latin letters in place of the one that comes with the site"),
  productTypes: z
    .array(sortingWord)
    .max(8)
    .default([])
    .describe("What products and papers are sorted by: filters of downloads and search, values of the calls"),
  segments: z
    .array(sortingWord)
    .max(6)
    .default([])
    .describe("Whom products, solutions and cases are made for: filters of lists, values of the calls"),
  serial: serialScheme
    .optional()
    .describe("How serial numbers are written; without it the site has no check of them"),
  ignoredAdvice: z
    .record(line, line)
    .optional()
    .describe("Advice of the checks that does not apply here, by its code, each with the reason"),
  interfaceGlossary: z
    .literal(true)
    .optional()
    .describe("The texts use the same words as the interface: i18n/glossary"),
});

const pattern = line.refine((text) => {
  try {
    return Boolean(new RegExp(text, "u"));
  } catch {
    return false;
  }
}, "must be a word or a regular expression");
const sentences = z.string().trim().min(1).max(1000);

/** content/maker/maker.<tag>.yaml: the maker's words in one language. */
export const makerText = z.strictObject({
  description: line.describe("One line: the manifest and the feeds"),
  names: z
    .record(sortingWord, line)
    .optional()
    .describe("Product types and segments in this language; without it they are called as in maker.yaml"),
  words: z
    .record(
      z.string().regex(/^\w+(\.\w+)+$/, "must be a key such as catalogue.home.categoriesLead"),
      sentences,
    )
    .optional()
    .describe("Interface words said another way, by their keys in i18n/messages"),
  glossary: z
    .array(z.strictObject({ term: line, not: z.array(pattern).min(1) }))
    .optional()
    .describe("Words of the texts: the term, and what is not said for it"),
});

export type MakerData = z.output<typeof makerData>;
export type MakerText = z.output<typeof makerText>;
