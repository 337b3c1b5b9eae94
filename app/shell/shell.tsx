import type { ReactNode } from "react";
import { LazyIsland } from "../ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "../ui/lazy-island/lazy-part.ts";
import { ConnectionNotices } from "./connection/connection-notices.tsx";
import { Header } from "./header/header.tsx";
import { DelegatedLinks } from "./navigation/delegated-links.tsx";
import { PageArrival } from "./navigation/page-arrival.tsx";
import { ProgressBar } from "./progress-bar/progress-bar.tsx";
import { SkipLink } from "./skip-link/skip-link.tsx";
import { useStart } from "./use-start.ts";

const footer = lazyPart(async () => (await import("./footer/footer.tsx")).Footer);

/** Everything round a page. */
export function Shell({ forceWhite, children }: { forceWhite?: boolean; children: ReactNode }) {
  useStart();
  return (
    <>
      <SkipLink />
      <ProgressBar />
      <Header forceWhite={forceWhite ?? false} />
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      <LazyIsland of={footer} />
      <ConnectionNotices />
      <DelegatedLinks />
      <PageArrival />
    </>
  );
}
