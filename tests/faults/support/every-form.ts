import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { apiPrefix } from "#config/product.ts";
import { fetchStamp } from "#tests/support/fetch-stamp.ts";
import { post, type Query } from "./senders.ts";
import { until } from "./until.ts";

type Form = { table: string; call: string; body: () => Record<string, string> };

/** One of each kind of post that a visitor can send; no two registrations share an address. */
export async function listForms(site: string): Promise<Form[]> {
  const stamp = await fetchStamp(site);
  const ask = async (call: string) => (await (await fetch(`${site}${apiPrefix}${call}`)).json()).data;
  const [group] = (await ask("support/getFaqListByCategoryList")).groups;
  const [webinar] = (await ask("support/getWebinarList?status=upcoming")).list;
  const [blog] = (await ask("about/getBlogListByParam")).list;
  const person = { name: "Ada Obi", email: "ada@example.com", country: "NG", stamp };
  const message = { phone: "555 0100", product: "Ridge 5", company: "Obi", address: "1 Example Street" };
  return [
    {
      table: "messages",
      call: "support/insertOnlineMessage",
      body: () => ({ ...person, ...message, message: "How many batteries do I need?" }),
    },
    {
      table: "comments",
      call: "about/insertBlogComment",
      body: () => ({ ...person, blogId: blog.id, content: "Thank you." }),
    },
    {
      table: "registrations",
      call: "support/insertRegisterDataByWebinarCode",
      body: () => ({
        ...person,
        email: `${randomUUID()}@example.com`,
        firstName: "Ada",
        lastName: "Obi",
        organization: "Obi",
        relationship: "installer",
        webinarCode: webinar.code,
      }),
    },
    {
      table: "useful_votes",
      call: "support/insertFaqVote",
      body: () => ({ entry: `${group.id}/${group.entries[0].id}`, useful: "yes" }),
    },
  ];
}

/** Visitors who send every form in turn. What got no answer, or was told to come again, is sent again as it was. */
export function sendForms(site: string, forms: Form[], senders: number, isOver: () => boolean) {
  const acknowledged = new Map(forms.map(({ table }) => [table, new Set<string>()]));
  const again = new Map<string, number>();
  const one = async (first: number) => {
    for (let turn = first; !isOver(); turn++) {
      const form = forms[turn % forms.length];
      if (!form) return;
      const [key, body] = [randomUUID(), form.body()];
      for (let isTaken = false; !isTaken && !isOver(); ) {
        const { code, data, msg } = await post(site, form.call, body, { key }).catch(() => noAnswer);
        isTaken = code === 200;
        if (isTaken && data?.id) acknowledged.get(form.table)?.add(data.id);
        else if (code >= 400 && code < 500) throw new Error(`${form.call} was answered ${code}: ${msg}`);
        else again.set(String(code), (again.get(String(code)) ?? 0) + 1);
        await sleep(isTaken ? 5 : 200);
      }
    }
  };
  return {
    acknowledged,
    again,
    done: Promise.all(Array.from({ length: senders }, (_, index) => one(index))),
  };
}

const noAnswer = { code: 0, data: null, msg: "" };

/** Those that were acknowledged while the database was away come in from the spool. */
export async function listLostForms(query: Query, acknowledged: Map<string, Set<string>>) {
  let lost: string[] = [];
  await until("everything acknowledged is stored", 60_000, async () => {
    lost = [];
    for (const [table, ids] of acknowledged) {
      const rows = await query<{ id: string }>(`select id from ${table} where id = any($1)`, [[...ids]]);
      const stored = new Set(rows.map(({ id }) => id));
      lost.push(...[...ids].filter((id) => !stored.has(id)));
    }
    return lost.length === 0;
  }).catch(() => {});
  return lost;
}
