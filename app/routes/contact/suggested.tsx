import { memo } from "react";

/** What a field offers while somebody types; anything else may be written too. */
export const Suggested = memo(function Suggested({ id, words }: { id: string; words: string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
});
