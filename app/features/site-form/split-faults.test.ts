import { expect, test } from "vitest";
import { splitFaults } from "./split-faults.ts";

const refused = (fields: Record<string, string>) =>
  ({ kind: "refused", msg: "Not accepted.", fields, values: {} }) as const;

test("a wrong field is named beside it, under the message of the answer", () => {
  expect(splitFaults(refused({ email: "Please input Email" }), ["name", "email"])).toEqual({
    message: "Not accepted.",
    faults: { email: "Please input Email" },
  });
});

test("a fault the visitor has no field for is said above the form", () => {
  expect(splitFaults(refused({ stamp: "That was very quick." }), ["name"])).toEqual({
    message: "That was very quick.",
    faults: {},
  });
});

test("faults stand in the order of the form and go one by one as they are mended", () => {
  const outcome = refused({ name: "Please input Name", product: "Please input Product" });
  const fields = ["product", "name"];
  expect(Object.keys(splitFaults(outcome, fields).faults)).toEqual(fields);
  expect(splitFaults(outcome, fields, new Set(["product"])).faults).toEqual({ name: "Please input Name" });
  expect(splitFaults(outcome, fields, new Set(fields))).toEqual({ message: undefined, faults: {} });
});

test("a form that was accepted or not sent yet has no faults", () => {
  expect(splitFaults(undefined, ["name"])).toEqual({ message: undefined, faults: {} });
  expect(splitFaults({ kind: "accepted", id: "1", date: 0, values: {} }, ["name"]).faults).toEqual({});
});
