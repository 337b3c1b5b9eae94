import type { ComponentType } from "react";

/** A component whose code comes later. */
export type Sleeper<Props> = {
  Part?: ComponentType<Props>;
  /** Kept when the code is there. A file that is missing leaves the part as the server drew it. */
  there: Promise<void>;
};

const loads = new Set<() => Promise<void>>();
const { promise: woken, resolve: ring } = Promise.withResolvers<void>();

/** Kept at the first sign of a visitor. */
export { woken };

/** Names the code of a part that sleeps until the page is woken. */
export function asleep<Props>(load: () => Promise<ComponentType<Props>>): Sleeper<Props> {
  const fill = async () => {
    sleeper.Part = await load();
    loads.delete(fill);
  };
  loads.add(fill);
  const sleeper: Sleeper<Props> = { there: woken.then(fill).catch(() => new Promise(() => undefined)) };
  return sleeper;
}

/** Loads everything that sleeps; rejected when a file is missing. */
export async function wake(): Promise<void> {
  ring();
  await Promise.all([...loads].map((fill) => fill()));
}
