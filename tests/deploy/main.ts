// npm run test:deploy: builds the container as it stands in deploy/, runs it as its own user, and asks for a page.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const port = "38471";
const authorities = "/etc/ssl/certs/ca-certificates.crt";
const folder = mkdtempSync(join(tmpdir(), "site-deploy-"));
const storage = [
  "--storage-driver",
  "vfs",
  "--root",
  join(folder, "storage"),
  "--runroot",
  join(folder, "run"),
];

if (!canBuild()) {
  console.info("skipped: a container is built here only as root, with buildah and mmdebstrap");
  console.info("0 passed, 0 failed, 1 skipped");
} else await test();

async function test() {
  try {
    makeBase();
    buildah(
      "bud",
      "--isolation=chroot",
      "--build-arg",
      "BASE=localhost/site-base",
      "--tag",
      "site",
      "--file",
      "deploy/container/Containerfile",
      ".",
    ); // prettier-ignore
    const container = buildah("from", "localhost/site");
    const refused = inside(container, "touch", "/srv/site/mine").status !== 0;
    const user = inside(container, "id", "-u").text;
    const page = await askSite(container);
    report({
      "runs as an account of its own": user === "10001",
      "cannot change itself": refused,
      "shows its home page": page,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function canBuild() {
  try {
    for (const program of ["buildah", "mmdebstrap"])
      execFileSync(program, ["--version"], { stdio: "ignore" });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/** A bare Debian, as this machine's package source has it. */
function makeBase() {
  const archive = join(folder, "base.tar");
  execFileSync("mmdebstrap", ["--variant=minbase", "--include=ca-certificates", "trixie", archive], {
    stdio: "inherit",
  });
  const container = buildah("from", "scratch");
  buildah("add", container, archive, "/");
  // Whom this machine trusts, such as a mirror of its own.
  buildah("add", container, authorities, authorities);
  buildah("config", "--env", `NODE_EXTRA_CA_CERTS=${authorities}`, container);
  buildah("commit", container, "localhost/site-base");
}

async function askSite(container: string) {
  const site = spawn(
    "buildah",
    [
      ...storage,
      "run",
      "--isolation=chroot",
      "--env",
      `PORT=${port}`,
      container,
      "--",
      "node",
      "--max-semi-space-size=8",
      "--max-old-space-size=384",
      "--expose-gc",
      "server/main.ts",
    ],
    { stdio: "inherit" },
  );
  try {
    for (const start = Date.now(); Date.now() - start < 90_000; ) {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      if (answer?.ok) return (await answer.text()).includes("</html>");
      await new Promise((done) => setTimeout(done, 500));
    }
    return false;
  } finally {
    site.kill("SIGTERM");
  }
}

function inside(container: string, ...command: string[]) {
  try {
    return { status: 0, text: buildah("run", "--isolation=chroot", container, "--", ...command) };
  } catch (error) {
    return { status: (error as { status: number }).status, text: "" };
  }
}

function buildah(...args: string[]) {
  const { status, stdout } = spawnSync("buildah", [...storage, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status === 0) return stdout.trim();
  console.error(stdout.slice(-4000));
  throw Object.assign(new Error(`buildah ${args[0]} ended with ${status}`), { status });
}

function report(results: Record<string, boolean>) {
  for (const [what, held] of Object.entries(results)) console.info(`${held ? "held" : "FAILED"}: ${what}`);
  const failed = Object.values(results).filter((held) => !held).length;
  console.info(`${Object.keys(results).length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
