import { expect, test } from "vitest";
import { openLibrary } from "./library.ts";
import { makeTwin } from "./page/twin.ts";
import { planDocuments } from "./plan/plan-documents.ts";

const planned = planDocuments(await openLibrary()).filter(({ record }) => record.kind !== "Brochure");
const twins = planned.map(({ id, record, makeHtml }) => ({ id, kind: record.kind, ...makeTwin(makeHtml()) }));

test("every manual, datasheet and paper is a page of at most 60 KB before its pictures", () => {
  expect(twins.length).toBeGreaterThan(240);
  expect(twins.filter(({ html }) => Buffer.byteLength(html) > 60_000).map(({ id }) => id)).toEqual([]);
});

test("a reader reaches every chapter of a manual by its own address", () => {
  for (const { id, kind, html, chapters } of twins) {
    if (!kind.includes("Manual")) continue;
    expect(chapters.length, id).toBeGreaterThan(5);
    for (const { anchor, title, text } of chapters) {
      expect(html.split(`id="${anchor}"`), id).toHaveLength(2);
      expect(title && text, id).not.toBe("");
    }
  }
});

test("a line of a drawing is a line: no figure in it is tied to a unit", () => {
  const paths = twins.flatMap(({ html }) =>
    [...html.matchAll(/\sd="([^"]*)"/g)].map(([, path = ""]) => path),
  );
  expect(paths.length).toBeGreaterThan(1000);
  expect(paths.filter((path) => path.includes("\u00a0"))).toEqual([]);
});

test("figures are drawings in the page, and nothing of it runs or comes from elsewhere", () => {
  expect(twins.find(({ id }) => id === "ridge-installation-manual-my")?.html).toContain("<svg");
  const foreign = /documents\.invalid|<script|<style|\sstyle=|\son\w+=|<h1|<main/;
  expect(twins.filter(({ html }) => foreign.test(html)).map(({ id }) => id)).toEqual([]);
});

test.each(["ridge", "summit", "hearth", "strata"])("the manuals of %s can be read in Burmese", (series) => {
  const ids = twins.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([`${series}-user-manual-my`, `${series}-installation-manual-my`]),
  );
});
