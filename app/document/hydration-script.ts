const escapes: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

export async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of stream ?? []) text += decoder.decode(part, { stream: true });
  return text;
}

/** JSON that can stand in any script. */
export function jsonInScript(data: unknown): string {
  return JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? character);
}

/** Hands the loader data to the browser the way the framework's own streaming component does. */
export function hydrationScript(data: string): string {
  const text = jsonInScript(data);
  return `window.__reactRouterContext.streamController.enqueue(${text});window.__reactRouterContext.streamController.close();`;
}
