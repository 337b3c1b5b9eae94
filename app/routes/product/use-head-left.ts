import { useEffect, useState } from "react";

/** Whether the head of the page, with its own way to ask, has left the window. */
export function useHeadLeft(): boolean {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    const head = document.querySelector("[data-product-head]");
    if (!head) return;
    const seen = new IntersectionObserver(
      ([entry]) => setLeft(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: "-94px 0px 0px" },
    );
    seen.observe(head);
    return () => seen.disconnect();
  }, []);
  return left;
}
