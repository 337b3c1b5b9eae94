import type { KindName } from "./kinds.ts";
import type { Problem } from "./problem.ts";
import type { Content } from "./records.ts";

type Reference = { from: KindName; id: string; kind: KindName; name: string };

/** Every id that a record names must exist; a name that leads nowhere is told with its file. */
export function checkReferences(content: Content): Problem[] {
  const known = new Map(
    Object.entries(content).map(([kind, records]) => [kind, new Set(records.map(({ id }) => id))]),
  );
  const lost = listReferences(content).filter(({ kind, name }) => !known.get(kind)?.has(name));
  return [
    ...lost.map(({ from, id, kind, name }) => ({
      file: `${from}/${id}.yaml`,
      line: 1,
      word: name,
      message: `names ${name}, which is not in ${kind}`,
    })),
    ...content.products.flatMap(({ id, data }) => checkSpecs(content, id, data.specs)),
  ];
}

/** What the records name, one by one. */
export function listReferences(content: Content): Reference[] {
  const references: Reference[] = [];
  const expect = (from: KindName, id: string, kind: KindName, names: (string | undefined)[] | undefined) => {
    for (const name of names ?? []) if (name !== undefined) references.push({ from, id, kind, name });
  };
  for (const { id, data } of content.series) expect("series", id, "categories", [data.category]);
  for (const { id, data } of content.products) {
    expect("products", id, "categories", [data.category]);
    expect("products", id, "series", [data.series]);
    expect("products", id, "products", [...(data.accessories ?? []), ...(data.successors ?? [])]);
    const listed = data.installation?.batteries?.listed;
    expect(
      "products",
      id,
      "products",
      listed?.filter((name) => name !== "lead-acid"),
    );
  }
  for (const { id, data } of content.solutions) {
    expect(
      "solutions",
      id,
      "products",
      data.products?.map(({ product }) => product),
    );
    expect("solutions", id, "cases", data.cases);
  }
  for (const { id, data } of content.cases) {
    expect(
      "cases",
      id,
      "products",
      data.products?.map(({ product }) => product),
    );
    expect("cases", id, "solutions", [data.solution]);
    expect(
      "cases",
      id,
      "products",
      data.plan?.devices.map(({ product }) => product),
    );
  }
  for (const { id, data } of content.documents) {
    expect("documents", id, "products", data.products);
    expect("documents", id, "documents", [data.replaces]);
  }
  for (const { id, data } of content.certificates) expect("certificates", id, "products", data.products);
  for (const { id } of content.comments) expect("comments", id, "blogs", [id]);
  for (const kind of ["blogs", "news", "webinars", "videos"] as const) {
    for (const { id, data } of content[kind]) expect(kind, id, "products", data.products);
  }
  for (const { id, data } of content.webinars) expect("webinars", id, "videos", [data.recording]);
  for (const { id, data } of content.lights) {
    expect("lights", id, "series", data.series);
    expect("lights", id, "products", data.products);
  }
  for (const { id, data } of content.warranty) expect("warranty", id, "series", data.series);
  for (const { id, data } of content.home) {
    expect("home", id, "products", data.featuredProducts);
    expect("home", id, "solutions", data.solutions);
    expect("home", id, "cases", data.cases);
  }
  for (const { id, data } of content.variants) expect("variants", id, "variants", [data.sameAs]);
  return references;
}

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
    return fault ? [{ file: `products/${id}.yaml`, line: 1, word: ` ${name}:`, message }] : [];
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
