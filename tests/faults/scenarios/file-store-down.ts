import assert from "node:assert/strict";
import { openFileStore } from "#server/files/file-store.ts";
import { startSite } from "#tests/support/site-process.ts";
import { pushFiles } from "#tools/files/push-files.ts";
import type { Scenario } from "../scenario.ts";
import { signal } from "../support/processes.ts";
import { startFileStore } from "../support/s3.ts";

const document = "/files/documents/basalt-transport-note-en.pdf";

/** The file store is asked first; the copy on the disk is sent when it is slow, stopped or dead. */
export const fileStoreDown: Scenario = {
  name: "the file store is stopped (SIGSTOP), then dead",
  async run({ postgres, folder }) {
    const s3 = await startFileStore(folder("store"));
    const access = { url: s3.url, key: s3.key, secret: s3.secret, region: "us-east-1" };
    const store = openFileStore(access);
    const started = performance.now();
    const { sent } = await pushFiles(store, "content", { dryRun: false, onFile: () => {} });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const again = await pushFiles(store, "content", { dryRun: false, onFile: () => {} });
    assert.deepEqual([again.sent, again.same], [0, sent]);
    await store.write("files/only-there.pdf", new TextEncoder().encode("only there"), {});
    const site = await startSite({
      DATABASE_URL: postgres.url,
      DATA_DIR: folder("files"),
      FILE_STORE_URL: s3.url,
      FILE_STORE_KEY: s3.key,
      FILE_STORE_SECRET: s3.secret,
    });
    const ask = async (path: string, headers = {}) => {
      const begun = performance.now();
      const response = await fetch(`${site.url}${path}`, { headers });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { response, bytes, milliseconds: Math.round(performance.now() - begun) };
    };
    const whole = await ask(document);
    assert.equal(whole.response.status, 200);
    const part = await ask(document, { range: "bytes=100-199" });
    assert.deepEqual([part.response.status, part.bytes.equals(whole.bytes.subarray(100, 200))], [206, true]);
    const known = { "if-none-match": whole.response.headers.get("etag") ?? "" };
    assert.equal((await ask(document, known)).response.status, 304);
    assert.equal((await ask("/files/only-there.pdf")).bytes.toString(), "only there");
    assert.equal((await ask("/files/nowhere.pdf")).response.status, 404);

    signal(s3.pid, "SIGSTOP");
    const slow = [await ask(document), await ask(document), await ask("/files/only-there.pdf")];
    signal(s3.pid, "SIGCONT");
    s3.kill();
    const dead = [await ask(document), await ask("/files/only-there.pdf")];
    await site.kill("SIGTERM");
    const figures =
      `${sent} files brought there in ${seconds} s; stopped: the copy on the disk after ${slow[0]?.milliseconds} ms, ` +
      `the next after ${slow[1]?.milliseconds} ms; dead: after ${dead[0]?.milliseconds} ms; without a copy 503`;
    for (const answer of [slow[0], slow[1], dead[0]]) assert.ok(answer?.bytes.equals(whole.bytes), figures);
    for (const answer of [slow[2], dead[1]]) assert.equal(answer?.response.status, 503, figures);
    assert.ok((slow[0]?.milliseconds ?? 0) < 8000, figures);
    return figures;
  },
};
