import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;

/** Processor seconds of a process and everything it started, including children that ended. */
export function cpuSeconds(pid: number): number {
  return tree(pid).reduce((sum, process) => sum + process.ticks, 0) / ticksPerSecond;
}

/** Memory in MB: resident size of the process, and proportional size of the whole tree. */
export function memory(pid: number) {
  const resident = kilobytes(`/proc/${pid}/status`, "VmRSS");
  const proportional = tree(pid).reduce(
    (sum, own) => sum + kilobytes(`/proc/${own.pid}/smaps_rollup`, "Pss"),
    0,
  );
  return { resident: resident / 1024, proportional: proportional / 1024 };
}

function tree(pid: number) {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
  const found = all.filter((process) => process.pid === pid);
  for (const process of found) found.push(...all.filter(({ parent }) => parent === process.pid));
  return found;
}

/** A program's name may hold spaces and brackets: the fields begin after the last bracket. */
function readProcess(pid: number) {
  const stat = readText(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (fields.length < 16) return [];
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
  return [{ pid, parent: Number(fields[1]), ticks }];
}

function kilobytes(file: string, name: string) {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(readText(file))?.[1] ?? 0);
}

function readText(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // The process has ended.
  }
}
