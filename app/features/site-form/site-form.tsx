import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary/error-summary.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { type Accepted, type FormOutcome, stampField } from "./form-outcome.ts";
import { Honeypot } from "./honeypot.tsx";
import styles from "./site-form.module.css";
import { splitFaults } from "./split-faults.ts";
import { useSiteForm } from "./use-site-form.ts";

/** What a field of the form is given: its name, an id of its own, its fault, and what stood in it when it was refused. */
type FieldProps = { name: string; id: string; error: string | undefined; defaultValue: string | undefined };

type Props<F extends string> = {
  /** Under this name the draft is kept; tell two records of one page kind apart. */
  name: string;
  /** Where a page without script comes back to. */
  id: string;
  fields: readonly F[];
  prefill?: Partial<Record<F, string>> | undefined;
  hidden?: Record<string, string> | undefined;
  /** The signed time at which the page was made: a form that comes without script proves with it that a page was read. */
  stamp: string;
  /** How many fields are needed, where the page does not say it itself. */
  legend?: ReactNode;
  /** Stands above the button, for instance a consent note; with `beside` it stands beside it where there is room. */
  note?: ReactNode;
  beside?: boolean;
  /** Beside 'Submitted successfully'. */
  success: (accepted: Accepted) => ReactNode;
  onAccepted?: ((outcome: Accepted) => void) | undefined;
  children: (field: (name: F) => FieldProps) => ReactNode;
};

/** The one way a visitor sends something: a native form first, sent in the background when there is script. */
export function SiteForm<F extends string>(props: Props<F>) {
  const {
    name,
    id,
    fields,
    prefill,
    hidden = {},
    stamp,
    legend,
    note,
    beside,
    success,
    onAccepted,
    children,
  } = props;
  const t = useTranslations("forms");
  const { pathname, search } = useLocation();
  const { form, sheet, status, outcome, mended, unsent, busy, touch, input, submit } = useSiteForm(
    name,
    onAccepted,
  );
  const { message, faults } = splitFaults(outcome, fields, mended);
  const refused = outcome?.kind === "refused" ? outcome : undefined;
  return (
    <div className={styles.box} id={id}>
      <div role="status" tabIndex={-1} ref={status} className={styles.status}>
        {outcome?.kind === "accepted" && (
          <Notice tone="success" title={t("submitted")}>
            {success(outcome)}
          </Notice>
        )}
      </div>
      <Faults form={id} outcome={outcome} message={message} faults={faults} />
      <form
        key={sheet}
        ref={form}
        className={styles.form}
        method="post"
        action={`${pathname}${search}#${id}`}
        noValidate
        data-unsent={unsent ? "" : undefined}
        aria-busy={busy}
        onFocus={touch}
        onInput={input}
        onSubmit={submit}
      >
        {legend && <p className={styles.legend}>{legend}</p>}
        {Object.entries(hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <input type="hidden" name={stampField} value={refused?.stamp ?? stamp} />
        <Honeypot />
        {children((field) => ({
          name: field,
          id: fieldId(id, field),
          error: faults[field],
          defaultValue: refused?.values[field] ?? prefill?.[field],
        }))}
        <div className={styles.foot} data-beside={beside ? "" : undefined}>
          {note && <div className={styles.note}>{note}</div>}
          <Button type="submit" busy={busy}>
            {t(busy ? "sending" : "submit")}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** The page has ids of its own; those of the fields carry the form's. */
function fieldId(form: string, field: string) {
  return `${form}-${field}`;
}

type FaultProps = {
  form: string;
  outcome: FormOutcome | undefined;
  message: string | undefined;
  faults: Record<string, string>;
};

function Faults({ form, outcome, message, faults }: FaultProps) {
  const t = useTranslations("forms");
  const byId = Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [fieldId(form, field), fault]),
  );
  if (outcome?.kind === "unsent") {
    return (
      <Notice tone="danger" role="alert">
        {t("notSent")}
      </Notice>
    );
  }
  return outcome?.kind === "refused" ? <ErrorSummary message={message} fields={byId} /> : null;
}
