import { answerBuilderForm, slotOf } from "./builder-form.ts";
import type { Device } from "./device.ts";

export function builderPage(devices: Device[], form: URLSearchParams, ask: boolean) {
  const options = devices.flatMap((device) => {
    const { id, model, name, legacy } = device;
    const slot = slotOf(device);
    return slot ? [{ id, model, name, legacy, slot }] : [];
  });
  return { options, ...(ask ? answerBuilderForm(form, devices) : { faults: {}, variants: [] }) };
}
