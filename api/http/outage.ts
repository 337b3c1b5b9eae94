const codes = /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|08|57|53)/;
const messages = /timeout|terminated|not queryable|Connection ended/i;

/** The database (or the API in another process) cannot be reached, is starting, stopping or too slow. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  return codes.test(code ?? "") || messages.test(error.message) || isOutage(error.cause);
}
