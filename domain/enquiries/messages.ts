import { randomUUID } from "node:crypto";
import type { Database } from "#db/client.ts";
import { messages } from "#db/schema/enquiries.ts";
import type { Language } from "#i18n/locales.ts";
import { accept } from "./accept.ts";
import type { FieldRule } from "./check-fields.ts";
import { checkForm } from "./check-form.ts";
import type { Limits } from "./limits.ts";
import { type Mailing, queueMails } from "./mail-queue.ts";
import { messageMails } from "./mails.ts";
import type { Outcome, Submission } from "./outcome.ts";
import { orSpool, type Spooling } from "./spool-message.ts";

const messageRules = {
  name: { label: "name", max: 200, required: true },
  phone: { label: "phone", max: 60, required: true, format: "phone" },
  email: { label: "email", max: 320, required: true, format: "email" },
  product: { label: "product", max: 200, required: true },
  company: { label: "company", max: 200, required: true },
  address: { label: "address", max: 500, required: true },
  country: { label: "country", max: 120, required: true },
  message: { label: "message", max: 5000, required: true },
  serialNumber: { label: "serialNumber", max: 60 },
} satisfies Record<string, FieldRule>;

type Input = Partial<Record<keyof typeof messageRules | "website" | "stamp", string>>;

type Context = {
  db: Database;
  limits: Limits;
  mailing: Mailing;
  secret: string;
  spooling?: Spooling | undefined;
};

/** Stores a message to the maker: in the database, or on the disk as long as the database is away. */
export async function recordMessage(
  { db, limits, mailing, secret, spooling }: Context,
  input: Input,
  submission: Submission & { language: Language },
): Promise<Outcome<{ id: string }>> {
  const { words, language } = submission;
  // Chosen here if the caller chose none: whether the database or the disk takes it, it is one message.
  const keyed = { ...submission, key: submission.key ?? randomUUID() };
  const checked = checkForm(messageRules, input, { secret, words });
  if (!checked.ok) return checked.outcome;
  const { serialNumber, ...fields } = checked.values;
  const values = { ...fields, serialNumber: serialNumber || null, language };
  const store = () =>
    accept(db, {
      table: messages,
      values,
      limit: limits.messages,
      submission: keyed,
      alsoWrite: (tx, id) => queueMails(tx, mailing, messageMails({ ...values, id }, mailing, words)),
    });
  return orSpool(store, spooling, { values, language, submission: keyed });
}
