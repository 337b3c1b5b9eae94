import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { root } from "./root.mjs";

/** Ctrl-C arrives from the terminal and again from npm. */
const ECHO_MS = 500;

/** npm starts us through a shell that does not pass on SIGTERM. */
const PARENT_CHECK_MS = 250;

/**
 * Runs a long-lived command in our place: same terminal, signals and exit code. It gets its own process group, so that
 * a signal reaches it once, and it ends when we are killed.
 */
export function runInForeground(command, args, env) {
  const [file, ...rest] = [...withParent(), command, ...args];
  const child = spawn(file, rest, { cwd: root, env, stdio: "inherit", detached: true });
  let last = 0;
  const forward = (signal) => {
    if (Date.now() - last > ECHO_MS) child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    last = Date.now();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, forward);
  if (process.env.npm_lifecycle_event) onParentEnd(() => forward("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

function onParentEnd(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, PARENT_CHECK_MS);
}

function withParent() {
  const setpriv = "/usr/bin/setpriv";
  return existsSync(setpriv) ? [setpriv, "--pdeathsig", "TERM"] : [];
}
