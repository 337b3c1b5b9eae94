// A process of its own that uses the embedded database until its input ends.
import { startEmbedded } from "#db/embedded/start.ts";

const [directory = "", packageFolder] = process.argv.slice(2);
const { config, stop } = await startEmbedded(directory, { packageFolder, log: console.warn });
console.info(JSON.stringify(config));
process.stdin.resume().once("end", async () => {
  await stop();
  process.exit();
});
