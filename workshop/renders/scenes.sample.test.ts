import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listOriginals } from "#tools/media/paths.ts";

const table = readFileSync(join(import.meta.dirname, "../../docs/brand/scenes.md"), "utf8");
const isScene = (id: string) => /^(?:scenes|solutions|cases|categories|og)\/|-place$|fire-test$/.test(id);

test("every scene is held against its text in the brand sheet", () => {
  const scenes = listOriginals().map(({ id }) => id);
  expect(scenes.filter((id) => isScene(id) && !table.includes(`| \`${id}\` |`))).toEqual([]);
});
