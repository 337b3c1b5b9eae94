import { Socket } from "node:net";
import pg from "pg";

/** Every user of the server shares this advisory lock; a process that holds it exclusively may stop the server. */
const LOCK = 7_310_215;

/** No server yet, one that is starting or stopping, or one that is gone: retry. */
const PASSING = ["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03", "53300"];

export type Lease = NonNullable<Awaited<ReturnType<typeof takeLease>>>;

/** Connects and takes the shared lock; undefined when no server answers. */
export async function takeLease(config: pg.ClientConfig) {
  const socket = new Socket();
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000, stream: () => socket });
  const lost = new Promise<void>((resolve) => client.once("end", resolve));
  client.on("error", () => {}); // "end" reports it as well
  try {
    await client.connect();
    await client.query("select pg_advisory_lock_shared($1)", [LOCK]);
  } catch (error) {
    socket.destroy();
    if (isPassing(error)) return undefined;
    throw error;
  }
  socket.unref(); // an unused lease keeps no process alive
  return {
    lost,
    async giveBack(shutDown: () => Promise<void>) {
      socket.ref();
      if (await isLast(client)) await shutDown();
      await client.end();
    },
  };
}

/** The last process holds the lock exclusively: others wait until the server has stopped, then start it again. */
async function isLast(client: pg.Client): Promise<boolean> {
  try {
    await client.query("select pg_advisory_unlock_shared($1)", [LOCK]);
    const { rows } = await client.query("select pg_try_advisory_lock($1) as alone", [LOCK]);
    return rows[0].alone;
  } catch (error) {
    if (isPassing(error)) return false; // the server has stopped already
    throw error;
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return "code" in error
    ? PASSING.includes(String(error.code))
    : /terminated|timeout|connection error/.test(error.message);
}
