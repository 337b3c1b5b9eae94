import { api } from "#app/context.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { CalculatorWords, calculatorWords } from "#app/features/calculator-kit/calculator-words.tsx";
import { fileUrl } from "#app/shell/file-url.ts";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { formatDate } from "#i18n/format-date.ts";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import styles from "./certificate.module.css";

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const certificate = await context.get(api).get("product/getCertificate", { id });
  return { certificate, words: calculatorWords(localeOfPath(url.pathname), "approvals") };
}

export const meta: Route.MetaFunction = (args) => {
  const { standard = "", number = "", id = "" } = args.loaderData?.certificate ?? {};
  const title = `${standard}: ${number}`;
  return pageMeta(args, {
    title,
    structuredData: [
      breadcrumbData(args, "tools", "approvals", { name: title, path: `/tools/approvals/${id}` }),
    ],
  });
};

export default function CertificatePage({ loaderData: { certificate, words } }: Route.ComponentProps) {
  return (
    <CalculatorWords words={words}>
      <Certificate {...certificate} />
    </CalculatorWords>
  );
}

type Props = Route.ComponentProps["loaderData"]["certificate"];

/** One sheet of A4 when it is printed. */
function Certificate({
  id,
  standard,
  number,
  laboratory,
  issued,
  validUntil,
  scope,
  state,
  models,
  path,
  paper,
}: Props) {
  const t = useTranslations("tools.approvals");
  const { fileHost } = useShell();
  const crumbs = useBreadcrumbs("tools", "approvals", { name: standard, path: `/tools/approvals/${id}` });
  const facts = [
    [t("standard"), standard],
    [t("scope"), scope],
    [t("laboratory"), laboratory],
    [t("issued"), formatDate(issued)],
    [t("until"), validUntil ? formatDate(validUntil) : t("noEnd")],
  ];
  return (
    <>
      <Hero title={standard} lead={t("certificateNumber", { number })} crumbs={crumbs} />
      <Section space="tight">
        {state !== "valid" && <Notice tone="warning">{t(`stateText.${state}`)}</Notice>}
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{t("models")}</dt>
            <dd className={styles.models}>
              {models.map((model) => (
                <Link key={model.id} to={`/products/${model.id}`}>
                  {model.model}
                </Link>
              ))}
            </dd>
          </div>
        </dl>
        <p className={styles.ways}>
          {path && (
            <ButtonLink to={fileUrl(path, fileHost)} download>
              <Icon name="download" />
              PDF
            </ButtonLink>
          )}
          {paper && <Link to={`/documents/${paper}`}>{number}</Link>}
          <Link to="/about/how-we-check">{t("howWeCheck")}</Link>
        </p>
      </Section>
    </>
  );
}
