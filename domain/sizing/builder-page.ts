import { answerBuilderForm, type Country, slotOf } from "./builder-form.ts";
import type { Device } from "./device.ts";

export function builderPage(
  devices: Device[],
  places: (Country & { name: string })[],
  form: URLSearchParams,
  ask: boolean,
) {
  const options = devices.flatMap((device) => {
    const { id, model, name, legacy } = device;
    const slot = slotOf(device);
    return slot ? [{ id, model, name, legacy, slot }] : [];
  });
  const countries = places.map(({ country, name }) => ({ country, name }));
  return {
    options,
    countries,
    ...(ask ? answerBuilderForm(form, devices, places) : { faults: {}, variants: [] }),
  };
}
