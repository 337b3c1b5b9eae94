import type { Data } from "#api/client.ts";
import type { Accepted } from "#app/features/site-form/form-outcome.ts";

export type Comment = Data<"about/getBlogAndCommentListByParam">["comments"][number];

/** A comment its author sees before anybody else does. `thread` is the comment it answers, if any. */
export type OwnComment = {
  id: string;
  name: string;
  content: string;
  date: number;
  thread: string | undefined;
  status: "pending" | "approved";
};

export function ownComment({ id, date, status = "pending", values }: Accepted): OwnComment {
  return {
    id,
    date,
    status,
    name: values.name ?? "",
    content: values.content ?? "",
    thread: values.parentId,
  };
}

type Known = { id: string; replies: { id: string }[] }[];

/** Those that are not among the published ones yet. */
export function stillPending(own: OwnComment[], published: Known): OwnComment[] {
  const known = new Set(published.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]));
  return own.filter(({ id }) => !known.has(id));
}

/** The thread a reply belongs to: a reply to a reply joins the same one. */
export function threadOf(parent: string | undefined, published: Known): string | undefined {
  return published.find(({ id, replies }) => id === parent || replies.some((reply) => reply.id === parent))
    ?.id;
}
