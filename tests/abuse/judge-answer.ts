import { commonHeaders } from "#server/http/security-headers.ts";
import { headerOf, type RawAnswer } from "./raw-connection.ts";

/** Our hostile texts hold these; where they come back as markup or as a header, something was let through. */
export const smuggled = { tag: "xsmuggled", header: "x-smuggled" };

/** What only the inside of the house could say. */
const inside = new RegExp(
  [
    "node_modules|\\.tsx?:\\d+|/(?:work|home|root|usr|tmp)/[\\w.-]+/",
    "\\bat (?:async )?[\\w.<>]+ \\((?:file|node):|(?:Type|Reference|Range|Zod)Error",
    'select "|insert into "|\\sfrom "\\w+"|violates (?:unique|foreign|not-null|check)|SQLSTATE',
    "syntax error at|invalid input syntax|invalid byte sequence|ECONNREFUSED|drizzle",
  ].join("|"),
  "i",
);

const redirects = new Set([301, 302, 303, 307, 308]);

/** Everything that is wrong with an answer, whatever the question was. */
export function faultsOf(answer: RawAnswer | undefined, siteUrl: string): string[] {
  if (!answer) return ["no answer"];
  const { status, body } = answer;
  const faults: string[] = [];
  if (!(status >= 200 && status < 500)) faults.push(`status ${status}`);
  faults.push(...missingHeaders(answer), ...smuggledHeaders(answer));
  if (redirects.has(status)) faults.push(...strayRedirect(answer, siteUrl));
  const type = headerOf(answer, "content-type") ?? "";
  if (body.length > 0 && type === "") faults.push("a body of no type");
  if (headerOf(answer, "content-encoding") || /image|font|pdf|octet|javascript|css/.test(type)) return faults;
  const text = body.toString();
  if (type.includes("text/html") && text.toLowerCase().includes(`<${smuggled.tag}`))
    faults.push("markup came back");
  const leak = inside.exec(text);
  if (leak) faults.push(`leak: ${text.slice(Math.max(0, leak.index - 60), leak.index + 100)}`);
  return faults;
}

export function missingHeaders(answer: RawAnswer) {
  const wanted = [...Object.keys(commonHeaders), "Content-Security-Policy"];
  return wanted
    .filter((name) => !headerOf(answer, name.toLowerCase()))
    .map((name) => `no ${name} (${answer.status})`);
}

function smuggledHeaders({ headers }: RawAnswer) {
  return headers.flatMap(([name, value]) => {
    if (name === smuggled.header) return ["a header was smuggled in"];
    const isOurs = /^i18n_redirected=(english|spanish|burmese);/.test(value);
    return name === "set-cookie" && !isOurs ? [`a cookie of another's: ${value}`] : [];
  });
}

function strayRedirect(answer: RawAnswer, siteUrl: string) {
  const location = headerOf(answer, "location") ?? "";
  // As a browser reads it: backslashes are slashes, tabs and line breaks are nothing.
  const target = URL.canParse(location, siteUrl) ? new URL(location, siteUrl) : undefined;
  return target?.origin === new URL(siteUrl).origin ? [] : [`sent away to ${location}`];
}
