const escapes: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

export async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? await new Response(stream).text() : "";
}

/** Hands the loader data to the browser the way the framework's own streaming component does. */
export function hydrationScript(data: string, mark: string): string {
  const text = JSON.stringify(data).replace(
    /[&><\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  );
  return `<script nonce="${mark}">window.__reactRouterContext.streamController.enqueue(${text});window.__reactRouterContext.streamController.close();</script>`;
}
