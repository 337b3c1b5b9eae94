// Runs MDN's HTTP Observatory against one host, in a process that trusts its certificate; prints what it found.
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { importLongTool } from "../long/install.mjs";

// Its list of preloaded sites is downloaded by an install script, which we do not run. Ours is on no such list.
const list = new URL(
  "../long/node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json",
  import.meta.url,
);
if (!existsSync(fileURLToPath(list))) writeFileSync(list, "{}");

const { scan } = await importLongTool("@mdn/mdn-http-observatory");
const result = await scan(process.argv[2]);
const tests = Object.values(result.tests).map(({ result: found, scoreModifier }) => [found, scoreModifier]);
console.info(JSON.stringify({ grade: result.scan.grade, score: result.scan.score, tests }));
process.exit();
