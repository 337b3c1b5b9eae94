import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** In milliseconds: long enough to be read. */
const backFor = 6000;

/** `back` for some moments after the connection returned. */
export function useConnection(): "online" | "offline" | "back" {
  const online = useOnline();
  const [isBack, setBack] = useState(false);
  const before = useRef(online);
  useEffect(() => {
    if (before.current === online) return;
    before.current = online;
    setBack(online);
    if (!online) return;
    const timer = setTimeout(setBack, backFor, false);
    return () => clearTimeout(timer);
  }, [online]);
  if (!online) return "offline";
  return isBack ? "back" : "online";
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
