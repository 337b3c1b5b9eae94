import { constants, existsSync } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import pg from "pg";
import type { Config } from "#config/config.ts";
import { openFileStore } from "#server/files/file-store.ts";
import { refuseOtherMaker } from "#server/process/refuse-other-maker.ts";

export type Finding = { state: "good" | "advice" | "bad"; text: string };
type Check = (config: Config, database: pg.PoolConfig) => Promise<Finding>;

const good = (text: string): Finding => ({ state: "good", text });
const advice = (text: string): Finding => ({ state: "advice", text });
const bad = (text: string): Finding => ({ state: "bad", text });

const node: Check = async () =>
  Number.parseInt(process.versions.node, 10) >= 24
    ? good(`Node ${process.version}`)
    : bad(`Node ${process.version} is too old: run npm ci, which brings the right one`);

const maker: Check = async (config) => {
  refuseOtherMaker(config);
  if (!existsSync(join(config.BUILD_DIR, "maker.sha256"))) return bad("The site is not built: npm run build");
  return good(`The maker in ${config.CONTENT_DIR} is the one the site was built for`);
};

const folder: Check = async ({ DATA_DIR }) =>
  access(DATA_DIR, constants.W_OK).then(
    () => good(`${DATA_DIR} can be written to`),
    () => bad(`${DATA_DIR} (DATA_DIR) cannot be written to: messages could not wait there for the database`),
  );

const disk: Check = async ({ DATA_DIR }) => {
  const { bavail, bsize } = await statfs(DATA_DIR);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB are free in ${DATA_DIR}`;
  return bavail * bsize > 1e9 ? good(free) : bad(`${free}: a full disk refuses messages`);
};

const port: Check = async ({ PORT, HOST }) => {
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(PORT, HOST, () => server.close(() => resolve(true)));
  });
  if (isFree) return good(`Port ${PORT} is free`);
  const isOurs = await fetch(`http://127.0.0.1:${PORT}/healthz`).then(
    async (response) => (await response.text()) === "ok",
    () => false,
  );
  return isOurs ? good(`The site serves port ${PORT}`) : bad(`Another program uses port ${PORT}`);
};

const database: Check = async ({ DATABASE_URL }, pool) => {
  const client = new pg.Client({ ...pool, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client
    .query("select current_setting('server_version_num')::int as version, extract(epoch from now()) as now")
    .finally(() => client.end());
  const version = Math.floor(rows[0].version / 10_000);
  if (version < 15) return bad(`PostgreSQL ${version} is too old: the site needs 15 or newer`);
  const ahead = Math.round(Date.now() / 1000 - rows[0].now);
  if (Math.abs(ahead) > 30) return bad(`This machine's clock and the database's differ by ${ahead} seconds`);
  if (!DATABASE_URL)
    return advice(
      `PostgreSQL ${version}, embedded: for years of service set DATABASE_URL (docs/operations.md)`,
    );
  return good(`PostgreSQL ${version} answers, and both clocks agree`);
};

const mail: Check = async ({ SMTP_URL }) => {
  if (!SMTP_URL)
    return advice("No mails are sent: SMTP_URL and MAIL_TO are not set. Read messages with npm run inbox");
  await createTransport({ url: SMTP_URL, connectionTimeout: 10_000, greetingTimeout: 10_000 }).verify();
  return good("The mail server takes mails");
};

const store: Check = async ({ fileStore }) => {
  if (!fileStore) return good("No file store: files are served from this disk");
  const answer = await openFileStore(fileStore).read("doctor", { method: "HEAD", headers: {} });
  return answer.status === 200 || answer.status === 404
    ? good("The file store answers")
    : bad(
        `The file store answers ${answer.status}: check FILE_STORE_URL, FILE_STORE_KEY and FILE_STORE_SECRET`,
      );
};

const address: Check = async ({ SITE_URL, TRUST_PROXY }) => {
  if (new URL(SITE_URL).hostname === "localhost")
    return advice(`SITE_URL is ${SITE_URL}: search engines and mails need the public address`);
  if (SITE_URL.startsWith("https:") && TRUST_PROXY === 0)
    return bad(
      "SITE_URL is https, but TRUST_PROXY is not set: all visitors would share one limit, that of the proxy",
    );
  return good(`${SITE_URL} is the public address`);
};

export const checks = { node, maker, folder, disk, port, address, database, mail, store };
