import { FormColumns, WideField } from "#app/features/site-form/form-columns.tsx";
import { SiteForm } from "#app/features/site-form/site-form.tsx";
import { TextArea, TextField } from "#app/ui/field/field.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";

const fields = [
  "name",
  "phone",
  "email",
  "product",
  "company",
  "address",
  "country",
  "message",
  "serialNumber",
] as const;

type Prefill = { serialNumber: string; product: string };

export function MessageForm({ prefill }: { prefill: Prefill }) {
  const t = useTranslations("forms");
  const c = useTranslations("support.contact");
  return (
    <SiteForm name="contact" id="message-form" fields={fields} prefill={prefill} success={c("thanks")}>
      {(field) => (
        <FormColumns>
          <TextField {...field("name")} label={t("labels.name")} required autoComplete="name" />
          <TextField
            {...field("phone")}
            label={t("labels.phone")}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <TextField
            {...field("email")}
            label={t("labels.email")}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <TextField {...field("product")} label={t("labels.product")} required autoComplete="off" />
          <TextField {...field("company")} label={t("labels.company")} required autoComplete="organization" />
          <TextField {...field("country")} label={t("labels.country")} required autoComplete="country-name" />
          <WideField>
            <TextArea
              {...field("address")}
              label={t("labels.address")}
              required
              rows={2}
              autoComplete="street-address"
            />
          </WideField>
          <WideField>
            <TextArea {...field("message")} label={t("labels.message")} required rows={7} />
          </WideField>
          <TextField
            {...field("serialNumber")}
            label={`${t("labels.serialNumber")} (${t("optional")})`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </FormColumns>
      )}
    </SiteForm>
  );
}
