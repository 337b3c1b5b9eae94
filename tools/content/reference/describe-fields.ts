export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  description?: string;
  $ref?: string;
};

export type Field = { path: string; type: string; isNeeded: boolean; text: string };

/** The fields of a schema one by one, with what is inside lists and groups after them. */
export function describeFields(schema: Schema, prefix = ""): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, own]) => {
    const path = prefix + name;
    const isNeeded = schema.required?.includes(name) ?? false;
    return [{ path, type: typeOf(own), isNeeded, text: own.description ?? "" }, ...describeInside(own, path)];
  });
}

function describeInside(schema: Schema, path: string): Field[] {
  if (schema.properties) return describeFields(schema, `${path}.`);
  if (schema.items?.properties) return describeFields(schema.items, `${path}[].`);
  const { additionalProperties: each } = schema;
  return typeof each === "object" && each.properties ? describeFields(each, `${path}.<id>.`) : [];
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return "the same again";
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(", ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(" or ");
  if (schema.type === "array")
    return `list${bounds(schema.minItems, schema.maxItems)} of ${typeOf(schema.items ?? {})}`;
  if (schema.type === "object" && typeof schema.additionalProperties === "object")
    return `by id: ${typeOf(schema.additionalProperties)}`;
  if (schema.type === "object") return "group";
  if (schema.type === "string") return textType(schema);
  const most = schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum;
  return `${schema.type ?? "anything"}${bounds(schema.minimum, most)}`;
}

function textType({ pattern, minLength, maxLength }: Schema) {
  if (pattern) return `text such as \`${pattern.replaceAll("|", "\\|")}\``;
  return `text${bounds(minLength, maxLength)}`;
}

function bounds(low?: number, high?: number) {
  const least = low === Number.MIN_SAFE_INTEGER ? undefined : low;
  if (least === undefined && high === undefined) return "";
  if (high === undefined) return ` from ${least}`;
  return least === undefined ? ` up to ${high}` : ` ${least}–${high}`;
}
