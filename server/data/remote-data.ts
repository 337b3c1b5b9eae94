import { httpTransport } from "#api/http/http-transport.ts";
import { rememberAnswers } from "#api/remembered-answers.ts";
import type { Config } from "#config/config.ts";
import { apiPrefix } from "#config/product.ts";
import type { Log } from "../process/log.ts";
import { createChanges } from "./changes.ts";
import type { Data } from "./data.ts";
import { refuseInOutage } from "./refuse-in-outage.ts";
import { watchChanges } from "./watch-changes.ts";

/** The API hears of a change when we do; a page made before it did would show what was, and be kept. */
const secondTelling = 1000;

/** A site without calls of its own hears of changes when it is told where the database is. */
export function remoteData({ DATABASE_URL }: Config, baseUrl: string, log: Log): Data {
  const changes = createChanges();
  const transport = refuseInOutage(httpTransport({ baseUrl, prefix: apiPrefix }));
  const answers = rememberAnswers(transport);
  changes.listen(answers.drop);
  const onChange = (tags: ReadonlySet<string>) => {
    changes.tell(tags);
    setTimeout(changes.tell, secondTelling, tags).unref();
  };
  const watch = DATABASE_URL
    ? watchChanges({ connectionString: DATABASE_URL }, log, { onChange })
    : undefined;
  return {
    // What nobody tells us to forget must not be remembered.
    transport: watch ? answers.transport : transport,
    isReady: () =>
      fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    onChange: changes.listen,
    close: async () => watch?.close(),
  };
}
