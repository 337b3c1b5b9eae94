import { z } from "zod";
import { contract } from "./contract/contract.ts";

type Schema = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document, generated from the schemas that check the requests. */
export function openApiDocument(prefix: string, siteName: string) {
  return {
    openapi: "3.1.0",
    info: { title: `${siteName} API`, version: "1.0.0", description },
    servers: [{ url: prefix.replace(/\/$/, "") }],
    paths: Object.fromEntries(
      Object.entries(contract).map(([name, call]) => [
        `/${name}`,
        { [call.method.toLowerCase()]: operation(name, call) },
      ]),
    ),
  };
}

const description =
  "Every answer is an envelope of code, data and msg. GET answers carry an ETag. The language is chosen by " +
  "Accept-Language (en, es, my). A refused form is HTTP 200 with code 422, 409 or 429; an Idempotency-Key header " +
  "makes a repeated POST harmless.";

type Call = (typeof contract)[keyof typeof contract];

function operation(name: string, call: Call) {
  const params = z.toJSONSchema(call.params, { io: "input", unrepresentable: "any" }) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const data = z.toJSONSchema(call.data, { unrepresentable: "any" });
  return {
    operationId: name.replace("/", "."),
    summary: call.summary,
    tags: [name.split("/")[0]],
    ...(call.method === "GET"
      ? { parameters: queryParameters(params.properties ?? {}, params.required ?? []) }
      : { requestBody: { required: true, content: json(params) } }),
    responses: {
      200: { description: "The envelope", content: json(envelope(data)) },
      400: { description: "Malformed parameters", content: json(envelope({ type: "null" })) },
      ...(call.method === "GET" && {
        404: { description: "No such record", content: json(envelope({ type: "null" })) },
      }),
    },
  };
}

function queryParameters(properties: Record<string, Schema>, required: string[]) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name) && !("default" in schema),
    schema,
  }));
}

const json = (schema: unknown) => ({ "application/json": { schema } });

const envelope = (data: unknown) => ({
  type: "object",
  required: ["code", "data", "msg"],
  properties: { code: { type: "integer" }, data, msg: { type: "string" } },
});
