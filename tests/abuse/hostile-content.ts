import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { writeYaml } from "#domain/content/yaml-file.ts";
import { closing } from "./script-payloads.ts";

const sampleDirectory = fileURLToPath(new URL("../../content", import.meta.url));
const kinds = ["blogs", "news"];

/** The sample content, with payloads in the titles and texts of its articles. Answers the folder and the articles. */
export function writeHostileContent(payloads: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "site-abuse-content-"));
  for (const name of readdirSync(sampleDirectory)) {
    if (!kinds.includes(name)) symlinkSync(join(sampleDirectory, name), join(folder, name));
  }
  const texts = kinds.flatMap((kind) => copyKind(folder, kind));
  for (const [own, file] of texts.entries()) {
    spoil(
      file,
      payloads.filter((_, index) => index % texts.length === own),
    );
  }
  return { folder, paths: texts.map(pathOf) };
}

function copyKind(folder: string, kind: string) {
  mkdirSync(join(folder, kind));
  cpSync(join(sampleDirectory, kind), join(folder, kind), { recursive: true });
  return readdirSync(join(folder, kind))
    .filter((name) => /\.(en|es|my)\.yaml$/.test(name))
    .map((name) => join(folder, kind, name));
}

function spoil(file: string, payloads: string[]) {
  const text = parse(readFileSync(file, "utf8"));
  const body = payloads.map((payload) => `<p>${payload}</p>${closing}`).join("\n");
  const title = (payloads[0] ?? "").replaceAll("\0", "");
  writeFileSync(file, writeYaml({ ...text, title, summary: title, body: body.replaceAll("\0", "") }));
}

function pathOf(file: string) {
  const [, kind, id, language] = /\/(\w+)\/([^/]+)\.(en|es|my)\.yaml$/.exec(file) ?? [];
  const prefix = { en: "", es: "/spanish", my: "/burmese" }[language as "en"];
  return `${prefix}/about/${kind}/${id}`;
}
