import { useLocation } from "react-router";
import { decoded } from "#app/features/display/message-text.ts";
import { Badge } from "#app/ui/badge/badge.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { formatDate } from "#i18n/format-date.ts";
import styles from "./comments.module.css";
import type { Comment, OwnComment } from "./pending-comments.ts";

type Reply = Comment["replies"][number];

/**
 * A comment with its replies, one level deep; `more` leads to all of them where only the first are here. `pending` are the
 * visitor's own that nobody has approved yet.
 */
export function CommentThread({
  comment,
  more,
  pending,
  own,
}: {
  comment: Comment;
  more?: string | undefined;
  pending: OwnComment[];
  own?: OwnComment;
}) {
  const t = useTranslations("journal.comments");
  const replies = [...comment.replies.map((reply) => ({ reply, own: undefined })), ...pending.map(asReply)];
  return (
    <li className={styles.thread}>
      <CommentText comment={comment} own={own} />
      {replies.length > 0 && (
        <ol className={styles.replies}>
          {replies.map(({ reply, own: mine }) => (
            <li key={reply.id}>
              <CommentText comment={reply} own={mine} />
            </li>
          ))}
        </ol>
      )}
      {more && comment.replyCount > comment.replies.length && (
        <Link to={more} rel="nofollow">
          {t("allReplies", { count: comment.replyCount })}
        </Link>
      )}
    </li>
  );
}

function asReply(own: OwnComment) {
  return { reply: own, own };
}

/** Plain text: React escapes it, so nothing a visitor sends can become markup. */
function CommentText({ comment, own }: { comment: Reply; own: OwnComment | undefined }) {
  const t = useTranslations("journal.comments");
  const name = decoded(comment.name);
  return (
    <article className={styles.comment} id={`comment-${comment.id}`}>
      <header className={styles.head}>
        <span className={styles.name}>{name}</span>
        <time dateTime={formatDate(comment.date, "YYYY-MM-DD")}>
          {formatDate(comment.date, "YYYY-MM-DD")}
        </time>
        {own?.status === "pending" && <Badge tone="warning">{t("pending")}</Badge>}
      </header>
      <p className={styles.text}>{decoded(comment.content)}</p>
      {!own && <ReplyLink id={comment.id} name={name} />}
    </article>
  );
}

function ReplyLink({ id, name }: { id: string; name: string }) {
  const t = useTranslations("journal.comments");
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("reply", id);
  return (
    <a
      className={styles.reply}
      href={`${pathname}?${query}#write-comment`}
      aria-label={t("replyTo", { name })}
      rel="nofollow"
    >
      <Icon name="reply" />
      {t("reply")}
    </a>
  );
}
