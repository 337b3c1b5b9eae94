import { make } from "#app/shell/seo/structured-data.ts";

type Product = {
  name: string;
  model: string;
  description: string;
  image?: string;
  category?: string;
  url: string;
  brand: string;
};

export function product({ brand, ...facts }: Product) {
  return make("Product", { ...facts, sku: facts.model, brand: { "@type": "Brand", name: brand } });
}
