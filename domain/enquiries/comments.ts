import { and, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { comments } from "#db/schema/enquiries.ts";
import { blogs } from "#db/schema/journal.ts";
import type { Language } from "#i18n/locales.ts";
import { announceChanges } from "../changes.ts";
import { isPublished } from "../journal/published.ts";
import { accept } from "./accept.ts";
import type { FieldRule } from "./check-fields.ts";
import { checkForm } from "./check-form.ts";
import { isSubmissionId } from "./idempotency.ts";
import type { Limits } from "./limits.ts";
import { type Mailing, queueMails } from "./mail-queue.ts";
import { commentMails } from "./mails.ts";
import type { Outcome, Submission } from "./outcome.ts";

const commentRules = {
  name: { label: "name", max: 80, required: true },
  email: { label: "email", max: 320, format: "email" },
  content: { label: "comment", max: 3000, required: true },
} satisfies Record<string, FieldRule>;

type Input = Partial<Record<keyof typeof commentRules | "blogId" | "parentId" | "website" | "stamp", string>>;
type Context = { db: Database; limits: Limits; mailing: Mailing; secret: string; moderated: boolean };

/** Stores a comment, held back until somebody approves it unless the site says otherwise. */
export async function recordComment(
  { db, limits, mailing, secret, moderated }: Context,
  input: Input,
  submission: Submission & { language: Language },
): Promise<Outcome<{ id: string; status: "pending" | "approved" }>> {
  const { words, language } = submission;
  const [blog] = await db
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(eq(blogs.id, input.blogId ?? ""), isPublished(blogs.date)));
  if (!blog) return { kind: "invalid", fields: { blogId: words("forms.unknownArticle") } };
  const checked = checkForm(commentRules, input, { secret, words });
  if (!checked.ok) return checked.outcome;
  const parentId = await findThread(db, blog.id, input.parentId);
  if (parentId === undefined) return { kind: "invalid", fields: { parentId: words("forms.unknownComment") } };
  const status = moderated ? ("pending" as const) : ("approved" as const);
  const { email, ...fields } = checked.values;
  const values = { ...fields, email: email || null, blogId: blog.id, parentId, status, language };
  const outcome = await accept(db, {
    table: comments,
    values,
    limit: limits.comments,
    submission,
    async alsoWrite(tx, id) {
      await queueMails(tx, mailing, commentMails({ ...values, id }, mailing, words));
      if (status === "approved") await announceChanges(tx, [`comments:${blog.id}`]);
    },
  });
  return outcome.kind === "accepted" ? { kind: "accepted", data: { ...outcome.data, status } } : outcome;
}

/** One level of replies: a reply to a reply joins the same thread. Undefined when there is no such comment. */
async function findThread(db: Database, blogId: string, parentId: string | undefined) {
  if (!parentId) return null;
  if (!isSubmissionId(parentId)) return undefined;
  const [parent] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, parentId), eq(comments.blogId, blogId), eq(comments.status, "approved")));
  return parent && (parent.parentId ?? parent.id);
}
