import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { defaultLocale, localeOf } from "#i18n/locales.ts";
import { takePageData } from "./document/take-data.ts";
import { loadMessages } from "./shell/load-messages.ts";
import { watchForVisitor } from "./ui/island/held-clicks.ts";

await loadMessages(localeOf(document.documentElement.lang) ?? defaultLocale);

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
