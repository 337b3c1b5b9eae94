import { listDevices } from "../catalogue/devices.ts";
import type { Reader } from "../reader.ts";
import { answerBuilderForm, slotOf } from "../sizing/builder-form.ts";

const categories = ["inverters", "systems", "batteries", "monitoring-ems", "ev-charging"];

/** The choices of the form by field, and the systems that were put together. */
export async function buildForm(reader: Reader, form: URLSearchParams, ask: boolean) {
  const devices = await listDevices(reader, categories);
  const options = devices.flatMap((device) => {
    const { id, model, name, legacy } = device;
    const slot = slotOf(device);
    return slot ? [{ id, model, name, legacy, slot }] : [];
  });
  return { options, ...(ask ? answerBuilderForm(form, devices) : { faults: {}, variants: [] }) };
}
