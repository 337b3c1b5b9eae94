import { Writable } from "node:stream";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { takeConsole } from "./log.ts";

test("what is written to the console stands in the log, with its level and its error", () => {
  const { info, warn, error } = console;
  onTestFinished(() => void Object.assign(console, { info, warn, error }));
  const lines: Record<string, unknown>[] = [];
  const write = (line: Buffer, _: string, done: () => void) => {
    lines.push(JSON.parse(String(line)));
    done();
  };
  takeConsole(pino({ level: "info" }, new Writable({ write })));
  console.error("Navigation:", new Error("no answer"));
  console.error(new Error("alone"));
  console.info("%d pages", 3);
  expect(lines).toMatchObject([
    {
      level: 50,
      msg: "Navigation:",
      err: { message: "no answer", stack: expect.stringContaining("log.test") },
    },
    { level: 50, msg: "alone" },
    { level: 30, msg: "3 pages" },
  ]);
  expect(lines).toHaveLength(3);
});
