/** More pages wait than can be rendered while their visitors are patient. */
export class TooBusy extends Error {
  override name = "TooBusy";
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/** Runs a few renders at a time and begins one per turn of the event loop, so that new connections are not starved. */
export function createRenderQueue(mostRunning = 4, mostWaiting = 2000) {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;
  let scheduled = false;

  function schedule() {
    if (scheduled || running >= mostRunning || waiting.length === 0) return;
    scheduled = true;
    setImmediate(begin);
  }

  function begin() {
    scheduled = false;
    const job = waiting.shift();
    if (!job) return;
    running++;
    job().finally(() => {
      running--;
      schedule();
    });
    schedule();
  }

  return {
    get length() {
      return waiting.length + running;
    },
    run<T>(render: () => Promise<T>): Promise<T> {
      if (waiting.length >= mostWaiting) return Promise.reject(new TooBusy(`${waiting.length} wait`));
      return new Promise((resolve, reject) => {
        waiting.push(() => render().then(resolve, reject));
        schedule();
      });
    },
  };
}
