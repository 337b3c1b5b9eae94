import { createContext, useContext } from "react";
import { Scripts, ScrollRestoration } from "react-router";
import type { Locale } from "#i18n/locales.ts";
import { useFrameworkScripts } from "../framework-internals/framework-scripts.ts";
import { handoverScript } from "../framework-internals/handover.ts";
import { bootScript, headScript } from "./inline-scripts.ts";

/** What the server says to a document that it renders. */
type Rendering = {
  /** What the page shows, for the browser to go on with. */
  data: string;
  /** What a visitor typed is on it: nobody is sent away from it. */
  isAnswerToForm: boolean;
  /** Told of every inline script in the page: the policy allows these and no others. */
  onScript(script: string): void;
};

export const DocumentContext = createContext<Rendering | undefined>(undefined);

type Languages = { locale: Locale; locales: readonly Locale[] | undefined };

/** Before the style sheets, so that it waits for none. */
export function HeadScript({ locale, locales = [] }: Languages) {
  const isAnswerToForm = useContext(DocumentContext)?.isAnswerToForm === true;
  return (
    <InlineScript script={import.meta.env.SSR ? headScript(locale, isAnswerToForm ? [] : locales) : ""} />
  );
}

/** The scripts at the end of a document. React finds them again in the browser and leaves them alone. */
export function DocumentScripts({ messages }: { messages: string }) {
  if (import.meta.env.SSR) return <WrittenScripts messages={messages} />;
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

function WrittenScripts({ messages }: { messages: string }) {
  const rendering = useContext(DocumentContext);
  const { inline, code, files } = useFrameworkScripts();
  // The boot script adds the module to the page, which therefore must be allowed as well.
  rendering?.onScript(code);
  const scripts = [...inline, bootScript([messages, ...files], code)];
  return (
    <>
      {scripts.map((script) => (
        <InlineScript key={script} script={script} />
      ))}
      {rendering && <PageData data={rendering.data} />}
    </>
  );
}

function PageData({ data }: { data: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data that is escaped for a script and that nobody runs */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
      <InlineScript script={handoverScript} />
    </>
  );
}

/** A script that stands in the page itself; in the browser nobody runs it a second time. */
export function InlineScript({ script }: { script: string }) {
  useContext(DocumentContext)?.onScript(script);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, and data that is escaped for one
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
