import { useRef, useState } from "react";
import { fieldKinds } from "#app/features/site-form/field-kinds.ts";
import { FormColumns, WideField } from "#app/features/site-form/form-columns.tsx";
import { SiteForm } from "#app/features/site-form/site-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextArea, TextField } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./message-form.module.css";
import { Suggested } from "./suggested.tsx";

const fields = [
  "name",
  "phone",
  "email",
  "product",
  "company",
  "address",
  "country",
  "serialNumber",
  "message",
] as const;

type Props = {
  prefill: { serialNumber: string; product: string; message: string };
  products: string[];
  countries: string[];
};

/** On a phone the eight fields are two steps; a step in which something is missing is shown as well. */
export function MessageForm({ prefill, products, countries }: Props) {
  const t = useTranslations("forms");
  const c = useTranslations("support.contact");
  const [step, setStep] = useState(1);
  const steps = useRef<HTMLDivElement>(null);
  const go = (to: number) => {
    setStep(to);
    requestAnimationFrame(() =>
      steps.current?.querySelector<HTMLElement>("[data-shown] :is(input, textarea)")?.focus(),
    );
  };
  return (
    <SiteForm
      name="contact"
      id="message-form"
      fields={fields}
      prefill={prefill}
      success={c("thanks")}
      onAccepted={() => setStep(1)}
    >
      {(field) => (
        <div className={styles.steps} data-step={step} ref={steps}>
          <fieldset className={styles.step} data-shown={step === 1 ? "" : undefined}>
            <legend className={styles.title}>{c("steps.one")}</legend>
            <FormColumns>
              <TextField {...field("name")} {...fieldKinds.name} label={t("labels.name")} required />
              <TextField {...field("phone")} {...fieldKinds.phone} label={t("labels.phone")} required />
              <TextField {...field("email")} {...fieldKinds.email} label={t("labels.email")} required />
              <TextField
                {...field("product")}
                {...fieldKinds.free}
                label={t("labels.product")}
                list="products"
                required
              />
            </FormColumns>
            <div className={styles.move}>
              <Button onClick={() => go(2)}>{c("steps.next")}</Button>
            </div>
          </fieldset>
          <fieldset className={styles.step} data-shown={step === 2 ? "" : undefined}>
            <legend className={styles.title}>{c("steps.two")}</legend>
            <FormColumns>
              <TextField
                {...field("company")}
                {...fieldKinds.organization}
                label={t("labels.company")}
                required
              />
              <TextArea
                {...field("address")}
                {...fieldKinds.address}
                label={t("labels.address")}
                required
                rows={2}
              />
              <TextField
                {...field("country")}
                {...fieldKinds.country}
                label={t("labels.country")}
                list="countries"
                required
              />
              <TextField
                {...field("serialNumber")}
                {...fieldKinds.code}
                label={`${t("labels.serialNumber")} (${t("optional")})`}
              />
              <WideField>
                <TextArea {...field("message")} label={t("labels.message")} required rows={7} />
              </WideField>
            </FormColumns>
            <div className={styles.move}>
              <Button look="quiet" onClick={() => go(1)}>
                <Icon name="chevron-left" />
                {c("steps.back")}
              </Button>
            </div>
          </fieldset>
          <Suggested id="products" words={products} />
          <Suggested id="countries" words={countries} />
        </div>
      )}
    </SiteForm>
  );
}
