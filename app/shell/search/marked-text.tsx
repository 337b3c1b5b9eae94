import { Fragment } from "react";

type Segment = { text: string; match: boolean };

/** A text in which what was searched for is marked. */
export function MarkedText({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, match }, place) => {
    const Part = match ? "mark" : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    return <Part key={place}>{text}</Part>;
  });
}
