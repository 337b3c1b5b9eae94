import { z } from "zod";
import { formField, formGuards, get, id, pageOf, pageParams, post } from "./call.ts";
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

const blog = blogCard.extend({ ...article, related: z.array(blogCard), products: z.array(productCard) });

const commentFields = z.object({
  id: z.string(),
  name: z.string(),
  content: z.string(),
  date: seconds,
});
const comment = commentFields.extend({ replies: z.array(commentFields), replyCount: z.int() });

/** Minutes from UTC at the venue, at the start and at the end. */
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
  /** In the requested language; may be empty. */
  zone: z.string(),
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
  /** In the requested language; may be empty. */
  zone: z.string(),
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
    "One article with a page of its approved comments as threads, the newest on the first, each with its first replies; or one thread with a page of its replies",
    { id, thread: id.optional(), pageNum: pageParams.pageNum },
    z.object({
      blog,
      comments: z.array(comment),
      total: z.int(),
      pages: z.int(),
      moderated: z.boolean(),
    }),
  ),
  "about/insertBlogComment": post(
    "Leaves a comment or a reply, held for moderation unless the site says otherwise",
    {
      blogId: formField,
      parentId: formField,
      name: formField,
      email: formField,
      content: formField,
      ...formGuards,
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
      webinarCode: formField,
      firstName: formField,
      lastName: formField,
      email: formField,
      organization: formField,
      relationship: formField,
      country: formField,
      consentVersion: formField,
      ...formGuards,
    },
    z.object({ id: z.string() }),
  ),
};
