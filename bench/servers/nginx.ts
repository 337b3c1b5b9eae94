import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { ensureProgram } from "../load/debian-tools.ts";
import type { Encoding } from "../load/wrk.ts";
import type { Recorded } from "./record-answer.ts";
import { findFreePort, startServer } from "./start-server.ts";

/** nginx serving our page from a precompressed file. */
export async function startNginx(folder: string, { body }: Recorded, encoding: Encoding) {
  const files = join(folder, "nginx");
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, "index.html"), encoding === "gzip" ? gunzipSync(body) : body);
  if (encoding === "gzip") writeFileSync(join(files, "index.html.gz"), body);
  const port = await findFreePort();
  const config = join(folder, "nginx.conf");
  writeFileSync(config, configuration(folder, files, port));
  const program = ensureProgram("nginx", "nginx-light");
  return startServer({ name: "nginx", program, args: ["-c", config, "-p", folder, "-e", "stderr"], port });
}

const configuration = (folder: string, files: string, port: number) => `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  gzip_static on;
  default_type text/html;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/tmp-body;
  proxy_temp_path ${folder}/tmp-proxy;
  fastcgi_temp_path ${folder}/tmp-fastcgi;
  uwsgi_temp_path ${folder}/tmp-uwsgi;
  scgi_temp_path ${folder}/tmp-scgi;
  server { listen 127.0.0.1:${port}; root ${files}; }
}
`;
