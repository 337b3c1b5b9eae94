import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { withParams } from "../list-filters/chosen-params.ts";
import { calculatorVersion, openVersion, versionOf } from "./calculator-version.ts";

/**
 * A choice replaces the address and asks for nothing, unless an answer stands there already; the button adds an entry unless
 * it asks the same again or mends what was wrong, and leads to the answer, or to the first field that is wrong.
 */
export function useAsking(path: string) {
  const location = useLocation();
  const isAsked = useRef(false);
  const query = useRef("");
  const isAnswered = versionOf(new URLSearchParams(location.search)) === "known";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the address that was asked for is shown
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    lead(findAnswer() ?? document.querySelector<HTMLElement>("main form [aria-invalid=true]"));
  }, [location]);
  return {
    toPath(chosen: URLSearchParams, isSubmitted: boolean) {
      chosen.set("v", isSubmitted || isAnswered ? calculatorVersion : openVersion);
      const address = withParams(path, chosen);
      query.current = chosen.toString();
      return address;
    },
    ask(isSubmitted: boolean) {
      isAsked.current = isSubmitted;
      const shown = new URLSearchParams(location.search);
      shown.delete("nova");
      const isNew = shown.toString() !== query.current && (!isAnswered || findAnswer() !== null);
      return { replace: !(isSubmitted && isNew) };
    },
  };
}

const findAnswer = () => document.querySelector<HTMLElement>("#answer h2");

function lead(target: HTMLElement | null) {
  if (!target) return;
  if (target.matches("h2")) target.tabIndex = -1;
  target.scrollIntoView({ block: target.matches("h2") ? "start" : "center" });
  target.focus({ preventScroll: true });
}
