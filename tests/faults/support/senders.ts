import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { apiPrefix } from "#config/product.ts";
import { fetchStamp } from "#tests/support/fetch-stamp.ts";

const fields = {
  name: "Ada Obi",
  phone: "555 0100",
  email: "ada@example.com",
  product: "Ridge 5",
  company: "Obi",
  address: "1 Example Street",
  country: "NG",
  message: "How many batteries do I need?",
};

export type Envelope = { code: number; data: { id?: string } | null; msg: string };

export async function post(
  site: string,
  call: string,
  body: object,
  { key, visitor }: { key: string; visitor?: string | undefined },
): Promise<Envelope> {
  const response = await fetch(`${site}${apiPrefix}${call}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      ...(visitor && { "x-forwarded-for": visitor }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(40_000),
  });
  return (await response.json()) as Envelope;
}

/** A visitor's address may be claimed where the proxy is trusted. */
export async function sendMessage(site: string, key: string = randomUUID(), visitor?: string) {
  const stamp = await stampOf(site);
  return post(site, "support/insertOnlineMessage", { ...fields, stamp }, { key, visitor });
}

const stamps = new Map<string, string>();

/** One for each site: it is good for a week. */
async function stampOf(site: string) {
  const stamp = stamps.get(site) ?? (await fetchStamp(site));
  stamps.set(site, stamp);
  return stamp;
}

/** Visitors who send messages; every acknowledged id is remembered. One that got no answer is sent again, as it was. */
export function startSenders(site: string, senders: number, options: { isOver: () => boolean }) {
  const acknowledged: string[] = [];
  let unanswered = 0;
  let refused = 0;
  const one = async () => {
    let key = randomUUID();
    while (!options.isOver()) {
      try {
        const { code, data } = await sendMessage(site, key);
        if (code === 200 && data?.id) acknowledged.push(data.id);
        else refused++;
        key = randomUUID();
      } catch {
        unanswered++;
      }
      await sleep(50);
    }
  };
  return {
    acknowledged,
    get unanswered() {
      return unanswered;
    },
    get refused() {
      return refused;
    },
    done: Promise.all(Array.from({ length: senders }, one)),
  };
}

export type Query = <T>(sql: string, values?: unknown[]) => Promise<T[]>;

/** Every acknowledged message is in the database; the table's key makes sure of the once. */
export async function listLost(query: Query, acknowledged: string[]): Promise<string[]> {
  const rows = await query<{ id: string }>("select id from messages where id = any($1)", [acknowledged]);
  const stored = new Set(rows.map(({ id }) => id));
  return [...new Set(acknowledged)].filter((id) => !stored.has(id));
}
