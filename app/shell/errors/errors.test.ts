import { type ErrorResponse, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { middlewareNamed } from "../middleware.ts";
import { errorFacts } from "./error-facts.ts";
import { fallbackDocument } from "./fallback-document.ts";

/** As the framework hands one to an error boundary. */
function errorResponse(status: number, statusText: string, data: unknown): ErrorResponse {
  return Object.assign({ status, statusText, data }, { internal: false });
}

test("an error without a status is a 500 with its message", () => {
  expect(errorFacts(new Error("broken"))).toEqual({ status: 500, message: "broken" });
  expect(errorFacts("odd")).toEqual({ status: 500, message: "odd" });
});

test("an answer keeps its status and its text, but never shows a page of HTML", () => {
  expect(errorFacts(errorResponse(418, "I'm a teapot", "no coffee"))).toEqual({
    status: 418,
    message: "no coffee",
  });
  expect(errorFacts(errorResponse(502, "Bad Gateway", "<html>"))).toEqual({ status: 502, message: "" });
  expect(errorFacts(errorResponse(503, "Internal Server Error", null))).toEqual({ status: 503, message: "" });
});

test("what the framework says for developers is not shown to visitors", () => {
  const refused = errorResponse(405, "Method Not Allowed", String(new Error("You made a POST request")));
  expect(errorFacts(refused)).toEqual({ status: 405, message: "" });
  const inTheBrowser = errorResponse(405, "Method Not Allowed", refused.data);
  expect(errorFacts(inTheBrowser)).toEqual({ status: 405, message: "" });
  expect(errorFacts(new Error("Unexpected Server Error"))).toEqual({ status: 500, message: "" });
});

test("a middleware that nobody knows is a 500 that names it", async () => {
  const [middleware] = middlewareNamed("gatekeeper");
  const args = {
    request: new Request("http://x/"),
    params: {},
    context: new RouterContextProvider(),
    pattern: "",
    url: new URL("http://x/"),
  };
  const call = Promise.resolve(middleware?.(args, () => Promise.resolve(new Response())));
  await expect(call).rejects.toEqual(
    expect.objectContaining({ data: "Unknown middleware gatekeeper", init: { status: 500 } }),
  );
});

test("the page behind the error page has its four texts and escapes the error", () => {
  const html = fallbackDocument(new Error("<b>bad</b>"));
  for (const text of [
    "An error occurred while showing the error page",
    "Unfortunately an error occurred and while showing the error page another error occurred",
    "Error details",
    "Go back to home",
  ]) {
    expect(html).toContain(text);
  }
  expect(html).toContain("&lt;b&gt;bad&lt;/b&gt;");
});
