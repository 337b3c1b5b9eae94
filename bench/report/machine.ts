import { readFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";

/** Describes the machine in one line. */
export function describeMachine() {
  const processors = cpus();
  const model = processors[0]?.model.trim() || "unknown processor";
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]?.toFixed(1);
  return [
    `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`,
    `${processors.length} x ${model} (${process.arch})`,
    `${memory} GB`,
    systemName(),
    `Node ${process.version}`,
    `load ${load} at the start`,
  ].join(", ");
}

function systemName() {
  try {
    return /^PRETTY_NAME="(.*)"$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? process.platform;
  } catch {
    return process.platform;
  }
}
