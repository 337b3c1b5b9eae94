import { api, requestContext } from "#app/context.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { sendOrKeep } from "#app/features/site-form/send-or-keep.ts";
import { sendSubmission } from "#app/features/site-form/send-submission.ts";
import { stayAfterSending } from "#app/features/site-form/stay-after-sending.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs/breadcrumbs.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Content } from "#app/ui/section/section.tsx";
import { cutText } from "#i18n/cut-text.ts";
import type { Route } from "./+types/route.ts";
import styles from "./contact.module.css";
import { loadAskedProducts, productTitle } from "./load-asked-products.ts";
import { MessageForm } from "./message-form.tsx";
import { NextSteps } from "./next-steps.tsx";
import { Offices } from "./offices.tsx";

export async function loader({ url: { searchParams: query }, context }: Route.LoaderArgs) {
  const { variant } = context.get(requestContext);
  const client = context.get(api);
  const [{ offices }, { countries }, products, { stamp }] = await Promise.all([
    client.get("company/getCompanyData", { variant }),
    client.get("support/getWebinarOptionList", {}),
    client.get("download/getProductListByCategoryList", {}),
    client.get("support/getFormStamp", {}),
  ]);
  const product = prefilled(query, "product");
  const asked = await loadAskedProducts(client, product, products);
  return {
    offices,
    stamp,
    asked,
    countries: countries.map(({ name }) => name),
    products: asked.length > 0 ? [] : products.map(productTitle),
    prefill: {
      serialNumber: prefilled(query, "serial"),
      product,
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
  const { offices, ...form } = loaderData;
  const t = useTranslations("support.contact");
  const f = useTranslations("forms");
  const names = form.asked.map(({ name }) => name).join(", ");
  const crumbs = useBreadcrumbs("contact");
  return (
    <>
      <div className={styles.head}>
        <Content>
          <Breadcrumbs crumbs={crumbs} />
          <div className={styles.columns}>
            <div>
              <div className={styles.title}>
                <h1>{names ? t("about", { names }) : t("title")}</h1>
                <p>{f("allNeeded", { count: "8" })}</p>
              </div>
              <MessageForm {...form} />
            </div>
            <NextSteps office={offices[0]} />
          </div>
        </Content>
      </div>
      <Offices offices={offices} />
    </>
  );
}
