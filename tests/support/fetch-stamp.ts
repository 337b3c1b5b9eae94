import { setTimeout } from "node:timers/promises";
import { apiPrefix } from "#config/product.ts";

/** A stamp that the site takes: a form is sent no sooner than three seconds after it was shown. */
export async function fetchStamp(url: string) {
  const response = await fetch(`${url}${apiPrefix}support/getFormStamp`);
  const { data } = (await response.json()) as { data: { stamp: string } };
  await setTimeout(4000);
  return data.stamp;
}
