import { createContext } from "react-router";
import type { ApiClient, ApiTransport } from "#api/client.ts";
import type { SiteVariant } from "#config/variants.ts";
import type { Locale } from "#i18n/locales.ts";

/** What the server knows about a request before the website sees it. */
export type RequestContext = {
  transport: ApiTransport;
  requestId: string;
  variant: SiteVariant;
  siteUrl: string;
  siteName: string;
  /** The languages of this deployment. */
  locales: readonly Locale[];
  /** The visitor's address, for limits. */
  visitor: string;
  /** Where files are kept; empty when it is this host. */
  fileHost?: string;
  analyticsScript?: string;
  /** Off takes the worker away from every visitor who has it. */
  serviceWorker?: boolean;
  /** Cache tags collected while the page is made. `degraded` keeps a page out of the cache. */
  tags: Set<string>;
  production: boolean;
  /** Logs what failed while the page was made. */
  onError(error: unknown): void;
  /** The inline scripts of the document, collected while it is rendered: its policy allows these and no others. */
  inlineScripts: Set<string>;
};

export const requestContext = createContext<RequestContext>();

/** For pages: a call that is not answered with 200 sends the visitor to `/404`. */
export const api = createContext<ApiClient>();

/** For the shell: a failing call throws and redirects nobody. */
export const shellApi = createContext<ApiClient>();

/** Whether the data of header and footer was read: without it an error page has neither. */
export const hasShellData = createContext(false);
