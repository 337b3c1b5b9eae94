import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export type Server = { name: string; url: string; pid: number; startedIn: number; stop(): Promise<void> };

type Command = {
  name: string;
  program: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  port: number;
  path?: string;
};

const patience = 600_000;

/** No server outlives the run. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** Starts a program and waits until it serves a page; `startedIn` is in milliseconds. */
export async function startServer({
  name,
  program,
  args,
  cwd,
  env,
  port,
  path = "/",
}: Command): Promise<Server> {
  const begun = performance.now();
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(child);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilAnswered(`${url}${path}`, child, name);
  const startedIn = performance.now() - begun;
  return { name, url, pid: child.pid ?? 0, startedIn, stop: () => stop(child) };
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

async function waitUntilAnswered(url: string, child: ChildProcess, name: string) {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode} before it answered`);
    const status = await fetch(url, { redirect: "manual" }).then(
      (response) => response.arrayBuffer().then(() => response.status),
      () => 0,
    );
    if (status === 200) return;
    if (status >= 400) throw new Error(`${name} answered ${url} with ${status}`);
    await sleep(5);
  }
  throw new Error(`${name} did not answer ${url} within ${patience / 1000} s`);
}

async function stop(child: ChildProcess) {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
