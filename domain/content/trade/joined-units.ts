import { listOf, numberOf, type Product, type Rule } from "./rule.ts";

/** Inverters that share a phase draw no more, all together, than the busbars of their parallel box carry. */
export const checkJoinedUnits: Rule = ({ products }) =>
  products.flatMap((product) => {
    if (!product.data.specs) return [];
    const boxes = products.filter(({ id, data }) => product.data.accessories?.includes(id) && isBox(data));
    const found = unitFault(product, boxes);
    return found ? [{ file: `products/${product.id}.yaml`, path: ["specs", "parallelUnits"], ...found }] : [];
  });

/** A box that joins inverters says how many, and has no rated power of its own. */
const isBox = ({ specs }: Product["data"]) => specs?.parallelUnits !== undefined && !specs.ratedPower;

function unitFault(product: Product, boxes: Product[]) {
  const [units, onPhase] = [numberOf(product, "parallelUnits"), numberOf(product, "unitsPerPhase")];
  if (units === undefined || units === 1 || isBox(product.data)) return undefined;
  if (onPhase === undefined)
    return unsaid("units work in parallel, but unitsPerPhase does not say how many on one phase");
  if (onPhase > units)
    return { message: `unitsPerPhase is ${onPhase}, more than the ${units} of parallelUnits` };
  if (units > 3 * onPhase)
    return { message: `parallelUnits is ${units}, more than three phases of ${onPhase}` };
  const power = numberOf(product, "maxApparentPower") ?? numberOf(product, "ratedPower") ?? 0;
  const each = power / Math.min(...listOf(product, "gridVoltage").map(Number));
  const [box] = boxes;
  if (!box) return unsaid("units work in parallel, but no accessory is a box that joins them");
  const busbar = numberOf(box, "acCurrent") ?? 0;
  if (onPhase * each <= busbar) return undefined;
  return {
    message: `${onPhase} units on one phase draw ${(onPhase * each).toFixed(0)} A, but the busbars of ${box.id} carry ${busbar} A`,
  };
}

const unsaid = (message: string) => ({ code: "parallel-box" as const, message });
