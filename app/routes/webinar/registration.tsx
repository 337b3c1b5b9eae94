import type { Data } from "#api/client.ts";
import { fieldKinds } from "#app/features/site-form/field-kinds.ts";
import { FormColumns } from "#app/features/site-form/form-columns.tsx";
import { SiteForm } from "#app/features/site-form/site-form.tsx";
import { useShell } from "#app/shell/shell-provider.tsx";
import { SelectField, TextField } from "#app/ui/field/field.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { consentVersion } from "#i18n/consent-version.ts";
import styles from "./registration.module.css";

const fields = ["firstName", "lastName", "email", "organization", "relationship", "country"] as const;

type Props = { code: string; stamp: string; options: Data<"support/getWebinarOptionList"> };

export function Registration({ code, stamp, options: { relationships, countries } }: Props) {
  const t = useTranslations("support.webinars");
  const f = useTranslations("forms");
  const { mails } = useShell().site;
  return (
    <Section tone="band" labelledBy="registration">
      <div className={styles.columns}>
        <SectionHeading id="registration" title={t("register")} lead={mails && t("registerLead")} />
        <SiteForm
          name={`webinar:${code}`}
          id="registration-form"
          fields={fields}
          hidden={{ webinarCode: code, consentVersion }}
          note={<p>{f("consent")}</p>}
          stamp={stamp}
          legend={f("allNeeded", { count: "6" })}
          success={() => t("registered")}
        >
          {(field) => (
            <FormColumns>
              <TextField
                {...field("firstName")}
                {...fieldKinds.firstName}
                label={f("labels.firstName")}
                required
              />
              <TextField
                {...field("lastName")}
                {...fieldKinds.lastName}
                label={f("labels.lastName")}
                required
              />
              <TextField
                {...field("email")}
                {...fieldKinds.email}
                label={f("labels.emailAddress")}
                required
              />
              <TextField
                {...field("organization")}
                {...fieldKinds.organization}
                label={f("labels.organization")}
                required
              />
              <SelectField
                {...field("relationship")}
                label={f("labels.relationship")}
                required
                placeholder={f("choose")}
                options={relationships.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <TextField
                {...field("country")}
                label={f("labels.countryRegion")}
                {...fieldKinds.country}
                required
                list="countries"
              />
              <datalist id="countries">
                {countries.map(({ id, name }) => (
                  <option key={id} value={name} />
                ))}
              </datalist>
            </FormColumns>
          )}
        </SiteForm>
      </div>
    </Section>
  );
}
