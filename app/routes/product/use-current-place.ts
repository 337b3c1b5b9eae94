import { useEffect, useState } from "react";

/** Below the header and the bar: the part whose upper edge passed this line last is the one being read. */
const line = 175;

/** The part that is being read; none above the first. */
export function useCurrentPlace(places: { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = places.map(({ id }) => id).join(" ");
  useEffect(() => {
    const find = () => {
      const passed = ids.split(" ").filter((id) => {
        const part = document.getElementById(id);
        return part && part.getBoundingClientRect().top <= line;
      });
      setCurrent(passed.at(-1));
    };
    find();
    addEventListener("scroll", find, { passive: true });
    return () => removeEventListener("scroll", find);
  }, [ids]);
  return current;
}
