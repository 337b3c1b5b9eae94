import { api, requestContext } from "#app/context.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { FigureStrip } from "#app/features/case-card/figure-strip.tsx";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import type { Route } from "./+types/route.ts";
import { Facts } from "./facts.tsx";
import { Logos } from "./logos.tsx";
import { PressPictures } from "./press-pictures.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(api);
  const { variant } = context.get(requestContext);
  const [company, { company: address }, pictures] = await Promise.all([
    client.get("company/getCompanyData", { variant }),
    client.get("site/getSiteConfig", { variant }),
    client.get("company/getPressPictures", {}),
  ]);
  const { lead, language, claims, milestones } = company;
  return { lead, language, claims, milestones, address, ...pictures };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { structuredData: [breadcrumbData(args, "press")] });

/** What who writes about the maker needs: drawings, pictures, facts, as files and as one archive. */
export default function Press({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("journal.press");
  const { lead, language, claims, milestones, address, products, scenes } = loaderData;
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} crumbs={useBreadcrumbs("press")}>
        <ButtonLink to="/press/press-kit.zip" download data-reload>
          {t("archive", { count: products.length + scenes.length })}
        </ButtonLink>
      </Hero>
      {claims.length > 0 && (
        <Section tone="night" space="tight" labelledBy="figures">
          <SectionHeading id="figures" title={t("figures")} />
          <FigureStrip figures={claims} language={language} size="large" />
        </Section>
      )}
      <Facts lead={lead} language={language} address={address} milestones={milestones} />
      <Logos />
      <PressPictures id="products" title={t("products")} lead={t("productsLead")} pictures={products} />
      <PressPictures id="scenes" title={t("scenes")} lead={t("scenesLead")} pictures={scenes} wide />
    </>
  );
}
