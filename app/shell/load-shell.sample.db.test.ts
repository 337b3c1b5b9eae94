import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { answerCall } from "#api/answer-call.ts";
import { createClient } from "#api/client.ts";
import { rememberAnswers } from "#api/remembered-answers.ts";
import { locales } from "#i18n/locales.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { requestContext, shellApi } from "../context.ts";
import { loadShell } from "./load-shell.ts";

test("pages share what is round them until it is published anew, and so the fragments that show it", async () => {
  const { services, close } = await openTestApi();
  onTestFinished(close);
  const { transport, drop } = rememberAnswers((request) => answerCall(services, request));
  const forPage = () => {
    const context = new RouterContextProvider();
    const facts = { transport, variant: "english", visitor: "nobody", production: true } as const;
    const collected = { tags: new Set<string>(), inlineScripts: new Set<string>() };
    context.set(requestContext, {
      ...facts,
      ...collected,
      requestId: "1",
      siteUrl: "http://x.test",
      locales,
    });
    context.set(shellApi, createClient({ transport, language: "en" }));
    return loadShell(context);
  };
  const [first, second] = [await forPage(), await forPage()];
  expect(second.site).toBe(first.site);
  expect(second.menu).toBe(first.menu);
  drop(new Set(["*"]));
  const third = await forPage();
  expect(third.site).not.toBe(first.site);
  expect(third.site).toEqual(first.site);
});
