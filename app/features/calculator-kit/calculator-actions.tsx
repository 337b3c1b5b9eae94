import { useLocation } from "react-router";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./calculator-kit.module.css";

/** As many as the contact form shows by picture. */
const mostModels = 4;

type Props = {
  /** What the message to us begins with: the answer in a few lines. */
  summary: string;
  /** What was typed, for a sheet of paper, which does not show the form. */
  asked?: string | undefined;
  /** Models that the answer names. */
  models?: string[] | undefined;
};

/** What to do with an answer: send it to us, print it, pass its address on. */
export function CalculatorActions({ summary, asked, models = [] }: Props) {
  const t = useTranslations("tools.kit");
  const address = useAddress();
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink to={contactPath(`${summary}\n\n${address}`, models)} look="outline" size="small">
          {t("send")}
        </ButtonLink>
        <PrintButton label={t("print")} />
        <CopyButton text={address} label={t("copyAddress")} />
      </div>
      <p className={styles.source}>
        {asked} {address}
      </p>
    </>
  );
}

/** The address of an answer, in one order of its parameters: the server reads a sorted one. */
function useAddress() {
  const { pathname, search } = useLocation();
  const { siteUrl } = useShell();
  const query = new URLSearchParams(search);
  query.sort();
  return `${siteUrl}${pathname}?${query}`;
}

/** The contact form with the message filled in; an address has room for so much only. */
function contactPath(message: string, models: string[]) {
  const product = models.slice(0, mostModels).join(",");
  const query = new URLSearchParams({ message: message.slice(0, 3000), ...(product && { product }) });
  return `/about/contact?${query}`;
}

function PrintButton({ label }: { label: string }) {
  return (
    <Button look="quiet" size="small" needsScript onClick={() => window.print()}>
      {label}
    </Button>
  );
}
