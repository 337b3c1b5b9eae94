import type { ApiClient, Data } from "#api/client.ts";

export type SerialCheckResult = Data<"support/checkSerialNumber">;
export type SerialCheckData = {
  typed: string;
  /** Somebody asked for a check of nothing. */
  isEmpty: boolean;
  market: string | null;
  result: SerialCheckResult | null;
};

const longest = 60;

/** Reads `?serial=` and, when something was typed, has it checked by the terms of `?market=`. */
export async function loadSerialCheck(
  api: ApiClient,
  searchParams: URLSearchParams,
): Promise<SerialCheckData> {
  const typed = (searchParams.get("serial") ?? "").trim().slice(0, longest);
  const market = readMarket(searchParams) ?? null;
  const query = { serialNumber: typed, ...(market && { market }) };
  const result = typed ? await api.get("support/checkSerialNumber", query) : null;
  return { typed, isEmpty: searchParams.has("serial") && !typed, market, result };
}

/** The market an address asks for, if it can be one. */
export function readMarket(params: URLSearchParams): string | undefined {
  return params.getAll("market").find((asked) => /^[A-Z]{2}$/.test(asked));
}
