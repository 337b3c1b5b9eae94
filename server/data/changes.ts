/** Tells everybody who keeps something what was published. */
export function createChanges() {
  const listeners: ((tags: Set<string>) => void)[] = [];
  return {
    listen: (listener: (tags: Set<string>) => void) => void listeners.push(listener),
    tell(tags: Set<string>) {
      for (const listener of listeners) listener(tags);
    },
  };
}
