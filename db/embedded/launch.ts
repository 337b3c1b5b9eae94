import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Home } from "./home.ts";
import { PORT } from "./socket.ts";

/** flock's exit code when another process holds the lock: a server is running or starting. */
const HELD = 75;

/** Defaults for a small site; the operator may change them in cluster/postgresql.conf. */
const SETTINGS = [
  "max_connections=100",
  "shared_buffers=64MB",
  "max_parallel_workers_per_gather=0", // parallel queries need more /dev/shm than containers have
  "io_method=sync",
  "jit=off",
  "log_checkpoints=off",
  "log_timezone=UTC",
  "timezone=UTC",
];

/** Read here, because the server's account may not be able to read this folder. */
const SCRIPT = readFileSync(new URL("launch.sh", import.meta.url), "utf8");

/** "over": another process holds the server, or it has stopped again. */
export type Launch = { state: "alive" | "over" | "failed"; reason: string };

/** Starts a server that outlives this process; `state` of the answer reports its progress. */
export function launchServer(home: Home, programs: string, socket: string): Launch {
  const launch: Launch = { state: "alive", reason: "" };
  const lock = ["--nonblock", "--no-fork", `--conflict-exit-code=${HELD}`, join(home.folder, "lock")];
  const settings = SETTINGS.map((setting) => `--set=${setting}`);
  const child = spawn("flock", [...lock, "sh", "-c", SCRIPT, "sh", ...settings], {
    uid: home.account?.uid,
    gid: home.account?.gid,
    cwd: "/",
    env: {
      PATH: "/usr/bin:/bin",
      LANG: "C.UTF-8",
      FOLDER: home.folder,
      PORT: String(PORT),
      PROGRAMS: programs,
      DETOUR: findDetour(home, programs),
      SOCKET: socket,
      SOCKET_LIST: `"${socket.replaceAll('"', '""')}"`, // a list, so a comma needs quotes
    },
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.stderr.on("data", (text) => {
    launch.reason += text;
  });
  child.on("error", (error) => Object.assign(launch, { state: "failed", reason: error.message }));
  child.on("exit", (code) => {
    launch.state = code === HELD || code === 0 ? "over" : "failed";
  });
  child.unref();
  return launch;
}

/** initdb passes its own path to a shell in double quotes. Where that would fail, a copy creates the cluster. */
function findDetour(home: Home, programs: string): string {
  const isPlain = (path: string) => !/["$\\`]/.test(path);
  if (isPlain(programs)) return "";
  return isPlain(home.folder) ? home.folder : "/tmp";
}
