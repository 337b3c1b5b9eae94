import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  index,
  integer,
  json,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, language } from "./columns.ts";

const received = () => ({
  id: uuid().primaryKey(),
  receivedAt: instant("received_at").notNull().defaultNow(),
  language: language().notNull(),
  fingerprint: text().notNull(),
});

export const messages = pgTable(
  "messages",
  {
    ...received(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    product: text().notNull(),
    company: text().notNull(),
    address: text().notNull(),
    country: text().notNull(),
    message: text().notNull(),
    serialNumber: text("serial_number"),
  },
  (t) => [index("messages_received").on(t.receivedAt)],
);

export const registrations = pgTable(
  "registrations",
  {
    ...received(),
    webinarCode: text("webinar_code").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text().notNull(),
    organization: text().notNull(),
    relationship: text().notNull(),
    country: text().notNull(),
    consentVersion: text("consent_version").notNull(),
  },
  (t) => [
    index("registrations_received").on(t.receivedAt),
    uniqueIndex("registrations_once").on(t.webinarCode, t.email),
  ],
);

export const comments = pgTable(
  "comments",
  {
    ...received(),
    blogId: text("blog_id").notNull(),
    parentId: uuid("parent_id"),
    name: text().notNull(),
    email: text(),
    content: text().notNull(),
    status: text({ enum: ["pending", "approved", "rejected"] })
      .notNull()
      .default("pending"),
  },
  (t) => [
    index("comments_blog").on(t.blogId, t.status, t.receivedAt, t.language),
    index("comments_counted").on(t.blogId, t.language, t.parentId).where(sql`"status" = 'approved'`),
    index("comments_received").on(t.receivedAt),
    index("comments_replies").on(t.parentId),
    index("comments_threads")
      .on(t.blogId, t.receivedAt, t.id, t.language)
      .where(sql`"parent_id" is null and "status" = 'approved'`),
  ],
);

/** Mails to send; `dedupe` makes queuing the same mail twice a no-op. */
export const outbox = pgTable(
  "outbox",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    dedupe: text().notNull().unique(),
    mail: json()
      .$type<{
        to: string;
        subject: string;
        text: string;
        replyTo?: string;
        calendar?: { name: string; content: string };
      }>()
      .notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    sentAt: instant("sent_at"),
    lastError: text("last_error"),
  },
  (t) => [index("outbox_due").on(t.sentAt, t.nextAttemptAt)],
);

export const usefulVotes = pgTable("useful_votes", {
  id: uuid().primaryKey(),
  entry: text().notNull(),
  useful: integer().notNull(),
  receivedAt: instant("received_at").notNull().defaultNow(),
});

/** Points used per address and kind of form, shared by every process. The limiter library defines the columns. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});
