import { isRouteErrorResponse } from "react-router";

export type ErrorFacts = { status: number; message: string };

/** Status and message of whatever was thrown; 500 when it does not say. */
export function errorFacts(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const message =
      typeof error.data === "string" && !error.data.startsWith("<") ? error.data : error.statusText;
    return { status: error.status, message };
  }
  if (error instanceof Error) return { status: statusOf(error), message: error.message };
  return { status: 500, message: String(error) };
}

function statusOf(error: Error): number {
  const status: unknown = Reflect.get(error, "statusCode") ?? Reflect.get(error, "status");
  return typeof status === "number" ? status : 500;
}
