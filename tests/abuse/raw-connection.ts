import { once } from "node:events";
import { connect, type Socket } from "node:net";

export type RawAnswer = { status: number; headers: [string, string][]; body: Buffer };

const patience = 30_000;

/** Says bytes to a server as they are and reads what it answers; nothing in between is well-behaved for us. */
export class RawConnection {
  readonly #port: number;
  readonly #localAddress: string | undefined;
  #socket: Socket | undefined;

  constructor(url: string, localAddress?: string) {
    this.#port = Number(new URL(url).port);
    this.#localAddress = localAddress;
  }

  /**
   * Undefined when the server hung up without a word. A connection used before may be closed at this very moment, for
   * instance because the request before it said more than it announced: then, as browsers do, it is said again on a new one.
   */
  async send(bytes: Buffer | string, method = "GET"): Promise<RawAnswer | undefined> {
    const isUsed = this.#isOpen();
    const answer = await this.#sendOnce(bytes, method);
    return answer ?? (isUsed ? this.#sendOnce(bytes, method) : undefined);
  }

  async #sendOnce(bytes: Buffer | string, method: string) {
    const socket = await this.#open();
    socket.write(bytes);
    const answer = await readAnswer(socket, method);
    if (!answer || isLast(answer)) this.close();
    return answer;
  }

  close() {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #isOpen() {
    return this.#socket !== undefined && !this.#socket.destroyed && this.#socket.readable;
  }

  async #open() {
    if (this.#socket && this.#isOpen()) return this.#socket;
    const localAddress = this.#localAddress;
    const socket = connect({ port: this.#port, host: "127.0.0.1", ...(localAddress && { localAddress }) });
    socket.on("error", () => {});
    await once(socket, "connect");
    this.#socket = socket;
    return socket;
  }
}

export function headerOf({ headers }: RawAnswer, name: string) {
  return headers.find(([own]) => own === name)?.[1];
}

function isLast(answer: RawAnswer) {
  return headerOf(answer, "connection")?.toLowerCase() === "close";
}

function readAnswer(socket: Socket, method: string) {
  return new Promise<RawAnswer | undefined>((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const timer = setTimeout(() => end(() => reject(new Error("no answer came"))), patience);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.off("data", read).off("close", closed);
      settle();
    };
    const read = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const answer = parseAnswer(received, method);
      if (answer) end(() => resolve(answer));
    };
    const closed = () => end(() => resolve(parseAnswer(received, method, true)));
    socket.on("data", read).once("close", closed);
  });
}

/** Undefined while something is missing. */
function parseAnswer(bytes: Buffer, method: string, isClosed = false): RawAnswer | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const status = Number(first.split(" ")[1]);
  const rest = bytes.subarray(end + 4);
  if (status === 100) return parseAnswer(rest, method, isClosed);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const body = hasNoBody(status, method) ? Buffer.alloc(0) : bodyOf(rest, headers, isClosed);
  return body && { status, headers, body };
}

function hasNoBody(status: number, method: string) {
  return method === "HEAD" || status === 204 || status === 304;
}

function bodyOf(rest: Buffer, headers: [string, string][], isClosed: boolean) {
  const length = headers.find(([name]) => name === "content-length")?.[1];
  if (length !== undefined)
    return rest.length >= Number(length) ? rest.subarray(0, Number(length)) : undefined;
  if (headers.some(([name, value]) => name === "transfer-encoding" && value === "chunked"))
    return unchunk(rest);
  return isClosed ? rest : undefined;
}

function unchunk(rest: Buffer) {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = rest.indexOf("\r\n", at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(rest.subarray(at, lineEnd).toString("latin1"), 16);
    if (rest.length < lineEnd + 2 + size + 2) return undefined;
    if (size === 0) return Buffer.concat(parts);
    parts.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
