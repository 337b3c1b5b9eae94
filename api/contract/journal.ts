import { z } from "zod";
import { findable, get, id, pageOf, pageParams, post } from "./call.ts";
import {
  article,
  articleCard,
  blogCard,
  counted,
  image,
  language,
  option,
  productCard,
  seconds,
  video,
} from "./shapes.ts";

const text = (max: number) => z.string().max(max).transform(findable);

const blog = blogCard.extend({ ...article, related: z.array(blogCard), products: z.array(productCard) });

const commentFields = z.object({
  id: z.string(),
  name: z.string(),
  content: z.string(),
  date: seconds,
});
export const comment = commentFields.extend({ replies: z.array(commentFields) });

/** In minutes from UTC, at the place, at the beginning and at the end. */
const offsets = z.object({ start: z.int(), end: z.int() });

const eventCard = z.object({
  id: z.string(),
  title: z.string(),
  place: z.string(),
  summary: z.string(),
  country: z.string(),
  countryName: z.string(),
  start: seconds,
  end: seconds,
  timeZone: z.string(),
  offsets,
  image,
  url: z.string().nullable(),
  language,
});

const webinarCard = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  summary: z.string(),
  speaker: z.string(),
  start: seconds,
  minutes: z.int(),
  timeZone: z.string(),
  offsets,
  spoken: language,
  status: z.enum(["upcoming", "recorded", "past"]),
  image,
  language,
});

const neighbour = z.object({ id: z.string(), title: z.string() }).nullable();

export const journalCalls = {
  "about/getBlogListByParam": get(
    "Journal articles",
    { category: id.optional(), ...pageParams },
    pageOf(blogCard).extend({ categories: z.array(counted) }),
  ),
  "about/getBlogByParam": get("One article", { id }, blog),
  "about/getBlogAndCommentListByParam": get(
    "One article with its approved comments as threads",
    { id },
    z.object({ blog, comments: z.array(comment), total: z.int(), moderated: z.boolean() }),
  ),
  "about/insertBlogComment": post(
    "Leaves a comment or a reply, held for moderation unless the site says otherwise",
    {
      blogId: text(120).optional(),
      parentId: text(60).optional(),
      name: text(200).optional(),
      email: text(300).optional(),
      content: text(10_000).optional(),
      website: text(500).optional().meta({ description: "Left empty by people" }),
      stamp: text(200).optional().meta({ description: "Signed time at which the form was shown" }),
    },
    z.object({ id: z.string(), status: z.enum(["pending", "approved"]) }),
  ),
  "about/getEventListByParam": get(
    "Events, or one",
    { id: id.optional(), period: z.enum(["upcoming", "past"]).optional(), ...pageParams },
    z.union([
      pageOf(eventCard).extend({ upcoming: z.int(), past: z.int() }),
      eventCard.extend({ body: z.string() }),
    ]),
  ),
  "about/getPressReleaseListByParam": get(
    "News, newest first",
    { year: z.coerce.number().int().min(2000).max(2100).optional(), ...pageParams },
    pageOf(articleCard).extend({ years: z.array(counted) }),
  ),
  "about/getPressReleaseByParam": get(
    "One piece of news",
    { id },
    articleCard.extend({ ...article, previous: neighbour, next: neighbour, products: z.array(productCard) }),
  ),
  "support/getWebinarList": get(
    "Webinars, or one",
    { id: id.optional(), status: z.enum(["upcoming", "recorded"]).optional(), ...pageParams },
    z.union([
      pageOf(webinarCard).extend({ upcoming: z.int(), recorded: z.int() }),
      webinarCard.extend({ body: z.string(), products: z.array(productCard), recording: video.nullable() }),
    ]),
  ),
  "support/getWebinarOptionList": get(
    "The choices of the registration form",
    {},
    z.object({ relationships: z.array(option), countries: z.array(option) }),
  ),
  "support/insertRegisterDataByWebinarCode": post(
    "Registers for a webinar",
    {
      webinarCode: text(60).optional(),
      firstName: text(500).optional(),
      lastName: text(500).optional(),
      email: text(500).optional(),
      organization: text(500).optional(),
      relationship: text(500).optional(),
      country: text(500).optional(),
      consentVersion: text(40).optional(),
    },
    z.object({ id: z.string() }),
  ),
};
