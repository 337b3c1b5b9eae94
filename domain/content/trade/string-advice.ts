import { numberOf, productRule } from "./rule.ts";

/** "At −5 °C 18 panels of 49.8 V are the most (969 V)": how our texts say how long a string may be. */
const advice = /([−-]?\d+)\s°C (\d+) panels of ([\d.]+)\sV are the most \(([\d,]+)\sV\)/;
const figures = /(\d+) panels of ([\d.]+)\sV/;
/** Open-circuit voltage gained per kelvin below 25 °C, as in our texts on strings. */
const coefficient = 0.0027;

/** How many panels a text allows in a string is calculated in the cold, below the voltage that breaks the tracker. */
export const checkStringAdvice = productRule((product) => {
  const most = numberOf(product, "maxPvVoltage");
  const { description = "", features = [] } = product.texts.en ?? {};
  const text = [description, ...features.map((feature) => feature.text)].join("\n");
  if (most === undefined || !figures.test(text)) return undefined;
  const [, cold = "", panels, voltage, stated = ""] = advice.exec(text) ?? [];
  if (!stated)
    return {
      path: ["specs", "maxPvVoltage"],
      message: "advice on strings must name the lowest temperature and its sum",
    };
  const each = Number(voltage) * (1 + coefficient * (25 - Number(cold.replace("−", "-"))));
  const whole = Math.round(Number(panels) * each);
  if (whole >= most || whole + each < most)
    return {
      path: ["specs", "maxPvVoltage"],
      message: `${panels} panels make ${whole} V at ${cold} °C; the most below ${most} V are ${Math.ceil(most / each) - 1}`,
    };
  if (whole === Number(stated.replace(",", ""))) return undefined;
  return {
    path: ["specs", "maxPvVoltage"],
    message: `${panels} panels make ${whole} V at ${cold} °C, not ${stated} V`,
  };
});
