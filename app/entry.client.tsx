import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { defaultLocale, localeOf } from "#i18n/locales.ts";
import { dropUnofferedRoutes } from "./framework-internals/route-modules.ts";
import { loadMessages } from "./shell/load-messages.ts";

const locale = localeOf(document.documentElement.lang) ?? defaultLocale;
dropUnofferedRoutes(locale);
await loadMessages(locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
