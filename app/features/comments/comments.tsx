import { useLocation } from "react-router";
import { listPath } from "#app/features/list-filters/chosen-params.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Pagination } from "#app/ui/pagination/pagination.tsx";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentThread } from "./comment-thread.tsx";
import styles from "./comments.module.css";
import type { Comment } from "./pending-comments.ts";
import { usePendingComments } from "./use-pending-comments.ts";

type Props = {
  blogId: string;
  comments: Comment[];
  total: number;
  page: number;
  pages: number;
  /** The one whose replies are shown, page by page. */
  thread: string | undefined;
  stamp: string;
  moderated: boolean;
};

/** What readers said, as threads, and the form to join in. */
export function Comments({ blogId, comments, total, page, pages, thread, stamp, moderated }: Props) {
  const t = useTranslations("journal.comments");
  const { pending, add } = usePendingComments(blogId, comments);
  const replyTo = useReplyTo(comments);
  const path = `/about/blogs/${blogId}`;
  return (
    <Section tone="band" labelledBy="comments">
      <SectionHeading id="comments" title={t("title", { total })} />
      <div className={styles.columns}>
        <div>
          {total === 0 && pending.length === 0 && <p className={styles.none}>{t("none")}</p>}
          {thread && (
            <p>
              <Link to={`${path}#comments`}>{t("allComments")}</Link>
            </p>
          )}
          <ol className={styles.threads}>
            {comments.map((comment) => (
              <CommentThread
                key={comment.id}
                comment={comment}
                more={thread ? undefined : `${listPath(path, { thread: comment.id }, 1)}#comments`}
                pending={pending.filter(({ thread }) => thread === comment.id)}
              />
            ))}
            {pending
              .filter(({ thread }) => thread === undefined)
              .map((comment) => (
                <CommentThread
                  key={comment.id}
                  comment={{ ...comment, replies: [], replyCount: 0 }}
                  pending={[]}
                  own={comment}
                />
              ))}
          </ol>
          <Pagination
            current={page}
            pages={pages}
            toPage={(number) => `${listPath(path, { thread }, number)}#comments`}
          />
        </div>
        <CommentForm
          key={blogId}
          blogId={blogId}
          stamp={stamp}
          moderated={moderated}
          replyTo={replyTo}
          onAccepted={add}
        />
      </div>
    </Section>
  );
}

/** `?reply=` names the comment that is answered, so that a reply works without script. */
function useReplyTo(comments: Comment[]) {
  const id = new URLSearchParams(useLocation().search).get("reply");
  const all = comments.flatMap((comment) => [comment, ...comment.replies]);
  return all.find((comment) => comment.id === id);
}
