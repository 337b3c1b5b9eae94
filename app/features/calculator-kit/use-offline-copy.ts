import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

/**
 * A kept copy is an empty form, whatever its address says: it is then asked again. Answers a key under which the form
 * is made anew once the answer is there, as the address has it.
 */
export function useOfflineCopy(isAsked: boolean, loaded: unknown): string {
  const { revalidate } = useRevalidator();
  const [first] = useState(loaded);
  const [isAgain, setAgain] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the document was opened at
  useEffect(() => {
    if (!isAsked || document.documentElement.dataset.offlineCopy === undefined) return;
    setAgain(true);
    revalidate();
  }, []);
  return isAgain && loaded !== first ? "as asked" : "as loaded";
}
