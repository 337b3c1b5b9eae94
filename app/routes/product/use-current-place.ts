import { useEffect, useState } from "react";

/** A line a third below the upper edge of the window: the part that crosses it is the one being read. */
const line = "-33% 0px -66% 0px";

export function useCurrentPlace(places: { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = places.map(({ id }) => id).join(" ");
  useEffect(() => {
    const crossing = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: line },
    );
    for (const id of ids.split(" ")) {
      const part = document.getElementById(id);
      if (part) crossing.observe(part);
    }
    return () => crossing.disconnect();
  }, [ids]);
  useEffect(() => showInBar(current), [current]);
  return current;
}

/** The names may reach beyond the bar: the current one is moved into view, and the page stays where it is. */
function showInBar(current: string | undefined) {
  const link = document.querySelector<HTMLElement>(`nav a[href="#${current}"][aria-current]`);
  const list = link?.closest("ul");
  if (link && list) list.scrollTo({ left: link.offsetLeft - list.offsetLeft - list.clientWidth / 3 });
}
