import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { defaultLocale, localeOf } from "#i18n/locales.ts";
import { loadMessages } from "./shell/load-messages.ts";

await loadMessages(localeOf(document.documentElement.lang) ?? defaultLocale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
