import { median } from "./load/median.ts";
import { atMost, type Figure } from "./report/figures.ts";
import { makeDataFolder, removeDataFolder, startOurSite } from "./servers/our-site.ts";

/** From the command to the first page: with an empty folder, and with a database that is there. */
export async function benchStartUp(times: number): Promise<Figure[]> {
  const first: number[] = [];
  const later: number[] = [];
  for (let count = 0; count < times; count++) {
    const folder = makeDataFolder();
    first.push(await timeStart(folder));
    later.push(await timeStart(folder), await timeStart(folder));
    removeDataFolder(folder);
  }
  return [
    atMost("start, initialised database", median(later) / 1000, 3, " s"),
    atMost("start, the very first", median(first) / 1000, 8, " s"),
  ];
}

async function timeStart(folder: string) {
  const site = await startOurSite(folder, { WARM_UP: "on" });
  await site.stop();
  return site.startedIn;
}
