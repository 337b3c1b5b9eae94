import ical, { ICalCalendarMethod } from "ical-generator";
import { defaultLocale, type Language, localeOf } from "#i18n/locales.ts";
import { withLocale } from "#i18n/paths.ts";
import type { Translator } from "#i18n/translator.ts";
import type { Mail, Mailing } from "./mail-queue.ts";

type Fields = Record<string, string | null>;

/**
 * The team gets the message, the visitor a confirmation in their language. Anybody can type anybody's address, so a
 * confirmation holds nothing that was typed.
 */
export function messageMails(message: Fields & { id: string }, mailing: Mailing, words: Translator): Mail[] {
  if (!mailing) return [];
  const { id, email, name } = message;
  return [
    {
      dedupe: `message-${id}-team`,
      to: mailing.to,
      ...(email && { replyTo: email }),
      subject: oneLine(`Message from ${name}: ${message.product}`),
      text: listing(message),
    },
    ...confirmation(`message-${id}-visitor`, email, {
      subject: words("forms.mail.messageSubject", { site: mailing.siteName }),
      text: words("forms.mail.messageText", { site: mailing.siteName, url: mailing.siteUrl }),
    }),
  ];
}

type Webinar = { id: string; code: string; title: string; summary: string; start: number; minutes: number };

export function registrationMails(
  registration: Fields & { id: string },
  webinar: Webinar,
  mailing: Mailing,
  words: Translator,
  language: Language,
): Mail[] {
  if (!mailing) return [];
  const { id, email } = registration;
  const path = withLocale(`/support/webinar/${webinar.id}`, localeOf(language) ?? defaultLocale);
  const url = `${mailing.siteUrl}${path}`;
  return [
    {
      dedupe: `registration-${id}-team`,
      to: mailing.to,
      ...(email && { replyTo: email }),
      subject: oneLine(`Registration for ${webinar.code}: ${webinar.title}`),
      text: listing(registration),
    },
    ...confirmation(`registration-${id}-visitor`, email, {
      subject: oneLine(words("forms.mail.registrationSubject", { title: webinar.title })),
      text: words("forms.mail.registrationText", { title: webinar.title, url }),
      calendar: { name: `${webinar.code}.ics`, content: webinarCalendar(webinar, url, mailing, language) },
    }),
  ];
}

export function commentMails(comment: Fields & { id: string }, mailing: Mailing, _words: Translator): Mail[] {
  if (!mailing) return [];
  return [
    {
      dedupe: `comment-${comment.id}-team`,
      to: mailing.to,
      subject: oneLine(`Comment by ${comment.name} on ${comment.blogId}`),
      text: listing(comment),
    },
  ];
}

function webinarCalendar(
  { code, title, summary, start, minutes }: Webinar,
  url: string,
  { siteName: company, from }: NonNullable<Mailing>,
  language: Language,
) {
  const begins = new Date(start * 1000);
  const prodId = { company, product: "Webinars", language: language.toUpperCase() };
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId });
  calendar.createEvent({
    id: `${code}@${new URL(url).hostname}`,
    start: begins,
    end: new Date(begins.getTime() + minutes * 60_000),
    summary: title,
    description: `${summary}\n\n${url}`,
    url,
    organizer: { name: company, email: from },
  });
  return calendar.toString();
}

function confirmation(
  dedupe: string,
  to: string | null | undefined,
  mail: Omit<Mail, "dedupe" | "to">,
): Mail[] {
  return to ? [{ dedupe, to, ...mail }] : [];
}

function listing(fields: Fields) {
  return Object.entries(fields)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => (String(value).includes("\n") ? `${name}:\n${value}` : `${name}: ${value}`))
    .join("\n");
}

/** A line break in a subject would begin another header. */
function oneLine(text: string) {
  return text.replace(/\s+/g, " ").trim().slice(0, 200);
}
