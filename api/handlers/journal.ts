import { recordComment } from "#domain/enquiries/comments.ts";
import { recordRegistration } from "#domain/enquiries/registrations.ts";
import { findBlog, listBlogs } from "#domain/journal/blogs.ts";
import { listComments, listReplies } from "#domain/journal/comments.ts";
import { findEvent, listEvents } from "#domain/journal/events.ts";
import { findNews, listNews } from "#domain/journal/news.ts";
import { findWebinar, listWebinars } from "#domain/journal/webinars.ts";
import { listCountries } from "#domain/site/countries.ts";
import { listOptions } from "#domain/site/options.ts";
import type { journalCalls } from "../contract/journal.ts";
import type { Handlers } from "../services.ts";

export const journalHandlers: Handlers<keyof typeof journalCalls> = {
  "about/getBlogListByParam": (query, { reader }) => listBlogs(reader, query),
  "about/getBlogByParam": ({ id }, { reader }) => findBlog(reader, id),
  async "about/getBlogAndCommentListByParam"({ id, thread, pageNum }, { reader, moderated }) {
    const [blog, list] = await Promise.all([
      findBlog(reader, id),
      thread ? listReplies(reader, id, thread, pageNum) : listComments(reader, id, pageNum),
    ]);
    return blog && list && { blog, ...list, moderated };
  },
  "about/insertBlogComment": (input, { reader, ...context }) =>
    recordComment(context, input, { ...context, language: reader.language }),
  "about/getEventListByParam": ({ id, ...query }, { reader }) =>
    id ? findEvent(reader, id) : listEvents(reader, query),
  "about/getPressReleaseListByParam": (query, { reader }) => listNews(reader, query),
  "about/getPressReleaseByParam": ({ id }, { reader }) => findNews(reader, id),
  "support/getWebinarList": ({ id, ...query }, { reader }) =>
    id ? findWebinar(reader, id) : listWebinars(reader, query),
  "support/getWebinarOptionList": async (_, { reader }) => ({
    relationships: await listOptions(reader, "relationships"),
    countries: listCountries(reader.language),
  }),
  "support/insertRegisterDataByWebinarCode": (input, { reader, ...context }) =>
    recordRegistration(context, reader, input, context),
};
