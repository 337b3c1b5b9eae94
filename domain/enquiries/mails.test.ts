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
      ...registrationMails({ ...person, organization: typed }, webinar, mailing, words),
    ].filter(({ to }) => to === person.email);
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toContain("evil");
  },
);
