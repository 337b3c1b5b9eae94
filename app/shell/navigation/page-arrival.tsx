import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { saveOffline } from "../connection/service-worker.ts";
import { hashTarget } from "./hash-target.ts";
import { arrive, CANCEL_HASH, forgetProblem } from "./navigation-store.ts";

/** After a navigation the focus stands on the new page's heading, or on the field it is there for, and its title is read out. */
export function PageArrival() {
  const location = useLocation();
  const [title, setTitle] = useState("");
  const last = useRef(location);
  useEffect(() => {
    arrive(location);
    const previous = last.current;
    last.current = location;
    if (previous === location || location.hash === CANCEL_HASH) return;
    saveOffline();
    forgetProblem();
    if (location.state?.keepFocus) return;
    setTitle(document.title);
    focusArrival(location.hash);
  }, [location]);
  return (
    <VisuallyHidden as="div">
      <div aria-live="polite" aria-atomic="true">
        {title}
      </div>
    </VisuallyHidden>
  );
}

function focusArrival(hash: string) {
  const heading =
    hashTarget(hash) ??
    document.querySelector<HTMLElement>("main [data-first-focus]") ??
    document.querySelector<HTMLElement>("main h1") ??
    document.querySelector("main");
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
