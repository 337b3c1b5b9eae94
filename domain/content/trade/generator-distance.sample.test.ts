import { expect, test } from "vitest";
import { readSample } from "#tests/support/sample-content.ts";
import { checkGeneratorDistance } from "./generator-distance.ts";

const content = await readSample();

test("every generator of the sample stands 6 m from the houses", () => {
  expect(content.cases.filter(({ data }) => data.plan).length).toBeGreaterThan(5);
  expect(checkGeneratorDistance(content)).toEqual([]);
});

test("a generator beside a house is named with the house", () => {
  const cases = content.cases.map((entry) => {
    const { plan } = entry.data;
    if (!plan || entry.id !== "lagos-terrace-home") return entry;
    const devices = plan.devices.map((device) =>
      device.kind === "generator" ? { ...device, x: 21, y: 13.2 } : device,
    );
    return { ...entry, data: { ...entry.data, plan: { ...plan, devices } } };
  });
  expect(checkGeneratorDistance({ ...content, cases })).toEqual(
    ["house", "south-house"].map((house) => ({
      file: "cases/lagos-terrace-home.yaml",
      path: ["plan"],
      message: `draws generator less than 6 m from ${house}`,
    })),
  );
});
