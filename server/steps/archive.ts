import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { type ApiTransport, createClient } from "#api/client.ts";
import { type Language, type Locale, languageOf } from "#i18n/locales.ts";
import { localeOfPath } from "#i18n/paths.ts";
import { plainText } from "#i18n/plain-text.ts";
import { translator } from "#i18n/translator.ts";
import type { FileStore } from "../files/file-store.ts";
import { type Packed, sendZip, TooLarge } from "../files/send-zip.ts";
import { sendText } from "../http/send.ts";
import type { Step } from "./step.ts";

const pattern = /^(?:\/[a-z]+)?\/downloads\/archive\.zip$/;
const mostDocuments = 100;
/** At once, for one address. */
const mostPerVisitor = 2;

type Parts = {
  transport: ApiTransport;
  files: string;
  locales: readonly Locale[];
  /** Holds documents that are not on this disk. */
  store?: Pick<FileStore, "read"> | undefined;
};

/** Documents as one archive: `/downloads/archive.zip?id=…&id=…`, with a list of them inside. */
export function createArchive({ transport, files, locales, store }: Parts): Step {
  const running = new Map<string, number>();
  return async ({ path, url, visitor }, request, response) => {
    if (!pattern.test(path)) return undefined;
    const { searchParams } = new URL(url, "http://localhost");
    const locale = localeOfPath(path, locales);
    const say = translator(languageOf(locale));
    const ids = [...new Set(searchParams.getAll("id"))].filter((id) => id !== "");
    if (ids.length === 0) return sendText(response, 400, say("documents.archive.nothing"));
    if (ids.length > mostDocuments)
      return sendText(response, 400, say("documents.archive.tooMany", { most: mostDocuments }));
    const own = running.get(visitor) ?? 0;
    if (own >= mostPerVisitor) {
      response.setHeader("Retry-After", "30");
      return sendText(response, 429, say("documents.archive.busy"));
    }
    running.set(visitor, own + 1);
    try {
      const documents = await listDocuments(transport, ids, languageOf(locale));
      const missing = ids.filter((id) => !documents.some((document) => document.id === id));
      const found = await Promise.all(documents.map(({ path }) => findDocument(path, files, store)));
      const gone = documents.filter((_, index) => !found[index]).map(({ id }) => id);
      const lost = [...missing, ...gone];
      if (lost.length > 0)
        return sendText(
          response,
          404,
          say("documents.archive.unknown", { ids: lost.slice(0, 5).join(", ") }),
        );
      const packed = documents.flatMap(({ path, date }, index): Packed[] => {
        const file = found[index];
        return file ? [{ name: basename(path), date: new Date(date * 1000), ...file }] : [];
      });
      const list = Buffer.from(`\uFEFF${documents.map(lineOf).join("\r\n")}\r\n`);
      const newest = new Date(Math.max(...documents.map(({ date }) => date)) * 1000);
      await sendZip(
        request,
        response,
        [{ name: "list.txt", date: newest, bytes: list }, ...packed],
        "documents.zip",
      );
      return "archive";
    } catch (error) {
      if (error instanceof TooLarge) return sendText(response, 413, say("documents.archive.tooLarge"));
      throw error;
    } finally {
      const left = (running.get(visitor) ?? 1) - 1;
      if (left > 0) running.set(visitor, left);
      else running.delete(visitor);
    }
  };
}

/** Each with its title in the language that it is written in. */
async function listDocuments(transport: ApiTransport, ids: string[], reader: Language) {
  const listIn = (language: Language) =>
    createClient({ transport, language }).get("download/getDocumentListById", { ids: ids.join(",") });
  const documents = await listIn(reader);
  const others = [...new Set(documents.map(({ language }) => language))].filter((other) => other !== reader);
  const lists = await Promise.all(others.map(listIn));
  const own = lists.flatMap((list, place) => list.filter(({ language }) => language === others[place]));
  const titles = new Map(own.map(({ id, title }) => [id, title]));
  return documents.map((document) => ({ ...document, title: titles.get(document.id) ?? document.title }));
}

/** On this disk, or in the store. */
async function findDocument(path: string, files: string, store: Parts["store"]) {
  if (existsSync(join(files, path))) return { path: join(files, path) };
  const stored = await store?.read(`files/${path}`, { method: "GET", headers: {} });
  return stored?.ok ? { bytes: Buffer.from(await stored.arrayBuffer()) } : undefined;
}

type Listed = {
  title: string;
  version: string;
  date: number;
  language: string;
  sha256: string;
  path: string;
};

function lineOf({ title, version, date, language, sha256, path }: Listed) {
  const day = new Date(date * 1000).toISOString().slice(0, 10);
  return [basename(path), plainText(title), language, version, day, `SHA-256 ${sha256}`].join("\t");
}
