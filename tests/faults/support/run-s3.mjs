// An S3-compatible store on a free port with one bucket, "site"; its files are in the given folder.
import { importLongTool, installLongTools } from "../../long/install.mjs";

await installLongTools();
const { default: S3rver } = await importLongTool("s3rver");
const server = new S3rver({
  address: "127.0.0.1",
  port: 0,
  silent: true,
  directory: process.argv[2],
  vhostBuckets: false,
  configureBuckets: [{ name: "site", configs: [] }],
});
const { port } = await server.run();
console.info(`listening on ${port}`);
