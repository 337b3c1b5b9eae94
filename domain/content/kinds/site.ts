import { z } from "zod";
import {
  answers,
  html,
  latitude,
  line,
  localeCode,
  longitude,
  mediaId,
  paragraph,
  path,
  position,
  slug,
} from "../fields.ts";

type Item = { id: string; path: string; mateCode?: string; image?: string; children?: Item[] };

const item: z.ZodType<Item> = z.lazy(() =>
  z.strictObject({
    id: slug,
    path,
    mateCode: z.string().optional(),
    image: mediaId.optional(),
    children: z.array(item).optional(),
  }),
);

/** The panel shows two rows of three, and all that is sent. */
const mostInCategory = 6;

/** content/navigation/main.yaml: the whole menu as a tree; its words are keyed by item id. */
export const navigation = {
  data: z.strictObject({
    items: z
      .array(item)
      .refine(
        (items) =>
          items.every(
            ({ mateCode, children = [] }) =>
              mateCode !== "Products" ||
              children.every((category) => (category.children?.length ?? 0) <= mostInCategory),
          ),
        `holds more than ${mostInCategory} entries of one category of products; the panel has no place for them`,
      ),
  }),
  text: z.strictObject({
    items: z.record(
      slug,
      z.strictObject({
        title: line,
        alt: line.optional(),
        description: paragraph.optional(),
        explain: paragraph.optional(),
      }),
    ),
  }),
};

/** content/seo/pages.yaml: one entry per fixed page; records bring their own title and description. */
export const seo = {
  data: z.strictObject({
    pages: z.array(z.strictObject({ id: slug, path, image: mediaId.optional() })),
  }),
  text: z.strictObject({
    pages: z.record(slug, z.strictObject({ title: line, description: line, keywords: line, answers })),
  }),
};

const links = z.array(z.strictObject({ name: line, path }));

export const variants = {
  data: z.strictObject({
    sameAs: slug.optional(),
    email: z.email().optional(),
    phone: line.optional(),
    countryLinks: z
      .array(z.strictObject({ name: line, img: z.string(), code: localeCode, link: z.url() }))
      .optional(),
    socialLinks: z.array(z.strictObject({ class: slug, url: z.url() })).optional(),
    offices: z
      .array(z.strictObject({ id: slug, email: z.email(), phone: line, latitude, longitude }))
      .optional(),
    aboutImages: z.array(mediaId).optional(),
  }),
  text: z.strictObject({
    title: line,
    address: line,
    copyright: line,
    footer: z.array(z.strictObject({ title: line, links })),
    offices: z
      .record(slug, z.strictObject({ title: line, address: line, hours: line.optional(), answers }))
      .describe("Its own, and those of other variants for readers of this language"),
    claims: z.array(z.strictObject({ value: line, label: line })).optional(),
    about: z.strictObject({
      title: line,
      lead: paragraph,
      blocks: z.array(z.strictObject({ title: line, content: paragraph })),
      milestones: z.array(z.strictObject({ year: z.string(), text: line })).optional(),
      casesNote: line.optional().describe("What stands beside the map of the case studies"),
    }),
  }),
};

export const home = {
  data: z.strictObject({
    heroImage: mediaId.optional(),
    featuredProducts: z.array(slug),
    solutions: z.array(slug),
    cases: z.array(slug),
    blocks: z.array(z.strictObject({ id: slug, image: mediaId.optional(), path })),
  }),
  text: z.strictObject({
    heroTitle: line,
    heroText: paragraph,
    blocks: z.record(slug, z.strictObject({ title: line, content: paragraph })),
  }),
};

/** content/options/*.yaml: blog-categories, case-categories, video-categories, relationships, markets. */
export const options = {
  data: z.strictObject({ items: z.array(z.string().regex(/^[A-Za-z0-9-]+$/)) }),
  text: z.strictObject({ labels: z.record(z.string(), line) }),
};

/** content/synonyms/*.yaml: words of any language that a search treats as one. */
export const synonyms = { data: z.strictObject({ words: z.array(line).min(2) }) };

/** content/pages/*.yaml: plain pages under /about, each with a route of its own. */
export const pages = {
  data: z.strictObject({ position, image: mediaId.optional() }),
  text: z.strictObject({ title: line, summary: line, body: html }),
};

/** content/redirects/main.yaml: addresses that pages had before, without language. */
export const redirects = {
  data: z.strictObject({
    paths: z
      .array(z.strictObject({ from: path.describe("Asked only where no page is found"), to: path }))
      .refine(
        (paths) => new Set(paths.map(({ from }) => from)).size === paths.length,
        "sends one address to two places",
      ),
  }),
};
