import { expect, test } from "vitest";
import { meanOf } from "#app/features/plots/paired-bars.ts";
import { readSample } from "#tests/support/sample-content.ts";

const { cases } = await readSample();

function pointsOf(id: string) {
  const { measured = [] } = cases.find((entry) => entry.id === id)?.data ?? {};
  return measured.map(({ month, before = null, after = null }) => ({ month, before, after }));
}

const saved = (id: string) => {
  const points = pointsOf(id);
  return Math.round(100 * (1 - (meanOf(points, "after") ?? 0) / (meanOf(points, "before") ?? 1)));
};

test("every case of the sample has its figures and its plan", () => {
  expect(cases.filter(({ data }) => !data.measured || !data.plan).map(({ id }) => id)).toEqual([]);
});

test("the charts say what the stories say", () => {
  const [lagos, dubbo] = [pointsOf("lagos-terrace-home"), pointsOf("dubbo-farmhouse")];
  expect(meanOf(lagos, "before")).toBeCloseTo(6.5, 5);
  expect(meanOf(lagos, "after")).toBeCloseTo(0.8, 5);
  expect(saved("bago-rice-mill")).toBe(71);
  expect(saved("michoacan-packhouse")).toBe(38);
  const summer = dubbo.filter(({ month = 0 }) => [12, 1, 2].includes(month));
  expect(meanOf(summer, "after")).toBe(94);
  expect(dubbo.find(({ month }) => month === 7)?.after).toBe(61);
  const june = pointsOf("cusco-hostel").find(({ month }) => month === 6);
  expect(Math.round(100 * (1 - (june?.after ?? 0) / (june?.before ?? 1)))).toBe(83);
});
