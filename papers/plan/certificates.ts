import type { Library } from "../library.ts";
import { planPaper } from "./general.ts";
import type { Planned } from "./planned.ts";

/** One document per certificate, in the laboratory's language. A maker's own file is kept. */
export function planCertificates(library: Library): Planned[] {
  return library.certificates
    .filter(({ data }) => !data.path)
    .map((certificate) => {
      const { id, data } = certificate;
      const title = () => `${data.standard}: certificate ${data.number}`;
      return planPaper(library, {
        id: `${id}-certificate-en`,
        topic: "certificate",
        code: "CT",
        about: data.number.replace(/^SPECIMEN-/, ""),
        language: "en",
        version: "1.0",
        day: data.issued.slice(0, 10),
        products: data.products.map(library.product),
        text: "certificate",
        title,
        subject: () => ({
          name: data.standard,
          tagline: data.number,
          kind: "Specimen certificate",
          certificate,
        }),
      });
    });
}
