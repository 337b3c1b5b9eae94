import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const allowed = /^(?:0|inherit|50%|(?:0 0 )?var\(--radius\)(?: var\(--radius\))?)$/;

test("every corner is round by the one measure, or a circle, or square", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  expect(files.length).toBeGreaterThan(50);
  const strange = files.flatMap((file) =>
    [...readFileSync(`app/${file}`, "utf8").matchAll(/border-radius: ([^;]+);/g)]
      .filter(([, value = ""]) => !allowed.test(value))
      .map(([, value]) => `${file}: ${value}`),
  );
  expect(strange).toEqual([]);
});
