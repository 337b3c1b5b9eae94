import { once } from "node:events";
import { SMTPServer } from "smtp-server";

type ReceivedMail = { to: string[]; text: string };

/** A real mail server on a free port that remembers what it was given. */
export async function startMailServer(port = 0) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const usedPort = typeof address === "object" && address ? address.port : port;
  return {
    received,
    port: usedPort,
    url: `smtp://127.0.0.1:${usedPort}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
