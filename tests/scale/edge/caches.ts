import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { until } from "#tests/faults/support/until.ts";

export type Cache = { name: string; url: string; stop(): void };

type Place = { folder: string; port: number; origin: string };

const installed = (program: string, flag: string) => spawnSync(program, [flag]).error === undefined;

/** Debian's package, installed when it is missing and we may. */
export function hasVarnish() {
  if (installed("/usr/sbin/varnishd", "-V")) return true;
  const options = ["install", "-y", "--no-install-recommends", "varnish"];
  return process.getuid?.() === 0 && spawnSync("apt-get", options).status === 0;
}

/** Varnish with the rules of `deploy/varnish`, as they stand there; only where the site is differs. */
export function startVarnish(
  { folder, port, origin }: Place,
  rules = resolve("deploy/varnish/site.vcl"),
): Promise<Cache> {
  const own = readFileSync("deploy/varnish/backend.vcl", "utf8");
  writeFileSync(join(folder, "backend.vcl"), own.replace('"3000"', `"${new URL(origin).port}"`));
  const parameters = ["http_gzip_support=off", `vcl_path=${folder}`].flatMap((parameter) => [
    "-p",
    parameter,
  ]);
  const child = spawn(
    "/usr/sbin/varnishd",
    [
      "-F",
      "-j",
      "none",
      "-n",
      folder,
      "-a",
      `127.0.0.1:${port}`,
      "-s",
      "malloc,256m",
      "-f",
      rules,
      ...parameters,
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  return opened("Varnish", child, port);
}

/** nginx with the rules of `deploy/nginx`, as they stand there. */
export function startCachingNginx({ folder, port, origin }: Place): Promise<Cache> {
  chmodSync(folder, 0o777); // nginx keeps pages under another account
  const file = join(folder, "nginx.conf");
  writeFileSync(file, mainConfiguration(folder, port, new URL(origin).host));
  const child = spawn("nginx", ["-p", folder, "-c", file, "-e", join(folder, "error.log")], {
    stdio: "inherit",
  });
  return opened("nginx", child, port);
}

const mainConfiguration = (folder: string, port: number, host: string) => `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `  ${name}_temp_path ${folder}/${name};`).join("\n")}
  include ${process.cwd()}/deploy/nginx/cache.conf;
  upstream site { server ${host} max_fails=0; keepalive 32; }
  server { listen 127.0.0.1:${port}; include ${process.cwd()}/deploy/nginx/site.conf; }
}
`;

async function opened(name: string, child: ChildProcess, port: number): Promise<Cache> {
  const stop = () => void child.kill("SIGTERM");
  process.once("exit", stop);
  const url = `http://127.0.0.1:${port}`;
  await until(`${name} answers`, 60_000, async () => (await fetch(`${url}/healthz`)).ok);
  return { name, url, stop };
}
