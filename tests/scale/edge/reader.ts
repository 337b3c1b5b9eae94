import { type Agent, type IncomingMessage, request } from "node:http";
import { runInNewContext } from "node:vm";
import { brotliDecompressSync } from "node:zlib";
import { defaultLocale, type Locale, localeOf, usualLocales } from "#i18n/locales.ts";
import { localeOfPath } from "#i18n/paths.ts";
import { resolveLocale } from "#i18n/resolve-locale.ts";

export type Visitor = { agent: string; cookie: string; acceptLanguage: string };
export type Read = { status: number; isHit: boolean; control: string; text: string; etag: string };

const cookies = [
  "",
  "i18n_redirected=english; _ga=GA1.1.1",
  "_ga=GA1.1.2; i18n_redirected=spanish",
  "i18n_redirected=elvish",
];
const languages = ["en-GB,en;q=0.9", "es-CO,es;q=0.9,en;q=0.5", "my", "fr,de;q=0.8", ""];

/** Visitor after visitor, each of another kind: 500 browsers, four cookies, five choices of languages. */
export function visitorOf(number: number): Visitor {
  const kind = number % 500;
  const system = kind % 2 ? "Linux; Android 16; Pixel 9" : "X11; Linux x86_64";
  return {
    agent: `Mozilla/5.0 (${system}) Chrome/${100 + kind}.0.0.0 ${kind % 2 ? "Mobile " : ""}Safari/537.36`,
    cookie: cookies[Math.floor(number / 3) % cookies.length] ?? "",
    acceptLanguage: languages[Math.floor(number / 7) % languages.length] ?? "",
  };
}

const texts = new Map<string, string>();

/** One read as that visitor; a page with a known ETag is unpacked once. */
export function read(url: string, visitor: Visitor, agent?: Agent): Promise<Read> {
  const headers = {
    "user-agent": visitor.agent,
    "accept-encoding": "gzip, deflate, br, zstd",
    accept: "text/html",
    ...(visitor.cookie && { cookie: visitor.cookie }),
    ...(visitor.acceptLanguage && { "accept-language": visitor.acceptLanguage }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: agent ?? false, timeout: 30_000 }, (response) => {
      response
        .toArray()
        .then((chunks) => resolve(toRead(response, Buffer.concat(chunks as Buffer[]))), reject);
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer in time")));
    asked.on("error", reject);
    asked.end();
  });
}

function toRead({ statusCode = 0, headers }: IncomingMessage, body: Buffer): Read {
  const etag = headers.etag ?? "";
  const text = texts.get(etag) ?? unpacked(body, headers["content-encoding"]);
  if (etag) texts.set(etag, text);
  const isHit = /hit|stale|updating|revalidated/i.test(String(headers["cache-status"] ?? ""));
  return { status: statusCode, isHit, control: headers["cache-control"] ?? "", text, etag };
}

function unpacked(body: Buffer, encoding: string | undefined) {
  return (encoding === "br" ? brotliDecompressSync(body) : body).toString();
}

/** The language in which the visitor reads what came: where the head script sends a browser, or that of the page. */
export function languageRead({ text }: Read, address: string, visitor: Visitor): Locale | undefined {
  const { pathname, search } = new URL(address, "http://site");
  const script = /<script>(.*?)<\/script>/s.exec(text)?.[1] ?? "";
  let left: string | undefined;
  runInNewContext(script, {
    document: { cookie: visitor.cookie, documentElement: { dataset: {} } },
    navigator: { languages: languagesOf(visitor), userAgent: visitor.agent },
    location: { pathname, search, hash: "", replace: (target: string) => (left = target) },
    setTimeout: () => 0,
  });
  return left
    ? localeOfPath(left.split("?")[0] ?? "/")
    : localeOf(/<html lang="(\w+)"/.exec(text)?.[1] ?? "");
}

const languagesOf = ({ acceptLanguage }: Visitor) =>
  acceptLanguage.split(",").flatMap((range) => range.split(";", 1)[0]?.trim() || []);

/** What the origin would have answered this visitor. */
export function rightLanguage(address: string, { cookie, acceptLanguage }: Visitor): Locale {
  const { pathname, search } = new URL(address, "http://site");
  return (
    resolveLocale({ pathname, search, cookie, acceptLanguage, offered: usualLocales }).locale ?? defaultLocale
  );
}
