import { z } from "zod";

export type Call = {
  method: "GET" | "POST";
  summary: string;
  params: z.ZodObject;
  data: z.ZodType;
};

export const get = <P extends z.ZodRawShape, D extends z.ZodType>(summary: string, params: P, data: D) => ({
  method: "GET" as const,
  summary,
  params: z.object({ ...params, languageCode: languageCode.optional() }),
  data,
});

export const post = <P extends z.ZodRawShape, D extends z.ZodType>(summary: string, params: P, data: D) => ({
  method: "POST" as const,
  summary,
  params: z.object({ ...params, languageCode: languageCode.optional() }),
  data,
});

/** The content edition (english unless configured otherwise) or, for outside callers, a language. */
const languageCode = z.string().max(20).meta({ description: "Content edition or language" });

export const pageParams = {
  pageNum: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(12),
};

export const shortPageParams = { ...pageParams, pageSize: pageParams.pageSize.unwrap().max(50).default(12) };

export const pageOf = <T extends z.ZodType>(entry: T) =>
  z.object({ total: z.int(), list: z.array(entry), hasMore: z.boolean() });

export const several = <T extends z.ZodType>(entry: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(entry).max(20).optional(),
  );

/** PostgreSQL stores no NUL and no lone surrogate, so no record can match them. */
export const findable = (text: string) => text.toWellFormed().replaceAll("\0", "\u{FFFD}");

/** Text that a visitor typed. The form limits its length, with a message in words. */
export const formField = z.string().max(20_000).transform(findable).optional();

/** Fields that every form carries. */
export const formGuards = {
  website: formField.meta({ description: "Left empty by people" }),
  stamp: formField.meta({ description: "Signed time at which somebody began to fill the form in" }),
};

export const id = z.string().min(1).max(120).transform(findable);
export const keyword = z.string().max(200).transform(findable);
export const yesOrNo = z
  .enum(["true", "false"])
  .or(z.boolean())
  .transform((value) => value === true || value === "true");
