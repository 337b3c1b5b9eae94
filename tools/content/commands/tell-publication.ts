import { type Key, keyOf } from "#domain/content/parts/part.ts";
import { type Problem, tellProblem } from "#domain/content/problem.ts";
import type { Publication } from "#domain/content/publish/publish.ts";

export function tellPublication({ publication, changed, removed, advice }: Publication, dryRun: boolean) {
  tellAdvice(advice);
  for (const tag of changed) console.info(`${dryRun ? "would publish" : "published"} ${tag}`);
  for (const tag of removed) console.info(`${dryRun ? "would remove" : "removed"} ${tag}`);
  const number = publication === undefined ? "" : ` (publication ${publication})`;
  console.info(`${changed.length} changed, ${removed.length} removed${number}`);
}

export function tellAdvice(advice: Problem[]) {
  for (const problem of advice) console.info(`advice (${problem.code}): ${tellProblem(problem)}`);
}

export function tellKeys(keys: Key[], what: string) {
  if (keys.length === 0) return;
  const names = keys.slice(0, most).map(keyOf).join(", ");
  console.info(`${keys.length} ${what}: ${names}${keys.length > most ? ", …" : ""}`);
}

const most = 5;
