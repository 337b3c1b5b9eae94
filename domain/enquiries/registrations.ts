import type { Database } from "#db/client.ts";
import { registrations } from "#db/schema/enquiries.ts";
import { consentVersion } from "#i18n/consent-version.ts";
import { findWebinarByCode } from "../journal/webinars.ts";
import type { Reader } from "../reader.ts";
import { listOptions } from "../site/options.ts";
import { accept } from "./accept.ts";
import type { FieldRule } from "./check-fields.ts";
import { checkForm } from "./check-form.ts";
import type { Limits } from "./limits.ts";
import { type Mailing, queueMails } from "./mail-queue.ts";
import { registrationMails } from "./mails.ts";
import type { Outcome, Submission } from "./outcome.ts";

const registrationRules = {
  firstName: { label: "firstName", max: 100, required: true },
  lastName: { label: "lastName", max: 100, required: true },
  email: { label: "emailAddress", max: 320, required: true, format: "email" },
  organization: { label: "organization", max: 200, required: true },
  relationship: { label: "relationship", max: 60, required: true, select: true },
  country: { label: "countryRegion", max: 120, required: true },
} satisfies Record<string, FieldRule>;

type Extra = "webinarCode" | "consentVersion" | "website" | "stamp";
type Input = Partial<Record<keyof typeof registrationRules | Extra, string>>;
type Context = { db: Database; limits: Limits; mailing: Mailing; secret: string };

export async function recordRegistration(
  { db, limits, mailing, secret }: Context,
  reader: Reader,
  input: Input,
  submission: Submission,
): Promise<Outcome<{ id: string }>> {
  const { words } = submission;
  const webinar = input.webinarCode ? await findWebinarByCode(reader, input.webinarCode) : undefined;
  if (!webinar) return { kind: "invalid", fields: { webinarCode: words("forms.unknownWebinar") } };
  if (webinar.status !== "upcoming") return { kind: "conflict", msg: words("forms.webinarOver") };
  const checked = checkForm(registrationRules, input, { secret, words });
  if (!checked.ok) return checked.outcome;
  const relationships = await listOptions(reader, "relationships");
  if (!relationships.some(({ id }) => id === checked.values.relationship)) {
    const field = words("forms.labels.relationship");
    return { kind: "invalid", fields: { relationship: words("forms.pleaseSelect", { field }) } };
  }
  const values = {
    ...checked.values,
    email: checked.values.email.toLowerCase(),
    webinarCode: webinar.code,
    consentVersion: input.consentVersion || consentVersion,
    language: reader.language,
  };
  return accept(db, {
    table: registrations,
    values,
    limit: limits.registrations,
    submission,
    alsoWrite: (tx, id) =>
      queueMails(tx, mailing, registrationMails({ ...values, id }, webinar, mailing, words, reader.language)),
  });
}
