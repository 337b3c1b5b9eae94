import { useCallback, useEffect, useState } from "react";
import { useActionData } from "react-router";
import type { Accepted, FormOutcome } from "#app/features/site-form/form-outcome.ts";
import { keepComments, readComments } from "./kept-comments.ts";
import { type Comment, type OwnComment, ownComment, stillPending, threadOf } from "./pending-comments.ts";

/** The visitor's own comments that are not published yet; they stay for the visit, also over a reload. */
export function usePendingComments(blogId: string, published: Comment[]) {
  const answered = useActionData<FormOutcome>();
  const [own, setOwn] = useState<OwnComment[]>(answered?.kind === "accepted" ? [ownComment(answered)] : []);
  const add = useCallback(
    (outcome: Accepted) =>
      setOwn(keepComments(blogId, withComment(readComments(blogId), ownComment(outcome)))),
    [blogId],
  );
  useEffect(() => setOwn((known) => known.reduce(withComment, readComments(blogId))), [blogId]);
  const pending = stillPending(own, published).map((comment) => ({
    ...comment,
    thread: threadOf(comment.thread, published),
  }));
  return { pending, add };
}

function withComment(comments: OwnComment[], added: OwnComment) {
  return [...comments.filter(({ id }) => id !== added.id), added];
}
