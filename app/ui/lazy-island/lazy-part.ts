import type { ComponentType } from "react";

/** A component whose code comes later. */
export type LazyPart<Props> = {
  Part?: ComponentType<Props>;
  /** Kept when the code is there. A file that is missing leaves the part as the server rendered it. */
  there: Promise<void>;
  /** Rejected when the file is missing; may be tried again. */
  load(): Promise<void>;
};

const missing = new Set<() => Promise<void>>();

/** Names the code of a part that a page can be read without. */
export function lazyPart<Props>(importPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const { promise: there, resolve } = Promise.withResolvers<void>();
  const load = async () => {
    part.Part ??= await importPart();
    missing.delete(load);
    resolve();
  };
  const part: LazyPart<Props> = { there, load };
  missing.add(load);
  return part;
}

/** Before anything is rendered anew, on the server and for the next page: rejected when a file is missing. */
export async function loadIslands(): Promise<void> {
  // A part that comes may name further ones inside it.
  while (missing.size > 0) await Promise.all([...missing].map((load) => load()));
}
