import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("run-s3.mjs", import.meta.url));

/** An S3-compatible store in a process of its own, which can be stopped and killed. */
export async function startFileStore(folder: string) {
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  process.once("exit", () => child.kill("SIGKILL"));
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text) => {
      const found = /listening on (\d+)/.exec(String(text))?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`the file store ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}/site`,
    key: "S3RVER",
    secret: "S3RVER",
    pid: Number(child.pid),
    kill: () => void child.kill("SIGKILL"),
  };
}
