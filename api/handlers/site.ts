import { searchByType } from "#domain/search/answer/search-by-type.ts";
import { searchStatistics } from "#domain/search/answer/search-statistics.ts";
import { listAddresses } from "#domain/site/addresses.ts";
import { findHome } from "#domain/site/home.ts";
import { listNavigation } from "#domain/site/navigation.ts";
import { findPage } from "#domain/site/pages.ts";
import { listPressPictures } from "#domain/site/press-kit.ts";
import { findRedirect } from "#domain/site/redirects.ts";
import { listSeo } from "#domain/site/seo.ts";
import { findCompany, findSiteConfig, variantFor } from "#domain/site/variants.ts";
import { checkWarranty } from "#domain/support/warranty-check.ts";
import type { siteCalls } from "../contract/site.ts";
import type { Handlers } from "../services.ts";

export const siteHandlers: Handlers<keyof typeof siteCalls> = {
  "navigation/getNavigationData": (_, { reader }) => listNavigation(reader),
  "homePage/getSeoData": (_, { reader, siteName }) => listSeo(reader, siteName),
  "site/getAddressList": ({ pageNum }, { reader }) => listAddresses(reader, pageNum),
  "site/getRedirect": ({ path }, { reader }) => findRedirect(reader, path),
  "homePage/getHomePageData": ({ variant }, { reader, edition }) =>
    findHome(reader, variantFor(reader.language, variant ?? edition)),
  "homePage/searchStatistics": (query, { reader }) => searchStatistics(reader, query),
  "homePage/searchByType": (query, { reader }) => searchByType(reader, query),
  "site/getSiteConfig": async ({ variant }, { reader, edition, mailing }) => {
    const site = await findSiteConfig(reader, variantFor(reader.language, variant ?? edition));
    return site && { ...site, mails: mailing !== undefined };
  },
  "company/getCompanyData": ({ variant }, { reader, edition }) =>
    findCompany(reader, variantFor(reader.language, variant ?? edition)),
  "about/getPageByParam": ({ id }, { reader }) => findPage(reader, id),
  "company/getPressPictures": (_, { reader }) => listPressPictures(reader),
  "support/checkSerialNumber": ({ serialNumber, market }, { reader }) =>
    checkWarranty(reader, serialNumber, market),
};
