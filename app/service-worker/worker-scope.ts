/** The parts of the service worker's platform that we use; its types contradict those of a window. */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = ExtendableEvent & { request: Request; respondWith(answer: Promise<Response>): void };

type WorkerEvents = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data?: { type?: string; url?: string } };
};

type WorkerScope = {
  addEventListener<T extends keyof WorkerEvents>(type: T, listener: (event: WorkerEvents[T]) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
  navigator: Navigator & { connection?: { saveData?: boolean } };
};

export const worker = globalThis as unknown as WorkerScope;

/** Nothing is fetched for a visitor who saves data but what they ask for. */
export const savesData = () => worker.navigator.connection?.saveData === true;
