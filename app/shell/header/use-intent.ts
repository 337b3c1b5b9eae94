import { useMemo, useRef } from "react";
import { hoverIntentDelay } from "../constants.ts";

/** Acts when a pointer has rested on something. What it passes on its way to somewhere else stays as it is. */
export function useIntent() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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
      /** The pointer is still on its way. */
      pass: () => wish.current && wait(),
      cancel() {
        clearTimeout(timer.current);
        wish.current = undefined;
      },
    };
  }, []);
}
