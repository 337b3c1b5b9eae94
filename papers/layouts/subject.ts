import type { Certificate, Product } from "../library.ts";

export type Subject = {
  name: string;
  tagline: string;
  kind: string;
  products: Product[];
  series?: string;
  without?: string;
  certificate?: Certificate;
  isOld?: boolean;
};
