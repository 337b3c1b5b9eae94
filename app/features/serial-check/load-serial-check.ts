import type { ApiClient, Data } from "#api/client.ts";

export type SerialCheckResult = Data<"support/checkSerialNumber">;
export type SerialCheckData = { typed: string; result: SerialCheckResult | null };

const longest = 60;

/** Reads `?serial=` and, when something was typed, has it checked. */
export async function loadSerialCheck(api: ApiClient, request: Request): Promise<SerialCheckData> {
  const typed = (new URL(request.url).searchParams.get("serial") ?? "").trim().slice(0, longest);
  const result = typed ? await api.get("support/checkSerialNumber", { serialNumber: typed }) : null;
  return { typed, result };
}
