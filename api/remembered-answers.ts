import type { ApiRequest, ApiTransport } from "./client.ts";
import { contract } from "./contract/contract.ts";
import type { Answer } from "./envelope.ts";
import { freeze } from "./freeze.ts";

/** What many addresses show and what hardly ever changes; nothing here depends on the hour or on the visitor. */
const remembered = new Set([
  "navigation/getNavigationData",
  "homePage/getSeoData",
  "site/getSiteConfig",
  "product/getProductListByCategoryList",
  "product/getProductData",
  "download/getProductListByCategoryList",
]);

/** Answers are shared until something with one of their tags is published; the least recently used make room. */
export function rememberAnswers(transport: ApiTransport, most = 120) {
  const answers = new Map<string, Answer>();
  /** Counts every drop: an answer that was asked for before one and came after it may be old. */
  let drops = 0;
  const remember: ApiTransport = async (request) => {
    const key = remembered.has(request.name) ? keyOf(request) : undefined;
    if (key === undefined) return transport(request);
    const known = answers.get(key);
    if (known) {
      // Back to the young end of the map.
      answers.delete(key);
      answers.set(key, known);
      return known;
    }
    const before = drops;
    const answer = await transport(request);
    if (answer.status === 200 && before === drops) {
      answers.set(key, freeze(answer));
      for (const oldest of answers.keys()) {
        if (answers.size <= most) break;
        answers.delete(oldest);
      }
    }
    return answer;
  };
  return {
    transport: remember,
    drop(tags: ReadonlySet<string>) {
      drops++;
      for (const [key, answer] of answers) {
        if (tags.has("*") || answer.tags.some((tag) => tags.has(tag) || tags.has(`${tag.split(":")[0]}:*`)))
          answers.delete(key);
      }
    },
  };
}

/** Made of what the call reads: whatever else stands in an address, the answer is the same. */
function keyOf({ name, language, params }: ApiRequest): string | undefined {
  const read = contract[name].params.safeParse(params);
  return read.success ? `${name} ${language} ${JSON.stringify(read.data)}` : undefined;
}
