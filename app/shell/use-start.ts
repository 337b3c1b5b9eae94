import { useEffect } from "react";
import { replayEarlyInput } from "../ui/lazy-island/replay-clicks.ts";
import { sendOpen } from "./analytics/send-open.ts";
import {
  keepFirstPage,
  registerServiceWorker,
  removeServiceWorker,
} from "./connection/register-service-worker.ts";
import { useShell } from "./shell-provider.tsx";
import { whenIdle } from "./when-idle.ts";

/** What happens once, when the page has come alive in the browser. */
export function useStart() {
  const { locale, serviceWorker } = useShell();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page load
  useEffect(() => {
    document.documentElement.dataset.ready = "";
    setTimeout(replayEarlyInput);
    setTimeout(sendOpen, 0, locale);
    keepFirstPage();
    if (document.documentElement.lang === "my") copyWithoutJoiners();
    return whenIdle(serviceWorker ? registerServiceWorker : removeServiceWorker);
  }, []);
}

async function copyWithoutJoiners() {
  const { copyPlainly } = await import("./plain-copy.ts");
  document.addEventListener("copy", copyPlainly);
}
