type Check = { level: "fault" | "advice"; asks: string };

const fault = (asks: string): Check => ({ level: "fault", asks });
const advice = (asks: string): Check => ({ level: "advice", asks });

/**
 * Every check of the content, by its code. A fault stops validate and every publication. Advice is told: it stops nothing,
 * and a maker can switch it off in `ignoredAdvice` of maker.yaml.
 */
export const checks = {
  form: fault(
    "A file is UTF-8 and YAML, is named like a record, and has the fields of its kind and no others",
  ),
  english: fault("A record has its words in English"),
  request: fault("What a command names is there"),
  reference: fault("A record that another names is there"),
  spec: fault("A spec of a product is defined, and its value has the type of the definition"),
  sorting: fault("Product types and segments are those of the maker's record"),
  figure: fault("A quoted figure is a figure of a product"),
  link: fault("A link inside the site, and a redirect, leads to a page or a file"),
  picture: fault("A picture that is shown is in media/manifest.json"),
  file: fault("A file that a record names is there"),
  checksum: fault("A document has the size and the checksum of its record"),
  maker: fault("The maker's colours have contrast, its drawings are there, its serial numbers and words fit"),
  "model-number": fault("A model number is one product's"),
  cable: fault("A cable carries the current of the breaker or fuse that protects it (IEC 60364-5-52)"),
  protection: fault(
    "Breakers and fuses carry the current of their device and break the voltage of the battery",
  ),
  "mppt-window": fault("The MPPT range rises and ends at the maximum PV voltage or below"),
  "parallel-current": fault("Inverters on one phase draw no more than the busbars of their box carry"),
  "short-circuit": fault("A group of batteries drives no more into a short circuit than its fuses break"),
  quantity: fault("Batteries in a solution or a case fit an inverter beside them, and it takes that many"),
  "warranty-office": fault("Warranty terms name an office of a variant"),
  "warranty-series": fault("Warranty terms name series of their own category"),
  "case-figures": fault("Measured figures have a month or a label each"),
  "case-plan": fault("A plan shows the devices, panels and cables that its case lists"),
  "ac-current": advice("The AC current is the rated power over the grid voltage"),
  "battery-energy": advice(
    "Nominal energy is volts times ampere-hours, usable energy its share by depth of discharge",
  ),
  "start-voltage": advice("The start voltage lies inside the MPPT range"),
  "string-length": advice(
    "Advice on string lengths names the lowest temperature and its sum, and the sum is right",
  ),
  "parallel-box": advice(
    "Inverters that work in parallel say how many on one phase, and which box joins them",
  ),
  distances: advice("A product says what room it needs, and keeps the distances of its series"),
  "typed-cable": advice("Cable sizes in texts are quoted from the product"),
  "battery-list": advice("An inverter with a battery input lists the batteries that fit"),
  mounting: advice("What stands or is said to stand outdoors is IP54 or more"),
  place: advice("A device that rain would spoil is indoors in solutions and cases"),
  approvals: advice("A product has the approvals of its kind, and none of another kind or market"),
  "warranty-market": advice("Terms of one market are for devices with an approval of that market"),
  "exchange-rate": advice("Prices of one currency have one exchange rate"),
  "generator-distance": advice("A plan draws no generator nearer than 6 m to a house"),
  answers: advice("A page or tool says in its answers how visitors ask for it"),
  wording: advice("Texts use the words of the maker's glossary"),
} satisfies Record<string, Check>;

export type CheckCode = keyof typeof checks;

export const isCheckCode = (name: string): name is CheckCode => Object.hasOwn(checks, name);

/** One line a check, for `--help` and the reference. */
export const listChecks = (level: Check["level"]) =>
  Object.entries<Check>(checks).flatMap(([code, check]) =>
    check.level === level ? [{ code, asks: check.asks }] : [],
  );
