import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { answerCall } from "#api/answer-call.ts";
import { api, type RequestContext, requestContext } from "#app/context.ts";
import { requestApi } from "#app/shell/request-api.ts";
import { rename } from "#domain/content/publish/rename.ts";
import { locales } from "#i18n/locales.ts";
import { openTestApi } from "#tests/support/test-api.ts";

test("a visitor who asks for a product by its old name is sent to the new one, in their language", async () => {
  const { db, services, close } = await openTestApi();
  onTestFinished(close);
  const ask = async (path: string, id: string) => {
    const context = new RouterContextProvider();
    context.set(requestContext, {
      transport: (request) => answerCall(services, request),
      variant: "english",
      visitor: "203.0.113.7",
      tags: new Set<string>(),
      locales,
    } as RequestContext);
    const args = { request: new Request(`https://site.example${path}`), context, params: {} };
    const load = async () => {
      await context.get(api).get("product/getProductData", { id });
      return new Response("the page");
    };
    const answer = await Promise.resolve(requestApi(args as never, load)).catch((thrown: Response) => thrown);
    const { status, headers } = answer as Response;
    return [status, headers.get("location")];
  };

  expect(await ask("/products/hd-r5-1p", "hd-r5-1p")).toEqual([200, null]);
  await rename(db, { kind: "products", id: "hd-r5-1p" }, "ridge-5", {});
  expect(await ask("/products/hd-r5-1p", "hd-r5-1p")).toEqual([301, "/products/ridge-5"]);
  expect(await ask("/spanish/products/hd-r5-1p", "hd-r5-1p")).toEqual([301, "/spanish/products/ridge-5"]);
  expect(await ask("/products/ridge-5", "ridge-5")).toEqual([200, null]);
  expect(await ask("/products/never-made", "never-made")).toEqual([302, "/404"]);
});
