/** Counting and listing results need the same work at the same time: it runs once and is not kept. */
export function shareWhileRunning<T>() {
  const running = new WeakMap<object, Map<string, Promise<T>>>();
  return (owner: object, key: string, work: () => Promise<T>): Promise<T> => {
    const works = running.get(owner) ?? new Map<string, Promise<T>>();
    running.set(owner, works);
    const known = works.get(key) ?? work().finally(() => works.delete(key));
    works.set(key, known);
    return known;
  };
}
