/** More are asked for than could be made while their visitors wait. */
export class TooBusy extends Error {
  override name = "TooBusy";
}

/** A few renders under way, and at most one begun per turn of the event loop: new connections are not starved. */
export function createRenderQueue(atOnce = 4, mostWaiting = 2000) {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;
  let scheduled = false;

  function schedule() {
    if (scheduled || running >= atOnce || waiting.length === 0) return;
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
