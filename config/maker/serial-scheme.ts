import { z } from "zod";

const fields = ["model", "year", "week", "month", "number", "check"] as const;
export type SerialField = (typeof fields)[number];
export type SerialPart = { field: SerialField | "text"; text: string; length: number };

const partPattern = new RegExp(`\\{(${fields.join("|")}):(\\d)\\}|([A-Z0-9]+)`, "y");

/** Parses `HD{model:2}{year:2}{week:2}{number:5}{check:1}`; undefined for any other form. */
export function serialParts(pattern: string): SerialPart[] | undefined {
  const parts: SerialPart[] = [];
  partPattern.lastIndex = 0;
  while (partPattern.lastIndex < pattern.length) {
    const match = partPattern.exec(pattern);
    if (!match) return undefined;
    const [, field, length, text = ""] = match;
    parts.push(
      field
        ? { field: field as SerialField, text: "", length: Number(length) }
        : { field: "text", text, length: text.length },
    );
  }
  return parts;
}

const checks = z.enum(["iso-7064-mod-37-2", "weights-mod-36", "luhn"]);

export const serialScheme = z.strictObject({
  pattern: z
    .string()
    .refine((text) => serialParts(text), "must be capitals, digits and parts such as {model:2} or {week:2}")
    .refine(
      (text) => serialParts(text)?.some(({ field }) => field === "model"),
      "must have a part {model:...}",
    )
    .describe("Fixed letters, and parts with their length: model, year, week or month, number, check"),
  check: checks.optional().describe("The rule of the check character, the last of the number"),
  earlierCheck: z
    .strictObject({ check: checks, until: z.int() })
    .optional()
    .describe("Another rule for devices built up to the end of a year"),
  example: z
    .string()
    .regex(/^[A-Z0-9]+$/)
    .describe("A number in the hint of the form; it must be a right one"),
  models: z.record(z.string().regex(/^[A-Z0-9]+$/), z.string()).describe("Product by model code"),
});

export type SerialScheme = z.output<typeof serialScheme>;
