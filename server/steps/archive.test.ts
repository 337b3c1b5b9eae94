import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { ApiTransport } from "#api/client.ts";
import { readConfig } from "#config/config.ts";
import { makeTestFolder } from "#tests/support/folder.ts";
import { createVisitResolver } from "../visit.ts";
import { createArchive } from "./archive.ts";

const resolveVisit = createVisitResolver(readConfig({}), () => false);
const paper = (id: string) => ({
  ...{ id, title: id, version: "1.0", date: 1_763_000_000, language: "es", sha256: "0" },
  path: `documents/${id}.pdf`,
});

test("documents that only the store holds are in the archive as well, and a missing one is named", async () => {
  const files = makeTestFolder();
  mkdirSync(join(files, "documents"));
  writeFileSync(join(files, "documents/here.pdf"), "from the disk");
  const transport = (async ({ params, language }) => {
    const titled = (id: string) => ({ ...paper(id), title: `HD-\u2060R5 ${language}` });
    const data = String(params.ids).split(",").map(titled);
    return { ...{ status: 200, tags: [] }, envelope: { code: 200, msg: "ok", data } };
  }) as ApiTransport;
  const store = {
    read: async (path: string) =>
      path.endsWith("away.pdf") ? new Response("from the store") : new Response(null, { status: 404 }),
  };
  const archive = createArchive({ transport, files, locales: ["english"], store });
  const server = createServer(
    (request, response) => void archive(resolveVisit(request), request, response),
  ).listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/downloads/archive.zip`;
  const both = await (await fetch(`${address}?id=here&id=away`)).text();
  expect(both).toContain("from the disk");
  expect(both).toContain("from the store");
  // A paper is listed by its title in its own language, without what keeps words together on a page.
  expect(both).toContain("here.pdf\tHD-R5 es\tes");
  const lost = await fetch(`${address}?id=here&id=lost`);
  expect(lost.status).toBe(404);
  expect(await lost.text()).toContain("lost");
});

test("an archive of nothing is refused in words", async () => {
  const transport = async () => Promise.reject(new Error("nothing was asked for"));
  const archive = createArchive({ transport, files: makeTestFolder(), locales: ["english"] });
  const server = createServer(
    (request, response) => void archive(resolveVisit(request), request, response),
  ).listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/downloads/archive.zip`;
  for (const query of ["", "?id=", "?id=&id="]) {
    const response = await fetch(`${address}${query}`);
    expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/\w+ \w+/)]);
  }
});
