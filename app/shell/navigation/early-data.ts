type Early = { address: string; answer: Promise<Response>; stopping: AbortController };

/** The data of the page that was clicked on, asked for together with its code. */
let early: Early | undefined;

export function askEarly(address: string) {
  dropEarly();
  const stopping = new AbortController();
  const answer = window.fetch(address, { signal: stopping.signal });
  answer.catch(() => {}); // told to whoever takes it
  early = { address: new URL(address, window.location.href).href, answer, stopping };
}

/** For a page that nobody waits for any more. */
export function dropEarly() {
  early?.stopping.abort();
  early = undefined;
}

/** The router asks for data only when it has the code: what is under way then is handed to it. Answers how to stop. */
export function handOverEarly(): () => void {
  const { fetch } = window;
  window.fetch = (input, init) => takeEarly(input, init) ?? fetch(input, init);
  return () => {
    window.fetch = fetch;
  };
}

function takeEarly(input: RequestInfo | URL, init?: RequestInit): Promise<Response> | undefined {
  if (!early || early.address !== String(input) || (init?.method ?? "GET") !== "GET") return undefined;
  const { answer, stopping } = early;
  early = undefined;
  init?.signal?.addEventListener("abort", () => stopping.abort());
  return answer;
}
