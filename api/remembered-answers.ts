import type { ApiTransport } from "./client.ts";
import type { Answer } from "./envelope.ts";

/** What every page needs and hardly ever changes; kept until something with one of its tags is published. */
const remembered = new Set(["navigation/getNavigationData", "homePage/getSeoData", "site/getSiteConfig"]);

export function rememberAnswers(transport: ApiTransport) {
  const answers = new Map<string, Answer>();
  /** Counts every drop: an answer that was asked for before one and came after it may be old. */
  let drops = 0;
  const remember: ApiTransport = async (request) => {
    if (!remembered.has(request.name)) return transport(request);
    const key = `${request.name} ${request.language} ${JSON.stringify(request.params)}`;
    const known = answers.get(key);
    if (known) return known;
    const before = drops;
    const answer = await transport(request);
    if (answer.status === 200 && answers.size < 200 && before === drops) answers.set(key, answer);
    return answer;
  };
  return {
    transport: remember,
    drop(tags: Set<string>) {
      drops++;
      for (const [key, answer] of answers) {
        if (tags.has("*") || answer.tags.some((tag) => tags.has(tag) || tags.has(`${tag.split(":")[0]}:*`)))
          answers.delete(key);
      }
    },
  };
}
