import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Home } from "./home.ts";
import { PORT } from "./socket.ts";

/** flock's answer when another process holds the lock: a server runs, or is about to. */
const HELD = 75;

/** First choices for a small site; the operator may change them in cluster/postgresql.conf. */
const SETTINGS = [
  "max_connections=100",
  "shared_buffers=64MB",
  "max_parallel_workers_per_gather=0", // parallel queries want more /dev/shm than containers have
  "io_method=sync",
  "jit=off",
  "log_checkpoints=off",
  "log_timezone=UTC",
  "timezone=UTC",
];

/**
 * Runs under an exclusive lock that the server and its children inherit. So whoever gets here knows that no
 * server of this cluster is alive, whatever a pid file from another boot or container says.
 */
const SCRIPT = `
set -eu
umask 077
cd "$FOLDER"
[ ! -e postgres.log ] || mv -f postgres.log postgres.log.1
exec >postgres.log 2>&1
if [ ! -e cluster/PG_VERSION ]; then
  rm -rf cluster.new initdb-??????
  maker=$PROGRAMS
  copy=
  if [ -n "$DETOUR" ]; then
    copy=$(mktemp -d "$DETOUR/initdb-XXXXXX")
    trap 'rm -rf "$copy"' EXIT
    cp -R "$PROGRAMS/.." "$copy/native"
    maker=$copy/native/bin
    echo "initdb runs from a copy in $copy"
    "$maker/initdb" --version || { echo "initdb can run neither from $PROGRAMS nor from a copy in $DETOUR"; exit 1; }
  fi
  "$maker/initdb" -D cluster.new -U postgres -E UTF8 --auth-local=trust --auth-host=reject \
    --locale=C.UTF-8 --locale-provider=builtin --builtin-locale=C.UTF-8 --sync-method=syncfs "$@"
  [ -z "$copy" ] || rm -rf "$copy"
  mv -T cluster.new cluster
fi
rm -f cluster/postmaster.pid "$SOCKET"/.s.PGSQL.*
exec "$PROGRAMS/postgres" -D "$FOLDER/cluster" -k "$SOCKET_LIST" -p ${PORT} -c listen_addresses= -c unix_socket_permissions=0700
`;

/** "over": another process holds the server, or has ended it again. */
export type Launch = { state: "alive" | "over" | "failed"; reason: string };

/** Starts a server that outlives this process; the answer's state tells how it went on. */
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
      PROGRAMS: programs,
      DETOUR: findDetour(home, programs),
      SOCKET: socket,
      SOCKET_LIST: `"${socket.replaceAll('"', '""')}"`, // it is a list, so a comma wants quotes
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

/** initdb has its own path read by a shell, inside double quotes. Where that would not do, a copy makes the cluster. */
function findDetour(home: Home, programs: string): string {
  const isPlain = (path: string) => !/["$\\`]/.test(path);
  if (isPlain(programs)) return "";
  return isPlain(home.folder) ? home.folder : "/tmp";
}
