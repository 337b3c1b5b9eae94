import { bareHeaders } from "../http/security-headers.ts";
import type { Step } from "./step.ts";

/** Sends the visitor to the right address of a page, or to the page in their language. */
export const redirect: Step = ({ redirect }, _request, response) => {
  if (!redirect) return undefined;
  response.writeHead(redirect.status, { ...bareHeaders, ...redirect.headers });
  response.end();
  return "page";
};
