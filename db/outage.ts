const codes = /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|UND_ERR|08|57|53|55P03)/;
const messages = /timeout|terminated|not queryable|Connection ended/i;

/** The database (or a remote API) is unreachable, starting, stopping, full, locked or too slow. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  return codes.test(code ?? "") || messages.test(error.message) || isOutage(error.cause);
}

/** Thrown instead of running a query while the database does not answer. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
  readonly code = "08006";

  constructor() {
    super("The database does not answer.");
  }
}
