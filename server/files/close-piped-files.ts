import { finished, type Readable } from "node:stream";
import type { Log } from "../process/log.ts";
import type { Serve } from "./file-requests.ts";

/**
 * sirv pipes a file into the response, and a pipe neither closes the file when the visitor leaves nor answers an error of
 * the file: a deploy may have removed it, or too many are open.
 */
export function closePipedFiles(serve: Serve, log: Log): Serve {
  return (request, response, next) => {
    const close = (file: Readable) => {
      finished(response, () => file.destroy());
      file.once("error", (error) => {
        log.warn({ err: error.message }, "a file could not be sent");
        response.destroy();
      });
    };
    response.once("pipe", close);
    serve(request, response, () => {
      response.off("pipe", close);
      next();
    });
  };
}
