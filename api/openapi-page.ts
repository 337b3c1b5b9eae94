import type { openApiDocument } from "./openapi.ts";

type Document = ReturnType<typeof openApiDocument>;
type Operation = {
  summary: string;
  parameters?: { name: string; required: boolean; schema: { type?: string; enum?: string[] } }[];
  requestBody?: { content: { "application/json": { schema: { properties?: Record<string, unknown> } } } };
};

/** A page to read the API by, without script and with the browser's default style. */
export function openApiPage(document: Document) {
  const calls = Object.entries(document.paths).map(([path, methods]) =>
    section(path, methods as Record<string, Operation>),
  );
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(document.info.title)}</title></head>
<body><main><h1>${escapeHtml(document.info.title)}</h1><p>${escapeHtml(document.info.description)}</p>
<p><a href="openapi.json">openapi.json</a></p>
${calls.join("\n")}
</main></body></html>`;
}

function section(path: string, methods: Record<string, Operation>) {
  const [[method, operation] = ["get", undefined]] = Object.entries(methods);
  if (!operation) return "";
  const fields =
    operation.parameters?.map(
      ({ name, required, schema }) => `${name}${required ? " (required)" : ""}: ${kindOf(schema)}`,
    ) ?? Object.keys(operation.requestBody?.content["application/json"].schema.properties ?? {});
  const list = fields.map((field) => `<li><code>${escapeHtml(field)}</code></li>`).join("");
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2><p>${escapeHtml(operation.summary)}</p>${list ? `<ul>${list}</ul>` : ""}</section>`;
}

const kindOf = (schema: { type?: string; enum?: string[] }) =>
  schema.enum?.join(" | ") ?? schema.type ?? "text";

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[character] ?? "",
  );
