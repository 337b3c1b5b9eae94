import type { IncomingMessage, ServerResponse } from "node:http";
import type { Visit } from "../visit.ts";

/** The kind of answer, for log and metrics; undefined passes the request to the next step. */
export type Handled = string | undefined;

export type Step = (
  visit: Visit,
  request: IncomingMessage,
  response: ServerResponse,
) => Handled | Promise<Handled>;
