import type { Role } from "#domain/catalogue/role.ts";
import { type Product, productRule } from "./rule.ts";

/** What the trade asks of a kind of device wherever it is sold, and what never belongs to it. */
const kinds: Partial<Record<Role, { needs: string[]; never: RegExp }>> = {
  inverter: { needs: ["IEC 62109"], never: /62619|63056|UN 38\.3|61851|62933/ },
  battery: { needs: ["IEC 62619", "UN 38.3"], never: /62109|61727|62116|4777|4105|61851|1741/ },
  charger: { needs: ["IEC 61851-1", "IEC 62955"], never: /62619|62109|4777|UN 38\.3/ },
};
/** National standards, and the only markets in which they say something. */
const national: [RegExp, string[]][] = [
  [/AS\/NZS/, ["AU", "NZ"]],
  [/VDE-AR-N/, ["DE"]],
  [/NRS 097/, ["ZA"]],
  [/ABNT/, ["BR"]],
  [/^UL 1741/, ["US"]],
];

/** A box or a stand among the inverters converts nothing, and answers to none of their standards. */
export const checkApprovals = productRule((product, role) => {
  if (product.data.legacy || !product.data.approvals) return undefined;
  return missing(product, role) ?? misplaced(product, role);
});

function missing({ data }: Product, role: Role | undefined) {
  const own = (data.approvals ?? [])
    .filter(({ market, held }) => market === "INT" && held)
    .map(({ standard }) => standard);
  const lacks = role && kinds[role]?.needs.find((name) => !own.some((standard) => standard.startsWith(name)));
  if (!lacks) return undefined;
  return { path: ["approvals"], message: `${data.category} need ${lacks} among the approvals of INT` };
}

function misplaced({ data }: Product, role: Role | undefined) {
  const never = role && kinds[role === "box" ? "inverter" : role]?.never;
  for (const [place, { market, standard }] of (data.approvals ?? []).entries()) {
    if (never?.test(standard))
      return {
        path: ["approvals", place, "standard"],
        message: `${standard} is no standard for ${data.category}`,
      };
    const markets = national.find(([name]) => name.test(standard))?.[1];
    if (markets && !markets.includes(market))
      return { path: ["approvals", place, "standard"], message: `${standard} says nothing in ${market}` };
  }
  return undefined;
}
