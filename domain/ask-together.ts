type Find<T> = (ids: string[]) => Promise<Map<string, T>>;
type Waiting<T> = { ids: Set<string>; answer: Promise<Map<string, T>> };
type Asked<T> = { answers: Map<string, Promise<Map<string, T>>>; waiting?: Waiting<T> | undefined };

const askedBy = new WeakMap<object, Map<unknown, Asked<unknown>>>();

/**
 * Records by id, for one reader: what is asked for in the same moment from several places is one query, and what was read
 * before is not read again. `subject` says what they are.
 */
export async function askTogether<T>(
  reader: object,
  subject: unknown,
  ids: Iterable<string>,
  find: Find<T>,
): Promise<Map<string, T>> {
  const asked = askedOf<T>(reader, subject);
  const wanted = new Set(ids);
  for (const id of wanted) {
    if (asked.answers.has(id)) continue;
    asked.waiting ??= wait(asked, find);
    asked.waiting.ids.add(id);
    asked.answers.set(id, asked.waiting.answer);
  }
  const answers = await Promise.all(new Set([...wanted].map((id) => asked.answers.get(id))));
  return new Map(answers.flatMap((answer) => [...(answer ?? [])].filter(([id]) => wanted.has(id))));
}

function askedOf<T>(reader: object, subject: unknown): Asked<T> {
  const subjects = askedBy.get(reader) ?? new Map<unknown, Asked<unknown>>();
  askedBy.set(reader, subjects);
  const asked = subjects.get(subject) ?? { answers: new Map() };
  subjects.set(subject, asked);
  return asked as Asked<T>;
}

function wait<T>(asked: Asked<T>, find: Find<T>): Waiting<T> {
  const ids = new Set<string>();
  const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    asked.waiting = undefined;
    return find([...ids]);
  });
  return { ids, answer };
}
