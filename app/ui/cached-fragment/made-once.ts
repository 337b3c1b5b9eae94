/** What is made of a record that is shared is made once, so that fragments which show it are found again. */
export function madeOnce<Of extends object, Made extends object>(make: (record: Of) => Made) {
  const known = new WeakMap<Of, Made>();
  return (record: Of): Made => {
    const made = known.get(record) ?? make(record);
    known.set(record, made);
    return made;
  };
}
