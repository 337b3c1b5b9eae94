import { z } from "zod";
import { makerData, makerText } from "#config/maker/schema.ts";
import { listChecks } from "#domain/content/checks.ts";
import { type Kind, type KindName, kinds } from "#domain/content/kinds.ts";
import { describeFields, type Field, type Schema } from "./describe-fields.ts";
import { findExample } from "./find-example.ts";
import { whereItShows } from "./where-it-shows.ts";

const all: Record<string, Kind> = { maker: { data: makerData, text: makerText }, ...kinds };
const languages = "en,es,my,fr";

/** Every file that is made of the schemas, by path: the reference, and schemas for editors. */
export function makeReference(): Map<string, string> {
  const files = new Map([["docs/content.md", reference()]]);
  const patterns: Record<string, string[]> = {};
  for (const [name, { data, text }] of Object.entries(all)) {
    files.set(`docs/schemas/${name}.json`, json(schemaOf(data)));
    patterns[`./docs/schemas/${name}.json`] = [`**/${name}/*.yaml`, `!**/${name}/*.{${languages}}.yaml`];
    if (!text) continue;
    files.set(`docs/schemas/${name}.text.json`, json(schemaOf(text)));
    patterns[`./docs/schemas/${name}.text.json`] = [`**/${name}/*.{${languages}}.yaml`];
  }
  files.set(".vscode/settings.json", json({ "yaml.schemas": patterns }));
  return files;
}

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function reference() {
  const kindsShown = Object.entries(all).map(([name, kind]) => describeKind(name as KindName, kind));
  return `# Every kind and field of the content

Made from the schemas by \`npm run content -- reference\`; not to be edited. A record is \`<kind>/<id>.yaml\` with its facts and
\`<kind>/<id>.<language>.yaml\` with its words. Examples are those of the folder that \`npm run content -- init\` writes. Editors that know
YAML schemas complete and check while you type: VS Code by \`.vscode/settings.json\`, others by
\`# yaml-language-server: $schema=docs/schemas/<kind>.json\` in the first line.

## Checks
A fault stops \`validate\` and every publication. Advice is told and stops nothing, unless \`--strict\` is said; \`ignoredAdvice\` in
\`maker/maker.yaml\` switches it off by its code, with a reason.

| code | level | asks |
|---|---|---|
${[...checkRows("fault"), ...checkRows("advice")].join("\n")}

${kindsShown.join("\n")}`;
}

const checkRows = (level: "fault" | "advice") =>
  listChecks(level).map(({ code, asks }) => `| \`${code}\` | ${level} | ${asks} |`);

function describeKind(name: KindName, { data, text }: Kind) {
  const facts = table(name, "data", describeFields(schemaOf(data) as Schema));
  const words = text && table(name, "text", describeFields(schemaOf(text) as Schema));
  return `## ${name}
${whereItShows[name]}

\`${name}/<id>.yaml\`

${facts}
${words ? `\n\`${name}/<id>.<language>.yaml\`\n\n${words}\n` : ""}`;
}

function table(kind: string, part: "data" | "text", fields: Field[]) {
  const rows = fields.map(({ path, type, isNeeded, text }) => {
    const example = findExample(kind, part, path);
    return `| \`${path}\` | ${type} | ${isNeeded ? "yes" : ""} | ${example ? `\`${example}\`` : ""} | ${text} |`;
  });
  return ["| field | type and limits | needed | example | |", "|---|---|---|---|---|", ...rows].join("\n");
}
