import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/** Runs a command and collects its output; `show` prints it instead. */
export function runCommand(command, args, { env = process.env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = show ? "inherit" : ["ignore", "pipe", "pipe"];
    const child = spawn(command, args, { cwd: root, env, stdio });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
    child.on("error", reject);
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}
