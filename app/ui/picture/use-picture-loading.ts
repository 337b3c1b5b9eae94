import { useEffect, useState } from "react";

/** Loading or loaded. Starts as loaded, so that a page without script shows no spinner that would never end. */
export function usePictureLoading(image: HTMLImageElement | null): boolean {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    if (!image || image.complete) return;
    setLoading(true);
    const done = () => setLoading(false);
    image.addEventListener("load", done, { once: true });
    image.addEventListener("error", done, { once: true });
    return () => {
      image.removeEventListener("load", done);
      image.removeEventListener("error", done);
    };
  }, [image]);
  return loading;
}
