import { spawn } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { apiPrefix } from "#config/product.ts";

type Upstreams = { port: number; sites: string[]; apis: string[] };

/** A site that does not answer is passed over, without the visitor noticing. The second port knows only the first site. */
function configuration(folder: string, { port, sites, apis }: Upstreams) {
  const servers = (urls: string[]) =>
    urls.map((url) => `    server ${new URL(url).host} max_fails=0;`).join("\n");
  return `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream site {
${servers(sites)}
    keepalive 32;
  }
  upstream first {
${servers(sites.slice(0, 1))}
    keepalive 32;
  }
  upstream api {
${servers(apis)}
    keepalive 8;
  }
${server(port, "site")}
${server(port + 1, "first")}
}
`;
}

function server(port: number, upstream: string) {
  return `  server {
    listen 127.0.0.1:${port};
    client_max_body_size 64k;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_connect_timeout 1s;
    # Reads only: a form that was sent is not sent again, unless nobody took it.
    proxy_next_upstream error timeout http_502 http_503;
    proxy_next_upstream_tries 2;
    location ${apiPrefix} { proxy_pass http://api; }
    location / { proxy_pass http://${upstream}; }
  }`;
}

export async function startNginx(folder: string, upstreams: Upstreams) {
  const file = join(folder, "nginx.conf");
  chmodSync(folder, 0o755);
  writeFileSync(file, configuration(folder, upstreams));
  const child = spawn("nginx", ["-p", folder, "-c", file, "-e", `${folder}/error.log`], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  process.once("exit", () => child.kill("SIGTERM"));
  const failed = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`nginx ended with ${code}`)));
  });
  failed.catch(() => {});
  const url = `http://127.0.0.1:${upstreams.port}`;
  return { url, failed, stop: () => void child.kill("SIGQUIT") };
}
