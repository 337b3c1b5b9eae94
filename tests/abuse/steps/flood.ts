import { apiPrefix } from "#config/product.ts";
import { fetchStamp } from "#tests/support/fetch-stamp.ts";
import { goodForm } from "../known-addresses.ts";
import { openSite } from "../open-site.ts";
import { RawConnection } from "../raw-connection.ts";
import type { Step } from "../step.ts";

const posts = 10_000;
const lanes = 64;
const call = `${apiPrefix}support/insertOnlineMessage`;

/** Ten thousand messages from one address; meanwhile somebody at another reads pages and sends a message. */
export const floodOfPosts: Step = async ({ say }) => {
  const site = await openSite();
  try {
    const honest = new RawConnection(site.url, "127.0.0.2");
    let isOver = false;
    const stamp = await fetchStamp(site.url);
    const flood = sendFlood(site.url, stamp).finally(() => {
      isOver = true;
    });
    const waits: number[] = [];
    const read = async (bytes: string) => {
      const started = performance.now();
      const answer = await honest.send(bytes);
      waits.push(performance.now() - started);
      return answer;
    };
    const paths = [
      "/spanish",
      "/products/hd-r5-1p",
      "/search/battery",
      "/about/contact",
      "/support/faq?keyword=x",
    ];
    for (let count = 0; !isOver || count < paths.length; count++) {
      const answer = await read(`GET ${paths[count % paths.length]} HTTP/1.1\r\nHost: x\r\n\r\n`);
      if (answer?.status !== 200) throw new Error(`the visitor was answered ${answer?.status}`);
    }
    const sent = await read(message("Do you ship to Porto?", stamp));
    const taken = JSON.parse(sent?.body.toString() ?? "{}").code;
    const codes = await flood;
    honest.close();
    waits.sort((a, b) => a - b);
    const slowest = waits.at(-1) ?? 0;
    say(
      `${posts} posts on ${lanes} connections: ${[...codes].map(([code, count]) => `${count} x ${code}`).join(", ")}`,
    );
    say(
      `the visitor read ${waits.length - 1} pages, half within ${waits[waits.length >> 1]?.toFixed(0)} ms, all within ${slowest.toFixed(0)} ms; the message was answered ${taken}`,
    );
    if (taken !== 200) throw new Error("the visitor's message was not taken");
    if (slowest > 10_000) throw new Error("the visitor waited for more than ten seconds");
    if ((codes.get(200) ?? 0) > 5) throw new Error("the flood was not held back");
  } finally {
    await site.close();
  }
};

async function sendFlood(url: string, stamp: string) {
  const codes = new Map<number, number>();
  let left = posts;
  const lane = async () => {
    const connection = new RawConnection(url);
    while (left-- > 0) {
      const answer = await connection.send(message(`Buy now ${left}`, stamp));
      const code = answer?.status === 200 ? JSON.parse(answer.body.toString()).code : (answer?.status ?? 0);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return codes;
}

function message(text: string, stamp: string) {
  const body = JSON.stringify({ ...goodForm, message: text, stamp });
  const head = ["Host: x", "Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`];
  return `POST ${call} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n${body}`;
}
