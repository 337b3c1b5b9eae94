import { listMisses } from "#domain/search/answer/missed-searches.ts";
import { withDatabase } from "../../command/with-database.ts";
import { command } from "./command.ts";

const searchesUsage = `npm run content -- searches
  tells what visitors searched for in the last 90 days and found nothing good, the most frequent first; add such words to
  the \`answers\` of the page that they want`;

export const searchesCommand = command(searchesUsage, {}, async () => {
  const misses = await withDatabase(listMisses);
  for (const { count, language, keyword, last } of misses)
    console.info(`${String(count).padStart(5)}  ${language}  ${last}  ${keyword}`);
  if (misses.length === 0) console.info("every search found something");
});
