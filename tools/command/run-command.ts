/** A mistake in a command's arguments or input: shown as a sentence, without a stack. */
export class UsageError extends Error {}

/** Runs a command; a mistake in the input is one message on standard error and exit code 1. */
export async function runCommand(run: () => Promise<void>) {
  try {
    await run();
  } catch (error) {
    const known =
      error instanceof UsageError ||
      (error instanceof Error && /^(ContentError|ContentConflict|ConfigError)$/.test(error.constructor.name));
    console.error(known ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
