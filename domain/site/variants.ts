import { eq } from "drizzle-orm";
import { type CompanyVariant, companyVariants } from "#config/variants.ts";
import { variants, variantTexts } from "#db/schema/site.ts";
import { factsOf, type Language, locales } from "#i18n/locales.ts";
import { keepCompounds } from "#i18n/unbroken.ts";
import type { Reader } from "../reader.ts";
import { findImages, imageOf } from "./images.ts";
import { placeOnMap } from "./place-on-map.ts";

/** Spanish and Burmese pages have their own variants; English ones use the deployment's. */
export function variantFor(language: Language, asked: string | undefined): CompanyVariant {
  if (language === "es") return "spanish";
  if (language === "my") return "burmese";
  return companyVariants.find((name) => name === asked) ?? "english";
}

export async function findSiteConfig(reader: Reader, variant: CompanyVariant) {
  const found = await findVariant(reader, variant);
  if (!found) return undefined;
  const { row, text } = found;
  const { offered = locales } = reader;
  return {
    variant,
    language: text.language,
    company: { title: text.title, address: text.address, email: row.email ?? "", phone: row.phone ?? "" },
    countryLinks: (row.countryLinks ?? []).filter(({ code }) => offered.includes(code)),
    languageLinks: offered.map((code) => ({ name: factsOf(code).name, code })),
    socialLinks: row.socialLinks ?? [],
    footer: text.footer,
    copyright: text.copyright,
  };
}

export async function findCompany(reader: Reader, variant: CompanyVariant) {
  const found = await findVariant(reader, variant);
  if (!found) return undefined;
  const { row, text } = found;
  const images = await findImages(reader, row.aboutImages ?? []);
  return {
    title: text.about.title,
    lead: text.about.lead,
    language: text.language,
    blocks: text.about.blocks.map((block, index) => ({
      ...block,
      content: keepCompounds(block.content),
      img: imageOf(images, row.aboutImages?.[index]),
    })),
    pictures: await listCompanyPictures(reader),
    milestones: text.about.milestones ?? [],
    casesNote: text.about.casesNote ?? null,
    claims: text.claims ?? [],
    offices: officesOf(found, {}),
    otherOffices: await listOtherOffices(reader, row.id),
  };
}

/** People and places of the maker, in the order of a visit. */
const visit = ["people", "bench", "line", "lab", "warehouse", "training", "service", "yard"];

async function listCompanyPictures(reader: Reader) {
  const images = await findImages(
    reader,
    visit.map((name) => `company/${name}`),
  );
  return [...images.values()].sort((a, b) => orderOf(a.id) - orderOf(b.id));
}

const orderOf = (id: string) => visit.indexOf(id.replace("company/", ""));

type Found = NonNullable<Awaited<ReturnType<typeof findVariant>>>;

function officesOf({ row, text }: Found, spoken: Awaited<ReturnType<typeof findSpokenOffices>>) {
  return (row.offices ?? []).map(({ latitude, longitude, ...office }) => {
    const words = spoken[office.id] ?? { ...text.offices[office.id], language: text.language };
    return {
      ...office,
      ...placeOnMap(latitude, longitude),
      title: words.title ?? office.id,
      address: words.address ?? "",
      hours: words.hours ?? null,
      language: words.language,
    };
  });
}

/** The offices of the other markets, in the visitor's language where any market says them in it. */
async function listOtherOffices(reader: Reader, own: string) {
  const spoken = await findSpokenOffices(reader);
  const offices = [];
  for (const name of companyVariants) {
    const found = await findVariant(reader, name);
    if (!found || found.row.id === own) continue;
    offices.push(...officesOf(found, found.text.language === reader.language ? {} : spoken));
  }
  return [...new Map(offices.map((office) => [office.id, office])).values()];
}

/** An office of any variant by its id, or the first of the visitor's variant. */
export async function findOffice(reader: Reader, variant: CompanyVariant, id: string | null | undefined) {
  const found = await findVariant(reader, variant);
  const own = found ? officesOf(found, {}) : [];
  if (!id) return own[0];
  return [...own, ...(await listOtherOffices(reader, variant))].find((office) => office.id === id);
}

async function findSpokenOffices({ db, language }: Reader) {
  const texts = await db
    .select({ offices: variantTexts.offices })
    .from(variantTexts)
    .where(eq(variantTexts.language, language));
  const words = texts.flatMap(({ offices }) => Object.entries(offices));
  return Object.fromEntries(words.map(([id, office]) => [id, { ...office, language }]));
}

/** A variant may be an alias: bee is english. */
async function findVariant(reader: Reader, id: string) {
  reader.tags.add("variants");
  const [named] = await reader.db.select().from(variants).where(eq(variants.id, id));
  const [row] = named?.sameAs
    ? await reader.db.select().from(variants).where(eq(variants.id, named.sameAs))
    : [named];
  if (!row) return undefined;
  const texts = await reader.db.select().from(variantTexts).where(eq(variantTexts.id, row.id));
  const text =
    texts.find(({ language }) => language === reader.language) ??
    texts.find(({ language }) => language === "en") ??
    texts[0];
  return text && { row, text };
}
