import { cacheAnswers } from "#api/cache-answers.ts";
import { httpTransport } from "#api/http/http-transport.ts";
import type { Config } from "#config/config.ts";
import { apiPrefix } from "#config/product.ts";
import type { Log } from "../process/log.ts";
import { answerInOutage } from "./answer-in-outage.ts";
import { createChanges } from "./changes.ts";
import type { Data } from "./data.ts";
import { listenForChanges } from "./listen-for-changes.ts";

/** The API hears of a change when we do; a page that asked it a moment too early would be cached with old data. */
const REPEAT_DELAY = 1000;

/** The API is another process; this one hears of changes when it has the address of the database. */
export function remoteData({ DATABASE_URL }: Config, baseUrl: string, log: Log): Data {
  const changes = createChanges();
  const transport = answerInOutage(httpTransport({ baseUrl, prefix: apiPrefix }));
  const answers = cacheAnswers(transport);
  changes.listen(answers.invalidate);
  const onChange = (tags: ReadonlySet<string>) => {
    changes.tell(tags);
    setTimeout(changes.tell, REPEAT_DELAY, tags).unref();
  };
  const watch = DATABASE_URL
    ? listenForChanges({ connectionString: DATABASE_URL }, log, { onChange })
    : undefined;
  return {
    // Without change notices we cannot invalidate, so we do not cache.
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
