import { createContext } from "react-router";
import type { ApiClient, ApiTransport } from "#api/client.ts";
import type { Piece } from "#app/ui/kept/drawing.ts";
import type { Locale } from "#i18n/locales.ts";

export type Variant = "english" | "nigeria" | "australia" | "bee";

/** A page, and where they are not in it already: the element with its data, and the script that hands over what else the framework wants. */
export type Drawn = { html: Piece[]; data: (string | Buffer)[]; dataScript: string };

/** What the server knows about a request before the website sees it. */
export type RequestFacts = {
  transport: ApiTransport;
  requestId: string;
  variant: Variant;
  siteUrl: string;
  /** The languages of this deployment. */
  locales: readonly Locale[];
  device: "desktop" | "mobile";
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
  /** What the loaders of a page answer, by route; nothing is put aside for a browser that asks for data alone. */
  aside?: { asked: Map<string, Promise<unknown>>; loaded: Map<string, unknown> } | undefined;
  /** Takes the page that was drawn for a response: cheaper than a body that is encoded only to be read again. */
  takeDocument(response: Response, drawn: Drawn): void;
};

export const requestContext = createContext<RequestFacts>();

/** For pages: a call that is not answered with 200 sends the visitor to `/404`. */
export const api = createContext<ApiClient>();

/** For the shell: a failing call throws and redirects nobody. */
export const shellApi = createContext<ApiClient>();
