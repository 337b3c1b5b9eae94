/** The markets that a deployment or a host name may serve. */
export const siteVariants = ["english", "nigeria", "australia", "bee"] as const;
export type SiteVariant = (typeof siteVariants)[number];

/** Spanish and Burmese pages have their own company texts. Offices are listed in this order. */
export const companyVariants = ["english", "nigeria", "spanish", "australia", "bee", "burmese"] as const;
export type CompanyVariant = (typeof companyVariants)[number];
