/** What is made of a record that is shared is made once, so that fragments which show it are found again. */
export function madeOnce<Of extends object, Made>(make: (record: Of) => Made): (record: Of) => Made {
  const known = new WeakMap<Of, { made: Made }>();
  return (record) => {
    const { made } = known.get(record) ?? { made: make(record) };
    known.set(record, { made });
    return made;
  };
}
