import { fieldKinds } from "#app/features/site-form/field-kinds.ts";
import { FormColumns, WideField } from "#app/features/site-form/form-columns.tsx";
import { SiteForm } from "#app/features/site-form/site-form.tsx";
import { TextArea, TextField } from "#app/ui/field/field.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";

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

type Prefill = { serialNumber: string; product: string; message: string };

export function MessageForm({ prefill }: { prefill: Prefill }) {
  const t = useTranslations("forms");
  const c = useTranslations("support.contact");
  return (
    <SiteForm name="contact" id="message-form" fields={fields} prefill={prefill} success={c("thanks")}>
      {(field) => (
        <FormColumns>
          <TextField {...field("name")} {...fieldKinds.name} label={t("labels.name")} required />
          <TextField {...field("phone")} {...fieldKinds.phone} label={t("labels.phone")} required />
          <TextField {...field("email")} {...fieldKinds.email} label={t("labels.email")} required />
          <TextField {...field("product")} {...fieldKinds.free} label={t("labels.product")} required />
          <TextField
            {...field("company")}
            {...fieldKinds.organization}
            label={t("labels.company")}
            required
          />
          <WideField>
            <TextArea
              {...field("address")}
              {...fieldKinds.address}
              label={t("labels.address")}
              required
              rows={2}
            />
          </WideField>
          <TextField {...field("country")} {...fieldKinds.country} label={t("labels.country")} required />
          <WideField>
            <TextArea {...field("message")} label={t("labels.message")} required rows={7} />
          </WideField>
          <TextField
            {...field("serialNumber")}
            {...fieldKinds.code}
            label={`${t("labels.serialNumber")} (${t("optional")})`}
          />
        </FormColumns>
      )}
    </SiteForm>
  );
}
