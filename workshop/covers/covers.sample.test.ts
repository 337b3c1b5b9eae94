import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { listOriginals } from "#tools/media/paths.ts";
import { listMissingSigns } from "../clips/typeface.ts";
import { covers } from "./covers.ts";

const content = join(import.meta.dirname, "../../content");
const kinds = ["blogs", "events", "news", "webinars"];

/** Which record shows which picture, over all kinds of content. */
function listUses(folders: string[]) {
  return folders.flatMap((kind) =>
    readdirSync(join(content, kind))
      .filter((file) => /^[^.]+\.yaml$/.test(file))
      .map((file): { record: string; image: string } => ({
        record: `${kind}/${file}`,
        image: parse(readFileSync(join(content, kind, file), "utf8")).image,
      })),
  );
}

test("every drawn cover is among the originals", () => {
  const originals = new Set(listOriginals().map(({ id }) => id));
  expect(Object.keys(covers).filter((id) => !originals.has(id))).toEqual([]);
});

test("every sign on a cover is one that the site's typefaces have", () => {
  const missing = Object.entries(covers).map(([id, { draw }]) => ({
    id,
    signs: listMissingSigns(draw(() => "")),
  }));
  expect(missing.filter(({ signs }) => signs.length > 0)).toEqual([]);
});

test("every article, event, webinar and piece of news has a picture that nothing else shows", () => {
  const all = listUses([...kinds, "cases", "solutions"]);
  const shared = listUses(kinds).filter(({ image }) => all.filter((use) => use.image === image).length !== 1);
  expect(shared).toEqual([]);
});
