import { type ErrorResponse, isRouteErrorResponse } from "react-router";

export type ErrorFacts = { status: number; message: string };

/** What the framework says in place of an error that is nobody's business. */
const hidden = "Unexpected Server Error";

/**
 * Status and message of whatever was thrown; 500 when it does not say. The message is empty where it would be a sentence of the
 * framework or of HTTP, in English and for developers: the page has words of its own then.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const { status, data } = error;
    const isText = typeof data === "string" && !data.startsWith("<") && !isOfFramework(error);
    return { status, message: isText ? data : "" };
  }
  if (error instanceof Error) {
    return { status: statusOf(error), message: error.message === hidden ? "" : error.message };
  }
  return { status: 500, message: String(error) };
}

/** On its way to the browser an answer of the framework loses its mark, but not the beginning of its text. */
function isOfFramework({ data }: ErrorResponse): boolean {
  return typeof data === "string" && data.startsWith("Error: ");
}

function statusOf(error: Error): number {
  const status: unknown = Reflect.get(error, "statusCode") ?? Reflect.get(error, "status");
  return typeof status === "number" ? status : 500;
}
