import type { cases, caseTexts } from "#db/schema/catalogue.ts";
import type { Language } from "#i18n/locales.ts";

type Row = typeof cases.$inferSelect;
type Text = Pick<typeof caseTexts.$inferSelect, "measured" | "plan"> & { language: Language };

export function measuredOf({ measured }: Row, { measured: said, language }: Text) {
  if (!measured || !said) return null;
  const { labels, ...words } = said;
  const month = new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" });
  const points = measured.map((point, place) => ({
    label: point.month ? month.format(Date.UTC(2000, point.month - 1)) : (labels?.[place] ?? ""),
    before: point.before ?? null,
    after: point.after ?? null,
  }));
  return { ...words, points };
}

export function planOf({ plan }: Row, text: Text, products: { id: string; name: string }[]) {
  if (!plan) return null;
  const names = text.plan?.names ?? {};
  const productName = (id: string | undefined) => products.find((product) => product.id === id)?.name;
  return {
    ...{ width: plan.width, depth: plan.depth, cables: plan.cables, north: plan.north ?? 0 },
    areas: plan.areas.map((area) => ({
      ...area,
      name: names[area.id] ?? area.id,
      power: area.power ?? null,
    })),
    devices: plan.devices.map(({ product, quantity = 1, ...device }) => ({
      ...device,
      quantity,
      name: names[device.id] ?? productName(product) ?? null,
    })),
  };
}

/** The plan without its words, for a card. */
export function outlineOf({ plan }: Row) {
  if (!plan) return null;
  return {
    ...{ width: plan.width, depth: plan.depth },
    areas: plan.areas.map(({ id, kind, x, y, width, depth }) => ({ id, kind, x, y, width, depth })),
    devices: plan.devices.map(({ id, kind, x, y }) => ({ id, kind, x, y })),
    cables: plan.cables.map(({ from, to }) => ({ from, to })),
  };
}
