import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "#config/config.ts";
import { addOperatorMetrics } from "#server/data/operator-metrics.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { serverArguments, serverSettings } from "#tools/setup/server-process.mjs";

const read = (name: string) => readFile(new URL(name, import.meta.url), "utf8");
const operations = await read("../docs/operations.md");

const pages = { cache: { size: 0, bytes: 0, hits: 0, misses: 0, stale: 0 }, queue: { length: 0 } };
const { registry } = createMetrics(pages as never);
addOperatorMetrics([registry], {} as never, readConfig({}));
const known = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name).concat("up"));
const metricsIn = (expression: string) =>
  (expression.match(/\b(?:up|[a-z]+(?:_[a-z0-9]+)+)\b(?!\s*\()/g) ?? []).map((name) =>
    name.replace(/_bucket$/, ""),
  );

test("alerts and the dashboard ask for figures that the site gives", async () => {
  const { groups } = parse(await read("monitoring/alerts.yaml"));
  const { panels } = JSON.parse(await read("monitoring/dashboard.json"));
  const asked = [
    ...groups.flatMap((group: { rules: { expr: string }[] }) => group.rules.map(({ expr }) => expr)),
    ...panels.flatMap((panel: { targets: { expr: string }[] }) => panel.targets.map(({ expr }) => expr)),
  ].flatMap(metricsIn);
  expect(asked.length).toBeGreaterThan(15);
  const expressions = groups.flatMap((group: { rules: { expr: string }[] }) =>
    group.rules.map(({ expr }) => expr),
  );
  for (const expression of expressions)
    expect(expression, "another job's figures count").toContain('job="site"');
  expect(asked.filter((name) => name !== "histogram_quantile" && !known.has(name))).toEqual([]);
});

test("every alert is explained to who is woken by it", async () => {
  const { groups } = parse(await read("monitoring/alerts.yaml"));
  for (const { alert } of groups[0].rules) expect(operations).toContain(`\`${alert}\``);
});

test("unit and container start the site as npm start does", async () => {
  for (const file of ["systemd/site.service", "container/Containerfile"]) {
    const text = await read(file);
    for (const argument of serverArguments) expect(text, file).toContain(argument);
    for (const name of Object.keys(serverSettings)) expect(text, file).toContain(`${name}=`);
  }
});

test("unit and container find Node where every npm puts it", async () => {
  for (const file of ["systemd/site.service", "container/Containerfile"]) {
    const text = await read(file);
    expect(text, file).toContain("node_modules/node-linux-*/bin/node");
    // Debian's npm makes no link there.
    expect(text, file).not.toContain(".bin/node");
  }
});

test("the container names only variables that the site reads", async () => {
  const { services } = parse(await read("container/compose.yaml"));
  const config = await read("../config/config.ts");
  const own = Object.keys(services.site.environment).filter((name) => name !== "PGPASSWORD");
  for (const name of own) expect(config).toContain(`${name}:`);
});

test("Kubernetes and the small server set only variables that the site reads", async () => {
  const config = await read("../config/config.ts");
  const objects = parseAllDocuments(await read("kubernetes/site.yaml")).map((document) => document.toJS());
  expect(objects.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["StatefulSet", "Job", "Service", "Ingress", "PodDisruptionBudget", "CronJob"]),
  );
  const given = objects.flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData }));
  const [, file = ""] = /<<ENV\n([\s\S]*?)\nENV\n/.exec(await read("vps/install.sh")) ?? [];
  const named = [...file.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named).toContain("DATABASE_URL");
  for (const name of [...given, ...named]) expect(config).toContain(`${name}:`);
});
