import { api, requestContext } from "#app/context.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { OfficeMap } from "#app/features/office-map/office-map.tsx";
import { sendOrKeep } from "#app/features/site-form/send-or-keep.ts";
import { sendSubmission } from "#app/features/site-form/send-submission.ts";
import { stayAfterSending } from "#app/features/site-form/stay-after-sending.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { cutText } from "#i18n/cut-text.ts";
import type { Route } from "./+types/route.ts";
import styles from "./contact.module.css";
import { MessageForm } from "./message-form.tsx";
import { OfficeCard } from "./office-card.tsx";

export async function loader({ url: { searchParams: query }, context }: Route.LoaderArgs) {
  const { variant } = context.get(requestContext);
  const client = context.get(api);
  const [{ offices, otherOffices }, { countries }, products] = await Promise.all([
    client.get("company/getCompanyData", { variant }),
    client.get("support/getWebinarOptionList", {}),
    client.get("download/getProductListByCategoryList", {}),
  ]);
  return {
    offices,
    otherOffices,
    countries: countries.map(({ name }) => name),
    products: products.map(({ name, model }) => (name.includes(model) ? name : `${name} (${model})`)),
    prefill: {
      serialNumber: prefilled(query, "serial"),
      product: prefilled(query, "product"),
      message: prefilled(query, "message", 4000),
    },
  };
}

/** A product page, a tool or the serial-number check may say what the message is about. */
function prefilled(query: URLSearchParams, name: string, most = 200) {
  return cutText((query.get(name) ?? "").trim(), most);
}

export const action = (args: Route.ActionArgs) =>
  sendSubmission(args, "support/insertOnlineMessage", (values) => values);

export const clientAction = sendOrKeep;
export const shouldRevalidate = stayAfterSending;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { structuredData: [breadcrumbData(args, "contact")] });

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { offices, otherOffices, ...form } = loaderData;
  const t = useTranslations("support.contact");
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} crumbs={useBreadcrumbs("contact")} />
      <Section space="tight" labelledBy="offices">
        <SectionHeading id="offices" title={t("offices", { count: offices.length })} />
        <div className={styles.offices}>
          <div className={styles.map}>
            <OfficeMap offices={offices} others={otherOffices} />
          </div>
          <ul className={styles.cards}>
            {offices.map((office) => (
              <li key={office.id}>
                <OfficeCard office={office} />
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section tone="band" labelledBy="write">
        <div className={styles.message}>
          <div>
            <SectionHeading id="write" title={t("messageTitle")} lead={t("messageLead")} />
            <h3 className={styles.nextTitle}>{t("next.title")}</h3>
            <ol className={styles.next}>
              <li>{t("next.confirmed")}</li>
              <li>{t("next.read", { office: offices[0]?.title ?? "" })}</li>
              <li>{t("next.answered")}</li>
            </ol>
          </div>
          <MessageForm {...form} />
        </div>
      </Section>
      {otherOffices.length > 0 && (
        <Section space="tight" labelledBy="other-offices">
          <SectionHeading id="other-offices" title={t("otherOffices")} />
          <ul className={styles.more}>
            {otherOffices.map((office) => (
              <li key={office.id}>
                <OfficeCard office={office} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
