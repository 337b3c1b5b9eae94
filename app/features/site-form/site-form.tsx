import { type ReactNode, useMemo } from "react";
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
  /** Stands above the button, for instance a consent note. */
  note?: ReactNode;
  submitLabel?: string | undefined;
  /** Beside 'Submitted successfully'. */
  success?: ReactNode;
  onAccepted?: ((outcome: Accepted) => void) | undefined;
  children: (field: (name: F) => FieldProps) => ReactNode;
};

/** The one way a visitor sends something: a native form first, sent in the background when there is script. */
export function SiteForm<F extends string>(props: Props<F>) {
  const { name, id, fields, prefill, hidden = {}, note, submitLabel, success, onAccepted, children } = props;
  const t = useTranslations("forms");
  const { pathname, search } = useLocation();
  const { form, sheet, status, outcome, unsent, busy, touch, typed, submit } = useSiteForm(name, onAccepted);
  const { message, faults } = useMemo(() => splitFaults(outcome, fields), [outcome, fields]);
  const refused = outcome?.kind === "refused" ? outcome : undefined;
  return (
    <div className={styles.box} id={id}>
      <div role="status" tabIndex={-1} ref={status} className={styles.status}>
        {outcome?.kind === "accepted" && (
          <Notice tone="success" title={t("submitted")}>
            {success}
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
        onInput={typed}
        onSubmit={submit}
      >
        <p className={styles.legend}>
          <span aria-hidden="true">*</span> {t("required")}
        </p>
        {Object.entries(hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        {/* Without script a form is refused once, and comes back with its stamp. */}
        {refused?.stamp && <input type="hidden" name={stampField} value={refused.stamp} />}
        <Honeypot />
        {children((field) => ({
          name: field,
          id: fieldId(id, field),
          error: faults[field],
          defaultValue: refused?.values[field] ?? prefill?.[field],
        }))}
        {note && <div className={styles.note}>{note}</div>}
        <div>
          <Button type="submit" busy={busy}>
            {busy ? t("sending") : (submitLabel ?? t("submit"))}
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
  const byId = useMemo(
    () => Object.fromEntries(Object.entries(faults).map(([field, fault]) => [fieldId(form, field), fault])),
    [form, faults],
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
