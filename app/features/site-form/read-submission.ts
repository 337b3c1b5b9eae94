import { data, type RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import { deriveKey } from "./derive-key.ts";
import { type FormValues, keyField } from "./form-outcome.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** What a visitor sent, and the key under which it is stored once however often it arrives. */
export async function readSubmission({ request, context }: Args) {
  const { [keyField]: minted, ...values } = await readFields(request);
  const { visitor } = context.get(requestContext);
  return { values, key: minted || (await deriveKey(values, visitor, Date.now())) };
}

async function readFields(request: Request): Promise<FormValues> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw data("Unsupported Media Type", { status: 415 });
  }
  const form = await request.formData().catch(() => {
    throw data("Bad Request", { status: 400 });
  });
  const fields = [...form].filter((field) => typeof field[1] === "string");
  return Object.fromEntries(fields) as FormValues;
}
