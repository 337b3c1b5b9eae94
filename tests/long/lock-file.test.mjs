import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { packages } = JSON.parse(readFileSync(new URL("package-lock.json", import.meta.url), "utf8"));

test("the tools of the long tests install without a script that they need, and from any registry", () => {
  const withScripts = Object.keys(packages).filter((path) => packages[path].hasInstallScript);
  expect(withScripts.map((path) => path.replace("node_modules/", "")).sort()).toEqual([
    "@mdn/mdn-http-observatory",
    "libpq",
    "node_extra_ca_certs_mozilla_bundle",
  ]);
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
});

test("the lock file says what the list of tools says", () => {
  const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
  expect(packages[""].dependencies).toEqual(dependencies);
});
