import type { ReactNode } from "react";
import { ConnectionNotices } from "./connection/connection-notices.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { LinkClicks } from "./navigation/link-clicks.tsx";
import { PageArrival } from "./navigation/page-arrival.tsx";
import { ProgressBar } from "./progress-bar/progress-bar.tsx";
import { SkipLink } from "./skip-link/skip-link.tsx";
import { usePageLoad } from "./use-page-load.ts";

/** Everything round a page. */
export function Shell({ forceWhite, children }: { forceWhite?: boolean; children: ReactNode }) {
  usePageLoad();
  return (
    <>
      <SkipLink />
      <ProgressBar />
      <Header forceWhite={forceWhite ?? false} />
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ConnectionNotices />
      <LinkClicks />
      <PageArrival />
    </>
  );
}
