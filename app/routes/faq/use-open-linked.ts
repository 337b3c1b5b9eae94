import { useEffect } from "react";
import { useLocation } from "react-router";
import { hashTarget } from "#app/shell/navigation/hash-target.ts";

/** Opens the question an address points to, for browsers that do not open it themselves, and shows it from its top. */
export function useOpenLinked() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link clicked again opens it again
  useEffect(() => {
    open(hash);
    const changed = () => open(window.location.hash);
    window.addEventListener("hashchange", changed);
    return () => window.removeEventListener("hashchange", changed);
  }, [hash, key]);
}

function open(hash: string) {
  const question = hashTarget(hash)?.closest("details");
  if (!question) return;
  question.open = true;
  question.scrollIntoView({ block: "start" });
}
