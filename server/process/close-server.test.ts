import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { acceptPending, closeServer } from "./close-server.ts";

const visitors = 40;

/** Asks from a thread of its own, and says when all are connected: the server's thread sleeps meanwhile. */
const visiting = `
  import { get } from "node:http";
  import { parentPort, workerData } from "node:worker_threads";
  const { port, visitors, connected } = workerData;
  const answers = Array.from({ length: visitors }, () => new Promise((resolve) => {
    const request = get({ port, host: "127.0.0.1", agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    });
    request.on("error", ({ code }) => resolve(code));
    request.on("socket", (socket) => socket.on("connect", () => {
      if (Atomics.add(connected, 0, 1) + 1 === visitors) Atomics.notify(connected, 0);
    }));
  }));
  parentPort.postMessage(await Promise.all(answers));
`;

test("whoever is connected when the server is told to stop gets an answer", { timeout: 60_000 }, async () => {
  const server = createServer((_, response) => response.end("there")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(visiting)}`), {
    workerData: { port, visitors, connected },
  });
  const answers = once(worker, "message");
  for (let count = 0; count < visitors; count = Atomics.load(connected, 0))
    Atomics.wait(connected, 0, count, 1000);
  await acceptPending(server);
  await closeServer(server, { idle: 100, all: 10_000 });
  expect((await answers)[0]).toEqual(Array(visitors).fill(200));
  await worker.terminate();
});
