import { type RefObject, startTransition, useEffect, useState } from "react";

/** Loading or loaded. Starts as loaded, so that a page without script shows no spinner that would never end. */
export function usePictureLoading(picture: RefObject<HTMLImageElement | null>): boolean {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    const image = picture.current;
    if (!image || image.complete) return;
    // A page has many pictures, and nobody waits for their spinners.
    startTransition(() => setLoading(true));
    const done = () => setLoading(false);
    image.addEventListener("load", done, { once: true });
    image.addEventListener("error", done, { once: true });
    return () => {
      image.removeEventListener("load", done);
      image.removeEventListener("error", done);
    };
  }, [picture]);
  return loading;
}
