import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

/** Prints its process number, counts the signals of half a second, and exits with 7. */
const command = `
  let count = 0;
  const end = () => (console.log("signals: " + count), process.exit(7));
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => ++count === 1 && setTimeout(end, 500));
  setInterval(() => {}, 1000);
  console.log(process.pid);
`;
const wrapper = `
  import { runInForeground } from ${JSON.stringify(new URL("foreground.mjs", import.meta.url).href)};
  process.exit(await runInForeground(process.execPath, ["-e", ${JSON.stringify(command)}], process.env));
`;

async function startWrapper() {
  const child = spawn(process.execPath, ["--input-type=module", "-e", wrapper], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = await once(child.stdout, "data");
  return { child, pid: Number(line), rest: text(child.stdout) };
}

test("Ctrl-C reaches the site once, though npm repeats it, and its exit code is passed on", async () => {
  const { child, rest } = await startWrapper();
  child.kill("SIGINT");
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([7, null]);
  expect(await rest).toBe("signals: 1\n");
});

test.runIf(existsSync("/usr/bin/setpriv"))(
  "the site ends when the command that started it is killed",
  async () => {
    const { child, rest } = await startWrapper();
    child.kill("SIGKILL");
    // The kernel signals it once per thread of its dying parent; it only matters that it ends.
    expect(await rest).toMatch(/^signals: \d+\n$/);
  },
);
