import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { throttle } from "./throttle.ts";

export const throttleTime = 200;

/**
 * True when the picture may load. Browsers load lazy pictures by themselves; one that cannot gets its pictures when
 * they come near the window, asked at most every 200 ms of scrolling.
 */
export function useLazyFallback(image: RefObject<HTMLImageElement | null>, eager: boolean): boolean {
  const mayLoad = useSyncExternalStore(never, loadsLazily, yes);
  const [near, setNear] = useState(eager || mayLoad);
  useEffect(() => {
    if (near) return;
    const look = () => image.current && isNear(image.current) && setNear(true);
    const scrolled = throttle(look, throttleTime);
    look();
    window.addEventListener("scroll", scrolled, { passive: true });
    return () => window.removeEventListener("scroll", scrolled);
  }, [image, near]);
  return near;
}

/** What the server wrote has to be found again by the first rendering in the browser. */
const never = () => () => {};
const yes = () => true;

function loadsLazily() {
  return typeof HTMLImageElement === "undefined" || "loading" in HTMLImageElement.prototype;
}

function isNear(image: HTMLImageElement) {
  const { top, bottom } = image.getBoundingClientRect();
  return bottom > -window.innerHeight && top < 2 * window.innerHeight;
}
