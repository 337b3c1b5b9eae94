import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { sampleDirectory } from "#tests/support/sample-database.ts";

/** What may speak of the sample: itself, how it is made, what is written about it, and what is tested or measured on it. */
const allowed = [
  /^content\//,
  /^workshop\//,
  /^papers\//,
  /^(README|CONTRIBUTING|CHANGELOG)\.md$|^LICENSE$|^docs\//,
  /\.test\.(ts|mjs)$|^tests\/|^bench\//,
  /^domain\/search\/answer\/queries\//,
];
const code = /\.(ts|tsx|mjs|js|json|css|svg|html|webmanifest|yaml|yml|sql)$/;

const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).split("\n");

test("nothing but the sample and what speaks of it knows its maker's name or one of its models", () => {
  const models = git("ls-files", "content/products").flatMap((file) => {
    const [, id] = /products\/([a-z0-9-]+)\.yaml$/.exec(file) ?? [];
    return id ? [id, parse(readFileSync(file, "utf8")).model] : [];
  });
  const { name } = parse(readFileSync(join(sampleDirectory, "maker/maker.yaml"), "utf8"));
  const words = [name, ...models].map((word) => String(word).replace(/[.\\+]/g, "\\$&"));
  const pattern = new RegExp(`(?<![a-z0-9-])(${words.join("|")})(?![a-z0-9-])|${name}`, "i");
  const files = git("ls-files", "--cached", "--others", "--exclude-standard").filter(
    (file) => code.test(file) && !allowed.some((place) => place.test(file)),
  );
  expect(models.length).toBeGreaterThan(20);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => pattern.test(read(file)))).toEqual([]);
});

test("the interface words name no series of the sample", () => {
  const names = git("ls-files", "content/series").flatMap((file) =>
    file.endsWith(".en.yaml") ? [String(parse(readFileSync(file, "utf8")).name)] : [],
  );
  const pattern = new RegExp(`\\b(${names.join("|")})\\b`);
  expect(names.length).toBeGreaterThan(5);
  expect(git("ls-files", "i18n/messages").filter((file) => pattern.test(file && read(file)))).toEqual([]);
});

test("no stylesheet has a colour of the sample's own", () => {
  const { colours } = parse(readFileSync(join(sampleDirectory, "maker/maker.yaml"), "utf8"));
  const tones = Object.values<string>(colours).flatMap((colour) => {
    const [, tone, chroma] = /oklch\(\S+ ((\S+) \S+)\)/.exec(colour) ?? [];
    return tone && Number(chroma) > 0 ? [tone] : [];
  });
  expect(tones.length).toBeGreaterThan(10);
  const sheets = git("ls-files", "app").filter((file) => file.endsWith(".css"));
  expect(sheets.filter((file) => tones.some((tone) => read(file).includes(` ${tone}`)))).toEqual([]);
});

/** A file that was removed and not committed yet is still listed. */
function read(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
