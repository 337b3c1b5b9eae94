import { validate } from "./validate.ts";

const [command, directory = "content"] = process.argv.slice(2);
if (command === "validate") {
  try {
    for (const line of await validate(directory)) console.info(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
