import { useMemo, useRef } from "react";
import { hoverIntentDelay } from "../constants.ts";

/** Acts when a pointer has rested on something. What it passes on its way to somewhere else stays as it is. */
export function useIntent() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef(0);
  const wish = useRef<(() => void) | undefined>(undefined);
  return useMemo(() => {
    const act = () => {
      const wished = wish.current;
      wish.current = undefined;
      wished?.();
    };
    const wait = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(act, hoverIntentDelay);
    };
    return {
      begin(action: () => void) {
        wish.current = action;
        wait();
      },
      /** Waits on as long as the pointer is on its way: its coordinate in that direction grows. */
      pass(coordinate: number) {
        const isOnItsWay = coordinate > place.current;
        place.current = coordinate;
        if (isOnItsWay && wish.current) wait();
      },
      cancel() {
        clearTimeout(timer.current);
        wish.current = undefined;
      },
    };
  }, []);
}
