import { useEffect } from "react";
import { sendOpen } from "./analytics/send-open.ts";
import {
  registerServiceWorker,
  removeServiceWorker,
  saveFirstPageOffline,
} from "./connection/service-worker.ts";
import { useShell } from "./shell-provider.tsx";
import { whenIdle } from "./when-idle.ts";

/** What happens once, when the page has come alive in the browser. */
export function usePageLoad() {
  const { locale, serviceWorker } = useShell();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page load
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    setTimeout(sendOpen, 0, locale);
    saveFirstPageOffline();
    if (document.documentElement.lang === "my") copyWithoutJoiners();
    if (serviceWorker) return whenIdle(registerServiceWorker);
    removeServiceWorker();
    return undefined;
  }, []);
}

async function copyWithoutJoiners() {
  const { copyPlainly } = await import("./later/copy-without-joiners.ts");
  document.addEventListener("copy", copyPlainly);
}
