// Sends one recorded answer to every request: the cost of node:http itself.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file = ""] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, "utf8")) as { headers: string[]; body: string };
const bytes = Buffer.from(body, "base64");

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port), "127.0.0.1");
