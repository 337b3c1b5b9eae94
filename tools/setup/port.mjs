import { createServer } from "node:net";

/** Exits with a clear message when another program uses the port, before any long work. */
export async function refuseBusyPort() {
  const port = Number(process.env.PORT || 3000);
  if (!(port > 0 && port < 65536) || !(await isBusy(port, process.env.HOST))) return;
  console.error(
    `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}

function isBusy(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(error.code === "EADDRINUSE"));
    server.listen(port, host || undefined, () => server.close(() => resolve(false)));
  });
}
