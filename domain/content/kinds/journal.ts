import { z } from "zod";
import { languageTags } from "#i18n/locales.ts";
import { country, html, instant, line, mediaId, slug, timeZone } from "../fields.ts";

const article = z.strictObject({
  title: line,
  summary: line,
  body: html,
  isSummary: z.literal(true).optional(),
});

export const blogs = {
  data: z.strictObject({
    category: slug,
    date: instant,
    author: line,
    image: mediaId.optional(),
    products: z.array(slug).optional(),
  }),
  text: article,
};

export const news = {
  data: z.strictObject({
    date: instant,
    image: mediaId.optional(),
    products: z.array(slug).optional(),
  }),
  text: article,
};

export const events = {
  data: z.strictObject({
    start: instant,
    end: instant,
    timeZone,
    country,
    image: mediaId.optional(),
    url: z.url().optional(),
  }),
  text: z.strictObject({ title: line, place: line, summary: line, body: html }),
};

export const webinars = {
  data: z.strictObject({
    code: z.string().regex(/^[A-Z0-9-]{3,20}$/),
    start: instant,
    minutes: z.int().min(5),
    timeZone,
    spoken: z.enum(languageTags),
    products: z.array(slug).optional(),
    image: mediaId.optional(),
    recording: slug.optional(),
  }),
  text: z.strictObject({ title: line, summary: line, body: html, speaker: line }),
};
