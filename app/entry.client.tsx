import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { localeOfPath } from "#i18n/paths.ts";
import { takePageData } from "./document/take-data.ts";
import { loadMessages } from "./shell/load-messages.ts";
import { watchForVisitor } from "./ui/island/held-clicks.ts";

await loadMessages(localeOfPath(window.location.pathname));

takePageData();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

watchForVisitor();
