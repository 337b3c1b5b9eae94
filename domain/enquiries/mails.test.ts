import { expect, test } from "vitest";
import { translator } from "#i18n/translator.ts";
import { messageMails, registrationMails } from "./mails.ts";

const mailing = {
  to: "team@example.com",
  from: "site@example.com",
  siteName: "Heliodane",
  siteUrl: "https://heliodane.example",
};
const typed = "Win a prize at https://evil.example";
const person = { id: "1", email: "somebody@example.com", name: typed, firstName: typed, lastName: typed };
const webinar = {
  id: "w",
  code: "W-1",
  title: "Voltage",
  summary: "Volts",
  start: 1_800_000_000,
  minutes: 45,
};

test.each(["en", "es", "my"] as const)(
  "nobody can send their own words to somebody else's address through us (%s)",
  (language) => {
    const words = translator(language);
    const message = { ...person, product: typed, company: typed, message: typed };
    const mails = [
      ...messageMails(message, mailing, words),
      ...registrationMails({ ...person, organization: typed }, webinar, mailing, words, language),
    ].filter(({ to }) => to === person.email);
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toContain("evil");
  },
);

test.each([
  ["en", ""],
  ["es", "/spanish"],
  ["my", "/burmese"],
] as const)(
  "a registration in %s leads to the page in that language, in the mail and in the calendar",
  (language, prefix) => {
    const [, mail] = registrationMails(person, webinar, mailing, translator(language), language);
    const url = `https://heliodane.example${prefix}/support/webinar/w`;
    expect(mail?.text).toContain(url);
    expect(mail?.calendar?.content).toContain(`URL;VALUE=URI:${url}`);
    expect(mail?.calendar?.content).toContain(`//${language.toUpperCase()}`);
  },
);
