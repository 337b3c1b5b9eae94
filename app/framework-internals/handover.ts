import type { EntryContext } from "react-router";

/**
 * The data of a page as the framework writes it for the browser, but in one piece: no page streams, and rendering at once
 * takes a third of the CPU. It stands in the page as data, which no browser runs.
 */
export async function readHandover({ serverHandoffStream: stream }: EntryContext): Promise<string> {
  const decoder = new TextDecoder();
  let data = "";
  for await (const part of stream ?? []) data += decoder.decode(part, { stream: true });
  return data.replaceAll("<", "\\u003c");
}

/** For the framework's component, which would read the stream once more. */
export function withoutHandover(context: EntryContext): EntryContext {
  return { ...context, serverHandoffStream: undefined };
}

/** Hands the data that stands right before it to the framework; the same script on every page. */
export const handoverScript = `{
  const { streamController } = window.__reactRouterContext;
  streamController.enqueue(document.currentScript.previousElementSibling.textContent);
  streamController.close();
}`;
