import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { named } from "../named-middleware.ts";
import { errorFacts } from "./error-facts.ts";
import { fallbackDocument } from "./fallback-document.ts";

test("an error without a status is a 500 with its message", () => {
  expect(errorFacts(new Error("broken"))).toEqual({ status: 500, message: "broken" });
  expect(errorFacts("odd")).toEqual({ status: 500, message: "odd" });
});

test("an answer keeps its status and its text, but never shows a page of HTML", () => {
  expect(errorFacts(new ErrorResponse(418, "I'm a teapot", "no coffee"))).toEqual({
    status: 418,
    message: "no coffee",
  });
  expect(errorFacts(new ErrorResponse(502, "Bad Gateway", "<html>"))).toEqual({
    status: 502,
    message: "Bad Gateway",
  });
});

test("what the framework says for developers is not shown to visitors", () => {
  const refused = new ErrorResponse(405, "Method Not Allowed", new Error("You made a POST request"), true);
  expect(errorFacts(refused)).toEqual({ status: 405, message: "" });
  const inTheBrowser = new ErrorResponse(405, "Method Not Allowed", refused.data);
  expect(errorFacts(inTheBrowser)).toEqual({ status: 405, message: "" });
  expect(errorFacts(new Error("Unexpected Server Error"))).toEqual({ status: 500, message: "" });
});

test("a middleware that nobody knows is a 500 that names it", async () => {
  const [middleware] = named("gatekeeper");
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
