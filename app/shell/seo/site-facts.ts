import { productName } from "../constants.ts";
import type { ShellData } from "../load-shell.ts";
import type { StructuredData } from "./structured-data.ts";
import { organization, webSite } from "./web-site.ts";

/** Who we are and where our search is, for the home page of each language. */
export function siteFacts({ site, siteUrl }: ShellData, home: string): StructuredData[] {
  const { company, socialLinks, language } = site;
  return [
    organization({
      name: company.title,
      url: home,
      logo: `${siteUrl}/icons/icon-512.png`,
      email: company.email,
      telephone: company.phone,
      address: company.address,
      sameAs: socialLinks.map(({ url }) => url),
    }),
    webSite({ name: productName, url: home, language, searchUrl: `${home.replace(/\/$/, "")}/search/` }),
  ];
}
