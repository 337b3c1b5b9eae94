import { Writable } from "node:stream";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { takeConsole } from "./log.ts";

test("what is written to the console stands in the log, with its level and its error", () => {
  const { debug, info, warn, error, log } = console;
  onTestFinished(() => void Object.assign(console, { debug, info, warn, error, log }));
  const lines: Record<string, unknown>[] = [];
  const write = (line: Buffer, _: string, done: () => void) => {
    lines.push(JSON.parse(String(line)));
    done();
  };
  takeConsole(pino({ level: "info" }, new Writable({ write })));
  console.error("Navigation:", new Error("no answer"));
  console.error(new Error("alone"));
  console.log("%d pages", 3);
  console.debug("not asked for");
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
