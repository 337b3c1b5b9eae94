/** Notifies every cache of what was published. */
export function createChanges() {
  const listeners: ((tags: ReadonlySet<string>) => void)[] = [];
  return {
    listen: (listener: (tags: ReadonlySet<string>) => void) => void listeners.push(listener),
    tell(tags: ReadonlySet<string>) {
      for (const listener of listeners) listener(tags);
    },
  };
}
