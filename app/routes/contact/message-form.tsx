import { fieldKinds } from "#app/features/site-form/field-kinds.ts";
import { FormColumns, WideField } from "#app/features/site-form/form-columns.tsx";
import { SiteForm } from "#app/features/site-form/site-form.tsx";
import { TextArea, TextField } from "#app/ui/field/field.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { AskedProducts } from "./asked-products.tsx";
import type { AskedProduct } from "./load-asked-products.ts";
import { Suggested } from "./suggested.tsx";

const fields = [
  "product",
  "name",
  "phone",
  "email",
  "company",
  "address",
  "country",
  "serialNumber",
  "message",
] as const;

type Props = {
  stamp: string;
  prefill: { serialNumber: string; product: string; message: string };
  asked: AskedProduct[];
  products: string[];
  countries: string[];
};

/** Eight fields, and a ninth when a serial number comes along. */
export function MessageForm({ stamp, prefill, asked, products, countries }: Props) {
  const t = useTranslations("forms");
  const c = useTranslations("support.contact");
  const reference = (id: string) => c("reference", { id: id.slice(0, 8).toUpperCase() });
  return (
    <SiteForm
      name="contact"
      id="message-form"
      fields={fields}
      prefill={prefill}
      stamp={stamp}
      // The link to a page about privacy stands behind this sentence as soon as there is one.
      note={t("use")}
      beside
      success={({ id }) => `${c("thanks")} ${reference(id)}`}
    >
      {(field) => (
        <FormColumns>
          <WideField>
            {asked.length > 0 ? (
              <AskedProducts label={t("labels.product")} name="product" products={asked} />
            ) : (
              <TextField
                {...field("product")}
                {...fieldKinds.free}
                label={t("labels.product")}
                list="products"
                required
              />
            )}
          </WideField>
          <TextField {...field("name")} {...fieldKinds.name} label={t("labels.name")} required />
          <TextField {...field("phone")} {...fieldKinds.phone} label={t("labels.phone")} required />
          <TextField {...field("email")} {...fieldKinds.email} label={t("labels.email")} required />
          <TextField
            {...field("company")}
            {...fieldKinds.organization}
            label={t("labels.company")}
            hint={c("companyHint")}
            required
          />
          <TextArea
            {...field("address")}
            {...fieldKinds.address}
            label={t("labels.address")}
            required
            rows={1}
          />
          <TextField
            {...field("country")}
            {...fieldKinds.country}
            label={t("labels.country")}
            list="countries"
            required
          />
          {prefill.serialNumber && (
            <WideField>
              <TextField
                {...field("serialNumber")}
                {...fieldKinds.code}
                label={`${t("labels.serialNumber")} (${t("optional")})`}
              />
            </WideField>
          )}
          <WideField>
            <TextArea
              {...field("message")}
              label={t("labels.message")}
              required
              rows={prefill.message ? 8 : 3}
            />
          </WideField>
          <Suggested id="products" words={products} />
          <Suggested id="countries" words={countries} />
        </FormColumns>
      )}
    </SiteForm>
  );
}
