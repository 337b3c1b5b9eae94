import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

/**
 * `Promise.all([first(), await second()])` starts the first question and listens to it only after the second: if the first
 * fails in between, nobody has caught it. Answers the offsets of such `await`s.
 */
function findAwaitsInPromiseLists(file: string, code: string) {
  const found: number[] = [];
  const around: ("call" | "list" | "function" | "other")[] = [];
  const isIn = (inner: "call" | "list") => around.lastIndexOf(inner) > around.lastIndexOf("function");
  const leave = () => void around.pop();
  const enterFunction = () => void around.push("function");
  new Visitor({
    CallExpression({ callee }) {
      around.push(isPromiseMethod(callee) ? "call" : "other");
    },
    "CallExpression:exit": leave,
    ArrayExpression() {
      around.push(isIn("call") ? "list" : "other");
    },
    "ArrayExpression:exit": leave,
    FunctionDeclaration: enterFunction,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enterFunction,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enterFunction,
    "ArrowFunctionExpression:exit": leave,
    AwaitExpression({ start }) {
      if (isIn("list")) found.push(start);
    },
  }).visit(parseSync(file, code).program);
  return found;
}

function isPromiseMethod(callee: ESTree.Expression) {
  return (
    callee.type === "MemberExpression" &&
    callee.object.type === "Identifier" &&
    callee.object.name === "Promise"
  );
}

test.each([
  "await Promise.all([ask(), await ask()])",
  "await Promise.all([ask(), answers(\n  await ask(),\n  1,\n)])",
  "await Promise.allSettled([...lists.map(ask), ...(await ask())])",
  "await Promise.race(new Set([ask(), { answer: await ask() }]))",
  "await Promise.all([ask(), Promise.all(await ask())])",
])("%j waits while questions are under way", (code) => {
  expect(findAwaitsInPromiseLists("planted.ts", code)).toHaveLength(1);
});

test.each([
  "await Promise.all([ask(), ask()])",
  "await Promise.all((await ask()).map(ask))",
  "await Promise.all([ask(), (async () => { await ask(); })()])",
  "await Promise.all([ask().then(async (answer) => await answer)])",
])("%j starts every question first", (code) => {
  expect(findAwaitsInPromiseLists("planted.ts", code)).toEqual([]);
});

test("no list of promises waits before all of its questions are started", async () => {
  const exclude = ["**/node_modules", "build", "data", ".*"];
  const files = await Array.fromAsync(glob("**/*.{ts,tsx,mjs,js}", { exclude }));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => {
    const code = readFileSync(file, "utf8");
    return findAwaitsInPromiseLists(file, code).map(
      (offset) => `${file}:${code.slice(0, offset).split("\n").length}`,
    );
  });
  expect(found).toEqual([]);
});
