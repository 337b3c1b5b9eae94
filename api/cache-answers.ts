import { LRUCache } from "lru-cache";
import { hasChangedTag } from "#domain/changes.ts";
import type { ApiRequest, ApiTransport } from "./client.ts";
import { contract } from "./contract/contract.ts";
import { deepFreeze } from "./deep-freeze.ts";
import type { Answer } from "./envelope.ts";

/** Calls that many pages make, whose answers rarely change and depend on neither the hour nor the visitor. */
const cachedCalls = new Set([
  "navigation/getNavigationData",
  "homePage/getSeoData",
  "site/getSiteConfig",
  "product/getProductListByCategoryList",
  "product/getProductData",
  "download/getProductListByCategoryList",
]);

/** Shares answers until something with one of their tags is published. Equal calls at the same time share one computation. */
export function cacheAnswers(transport: ApiTransport, max = 120) {
  const answers = new LRUCache<string, Answer>({ max });
  const running = new Map<string, Promise<Answer>>();
  /** Counts publishes: an answer computed across one may be out of date. */
  let generation = 0;

  async function compute({ signal: _, ...shared }: ApiRequest, key: string) {
    const before = generation;
    const answer = deepFreeze(await transport(shared));
    if (answer.status === 200 && before === generation) answers.set(key, answer);
    return answer;
  }

  const cached: ApiTransport = async (request) => {
    const key = cachedCalls.has(request.name) ? keyOf(request) : undefined;
    if (key === undefined) return transport(request);
    const known = answers.get(key);
    if (known) return known;
    // Do not share a call that began before the last publish.
    const current = `${generation} ${key}`;
    const answer = running.get(current) ?? compute(request, key).finally(() => running.delete(current));
    running.set(current, answer);
    return answer;
  };

  return {
    transport: cached,
    invalidate(tags: ReadonlySet<string>) {
      generation++;
      for (const [key, answer] of answers) if (hasChangedTag(answer.tags, tags)) answers.delete(key);
    },
  };
}

/** The key holds only what the call reads; other parameters do not change the answer. */
function keyOf({ name, language, params }: ApiRequest): string | undefined {
  const read = contract[name].params.safeParse(params);
  return read.success ? `${name} ${language} ${JSON.stringify(read.data)}` : undefined;
}
