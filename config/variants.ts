/** The market that a deployment or a host name is for. */
export const siteVariants = ["english", "nigeria", "australia", "bee"] as const;
export type SiteVariant = (typeof siteVariants)[number];

/** Spanish and Burmese pages have companies of their own. Offices are listed in this order. */
export const companyVariants = ["english", "nigeria", "spanish", "australia", "bee", "burmese"] as const;
export type CompanyVariant = (typeof companyVariants)[number];
