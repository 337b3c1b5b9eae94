import type { KindName } from "./kinds.ts";
import type { Path, Problem } from "./problem.ts";
import { type Content, kindNames } from "./records.ts";
import { namingFields, textsAt } from "./reference-places.ts";

type Reference = { from: KindName; id: string; path: Path; kind: KindName; name: string };

/** Every id that a record names must exist; a name that leads nowhere is told with its file. */
export function checkReferences(content: Content): Problem[] {
  const known = new Map(
    Object.entries(content).map(([kind, records]) => [kind, new Set(records.map(({ id }) => id))]),
  );
  const lost = listReferences(content).filter(({ kind, name }) => !known.get(kind)?.has(name));
  return [
    ...lost.map(({ from, id, path, kind, name }) => ({
      code: "reference" as const,
      file: `${from}/${id}.yaml`,
      path,
      message: `names ${name}, which is not in ${kind}`,
    })),
    ...content.products.flatMap(({ id, data }) => checkSpecs(content, id, data.specs)),
  ];
}

/** What the records name, one by one. */
export const listReferences = (content: Content): Reference[] =>
  kindNames.flatMap((from) => content[from].flatMap(({ id, data }) => referencesIn(from, id, data)));

/** What one record names. The comments of an article have its id. */
export function referencesIn(from: KindName, id: string, data: unknown): Reference[] {
  const fields = Object.entries(namingFields[from] ?? {}).flatMap(([place, kind]) =>
    textsAt(data, place).map(({ path, text }) => ({ from, id, path, kind, name: text })),
  );
  const own = from === "comments" ? [{ from, id, path: [], kind: "blogs" as const, name: id }] : [];
  return [...own, ...fields.filter(({ name }) => name !== anyLeadAcid)];
}

/** The one battery of a list that is no product. */
const anyLeadAcid = "lead-acid";

function checkSpecs(content: Content, id: string, values: Record<string, unknown> | undefined): Problem[] {
  const definitions = new Map(
    content.specs
      .flatMap(({ data }) => data.groups ?? [])
      .flatMap((group) => group.specs.map((spec) => [spec.id, spec])),
  );
  return Object.entries(values ?? {}).flatMap(([name, value]) => {
    const definition = definitions.get(name);
    const fault = !definition
      ? "is not a spec in specs/definitions.yaml"
      : !fitsType(definition, value) && `does not fit the type ${definition.type}`;
    const message = `specs.${name}: ${fault}`;
    return fault ? [{ code: "spec", file: `products/${id}.yaml`, path: ["specs", name], message }] : [];
  });
}

export function fitsType({ type, choices }: { type: string; choices?: string[] }, value: unknown) {
  return {
    number: typeof value === "number",
    range: typeof value === "object" && value !== null && "min" in value,
    list: Array.isArray(value) && value.every((entry) => typeof entry === "number"),
    flag: typeof value === "boolean",
    code: typeof value === "string" || (Array.isArray(value) && typeof value[0] === "string"),
    choice: [value].flat().every((entry) => choices?.includes(String(entry))),
  }[type];
}
