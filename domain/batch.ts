import DataLoader from "dataloader";

type Find<T> = (ids: string[]) => Promise<Map<string, T>>;
type Loader<T> = DataLoader<string, [string, T][]>;

const loaders = new WeakMap<object, Map<unknown, Loader<unknown>>>();

/** Loads records by id. Calls of one reader in the same tick become one query, and no id is read twice. */
export async function batch<T>(reader: object, subject: unknown, ids: Iterable<string>, find: Find<T>) {
  const own = loaders.get(reader) ?? new Map<unknown, Loader<unknown>>();
  loaders.set(reader, own);
  const loader = (own.get(subject) ?? createLoader(find)) as Loader<T>;
  own.set(subject, loader as Loader<unknown>);
  const entries = await Promise.all([...new Set(ids)].map((id) => loader.load(id)));
  return new Map(entries.flat());
}

function createLoader<T>(find: Find<T>): Loader<T> {
  return new DataLoader(
    async (ids: readonly string[]) => {
      const found = await find([...ids]);
      const entries = new Map([...found].map((entry) => [entry[0], [entry]]));
      return ids.map((id) => entries.get(id) ?? []);
    },
    { batchScheduleFn: setImmediate },
  );
}
