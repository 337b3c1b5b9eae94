import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

/** Runs statements in a process that stops in order. */
async function run(statements: string) {
  const program = `
    import { createLog } from ${module("./log.ts")};
    import { shutDownOnSignal } from ${module("./shutdown.ts")};
    shutDownOnSignal(5000, createLog("error"), async ({ err }) => console.log("stopped after", err?.message));
    ${statements}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return { output, code };
}

test("a promise whose failure nobody caught is logged, and the process goes on", async () => {
  const { output, code } = await run(`
    Promise.reject(new Error("forgotten"));
    setImmediate(() => process.kill(process.pid, "SIGTERM"));
  `);
  expect(output).toContain("unhandled rejection");
  expect(output).toContain("forgotten");
  expect(output).toContain("stopped after undefined");
  expect(code).toBe(0);
});

test("an exception that nobody caught ends the process in order", async () => {
  const { output, code } = await run('setImmediate(() => { throw new Error("broken"); })');
  expect(output).toContain("stopped after broken");
  expect(code).toBe(1);
});
