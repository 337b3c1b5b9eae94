import { z } from "zod";
import { documentKinds } from "#db/schema/documents.ts";
import { defaultLanguage, languageTags } from "#i18n/locales.ts";
import {
  answers,
  inLanguages,
  instant,
  line,
  mediaId,
  paragraph,
  position,
  productTypes,
  segments,
  slug,
} from "../fields.ts";

const filePath = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, "must be a relative file path");

export const documents = {
  data: z.strictObject({
    kind: z.enum(documentKinds),
    topic: slug.optional(),
    products: z.array(slug),
    productTypes,
    segments,
    language: z.enum(languageTags),
    version: line,
    date: instant,
    pages: z.int().min(1),
    bytes: z.int().min(1),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    path: filePath,
    replaces: slug.optional(),
    titles: inLanguages(line.optional()).extend({ [defaultLanguage]: line }),
  }),
};

/** content/certificates/<id>.yaml: `standard` is called as it is among the approvals of the products. */
export const certificates = {
  data: z.strictObject({
    standard: line,
    number: line,
    laboratory: line,
    issued: instant,
    validUntil: instant.optional(),
    products: z.array(slug).min(1),
    scope: inLanguages(line.optional()).extend({ [defaultLanguage]: line }),
    path: filePath.optional(),
  }),
};

export const videos = {
  data: z.strictObject({
    position,
    category: slug,
    company: z.literal("yes").optional(),
    products: z.array(slug),
    date: instant,
    seconds: z.int().min(1),
    width: z.int().min(1),
    height: z.int().min(1),
    webm: filePath,
    mp4: filePath,
    poster: mediaId.optional(),
    captions: inLanguages(filePath.optional()),
  }),
  text: z.strictObject({ title: line, description: paragraph, answers }),
};
