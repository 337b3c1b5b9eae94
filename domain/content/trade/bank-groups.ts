import { numberOf, type Product, type Rule } from "./rule.ts";

/** Batteries behind one main fuse drive no more into a short circuit than it and the fuses of their inverters break. */
export const checkBankGroups: Rule = ({ products }) =>
  products.flatMap((battery) => {
    const inverters = products.filter(({ data }) =>
      data.installation?.batteries?.listed.includes(battery.id),
    );
    const message = groupFault(battery, inverters);
    return message ? [{ file: `products/${battery.id}.yaml`, path: ["installation"], message }] : [];
  });

function groupFault(battery: Product, inverters: Product[]) {
  const { faultCurrent, group, battery: line } = battery.data.installation ?? {};
  if (faultCurrent === undefined) return undefined;
  if (group === undefined) return "states its faultCurrent, but not how many stand in one group";
  const most = numberOf(battery, "maxParallel") ?? 1;
  if (group > most) return `a group has ${group}, more than the ${most} of maxParallel`;
  const fuses = [
    { id: "its own fuse", breaking: line?.breaking },
    ...inverters.map(({ id, data }) => ({ id, breaking: data.installation?.battery?.breaking })),
  ];
  const weak = fuses.find(({ breaking }) => breaking !== undefined && group * faultCurrent > breaking);
  return (
    weak &&
    `a group of ${group} drives ${group * faultCurrent} kA into a short circuit, but ${weak.id} breaks ${weak.breaking} kA`
  );
}
