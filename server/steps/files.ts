import type { Serve } from "../files/file-requests.ts";
import type { Step } from "./step.ts";

/** Built files, pictures, models, documents, press kit: a middleware as a step. */
export function createFiles(serve: Serve): Step {
  return (_visit, request, response) =>
    new Promise((resolve) => {
      const isSent = () => resolve("file");
      response.once("close", isSent);
      serve(request, response, () => {
        response.off("close", isSent);
        resolve(undefined);
      });
    });
}
