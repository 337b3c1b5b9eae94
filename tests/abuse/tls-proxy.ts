import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:tls";

const request = (
  "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost " +
  "-addext subjectAltName=DNS:localhost -keyout key.pem -out certificate.pem"
).split(" ");

/** What stands in front of the site on the open network, with a certificate for a day. */
export async function openTlsProxy(url: string) {
  const folder = mkdtempSync(join(tmpdir(), "site-abuse-tls-"));
  execFileSync("openssl", request, { cwd: folder, stdio: "ignore" });
  const certificate = join(folder, "certificate.pem");
  const options = { key: readFileSync(join(folder, "key.pem")), cert: readFileSync(certificate) };
  const server = createServer(options, (socket) => {
    const site = connect(Number(new URL(url).port), "127.0.0.1");
    for (const end of [socket, site]) end.on("error", () => end.destroy());
    socket.pipe(site).pipe(socket);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    certificate,
    host: `localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
