import { expect, test } from "vitest";
import { readSample } from "#tests/support/sample-content.ts";
import { checkInstallation } from "./check-installation.ts";

const content = await readSample();

/** The sample with one product's installation changed. */
function withInstallation(id: string, change: (own: Installation) => Installation) {
  const products = content.products.map((product) =>
    product.id === id && product.data.installation
      ? { ...product, data: { ...product.data, installation: change(product.data.installation) } }
      : product,
  );
  return { ...content, products };
}
type Installation = NonNullable<(typeof content.products)[number]["data"]["installation"]>;

test("every breaker and every fuse of the sample protects its cable", () => {
  expect(checkInstallation(content)).toEqual([]);
  const told = content.products.filter(
    ({ data }) => data.installation?.circuits ?? data.installation?.battery,
  );
  expect(told.length).toBeGreaterThan(25);
});

test("a charger's cable that is too thin for its breaker is named", () => {
  const thin = withInstallation("hd-e22", (own) => ({
    ...own,
    circuits: own.circuits?.map((circuit) => ({ ...circuit, copper: 6 })),
  }));
  expect(checkInstallation(thin).map(({ file, message }) => `${file} ${message}`)).toEqual([
    "products/hd-e22.yaml installation.circuits supply: 6 mm² (70 °C, conduit, 40 °C air) carries 31.3 A, less than the 40 A that protect it",
  ]);
});

test("a battery fuse above what the cable carries is named", () => {
  const strong = withInstallation("hd-r5-1p", (own) => ({
    ...own,
    battery: own.battery && { ...own.battery, fuse: 200 },
  }));
  expect(checkInstallation(strong).map(({ message }) => message)).toEqual([
    expect.stringContaining("35 mm² (90 °C, free-air, 40 °C air) carries 182.0 A, less than the 200 A"),
    expect.stringContaining("50 mm² (90 °C, conduit, 40 °C air) carries 180.2 A, less than the 200 A"),
  ]);
});
