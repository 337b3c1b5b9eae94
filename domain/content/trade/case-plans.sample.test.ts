import { expect, test } from "vitest";
import { readSample } from "#tests/support/sample-content.ts";
import { checkCaseFigures } from "./case-figures.ts";
import { checkCasePlans } from "./case-plans.ts";

const content = await readSample();
const [entry] = content.cases.filter(({ id }) => id === "lagos-terrace-home");
if (!entry?.data.plan) throw new Error("The sample has no plan of a house.");
const plan = entry.data.plan;

const told = (changed: Partial<typeof plan>) =>
  checkCasePlans({
    ...content,
    cases: [{ ...entry, data: { ...entry.data, plan: { ...plan, ...changed } } }],
  }).map(({ file, message }) => `${file} ${message}`);

test("a cable that is shorter than its way, or leads nowhere, is named", () => {
  expect(told({ cables: [{ from: "meter", to: "board", length: 5 }] })).toEqual([
    "cases/lagos-terrace-home.yaml has a cable from meter to board that is too short",
  ]);
  expect(told({ cables: [{ from: "meter", to: "moon", length: 5 }] })).toEqual([
    "cases/lagos-terrace-home.yaml has a cable to moon, which is not on the plan",
  ]);
});

test("panels and devices that disagree with the record are named", () => {
  const areas = plan.areas.map((area) => (area.id === "west-roof" ? { ...area, power: 3 } : area));
  expect(told({ areas })).toEqual(["cases/lagos-terrace-home.yaml draws 5.2 kWp of panels and says 4.4"]);
  const devices = plan.devices.map((device) => ({ ...device, quantity: 1 }));
  expect(told({ devices })).toEqual([
    "cases/lagos-terrace-home.yaml draws another number of hd-c5 than it lists",
  ]);
});

test("what is drawn outside the plan or has no name is named", () => {
  const shed = { id: "shed", kind: "building" as const, x: 20, y: 1, width: 8, depth: 3 };
  expect(told({ areas: [...plan.areas, shed] })).toEqual([
    "cases/lagos-terrace-home.yaml draws shed outside its plan",
    ...["en", "es", "my"].map(
      (language) => `cases/lagos-terrace-home.${language}.yaml has no plan.names.shed`,
    ),
  ]);
});

test("figures without months need a label each", () => {
  const measured = [{ before: 1, after: 19 }];
  const [english] = checkCaseFigures({
    ...content,
    cases: [{ ...entry, data: { ...entry.data, measured } }],
  });
  expect(english).toMatchObject({
    file: "cases/lagos-terrace-home.en.yaml",
    message: "must have one of measured.labels for each figure",
  });
});
