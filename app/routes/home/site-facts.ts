import { absoluteAddress } from "#app/features/breadcrumbs/absolute-address.ts";
import { organization, webSite } from "#app/features/structured-data/web-site.ts";
import { productName } from "#app/shell/constants.ts";
import type { ShellData } from "#app/shell/load-shell.ts";
import type { StructuredData } from "#app/shell/seo/structured-data.ts";

type MetaArgs = Parameters<typeof absoluteAddress>[0];

/** Who we are and where our search is. */
export function siteFacts(args: MetaArgs): StructuredData[] {
  const shell = args.matches.find((match) => match?.id === "root")?.loaderData as ShellData | undefined;
  if (!shell) return [];
  const home = absoluteAddress(args)("/");
  const { company, socialLinks, language } = shell.site;
  return [
    organization({
      name: company.title,
      url: home,
      logo: `${shell.siteUrl}/icons/icon-512.png`,
      email: company.email,
      telephone: company.phone,
      address: company.address,
      sameAs: socialLinks.map(({ url }) => url),
    }),
    webSite({ name: productName, url: home, language, searchUrl: `${home.replace(/\/$/, "")}/search/` }),
  ];
}
