import { expect, test } from "vitest";
import { placeOnMap } from "./place-on-map.ts";

test("an office stands on the map where its latitude and longitude are", () => {
  expect(placeOnMap(0, 0)).toEqual({ bottom: "50%", left: "50%" });
  expect(placeOnMap(56.16, 10.19)).toEqual({ bottom: "81.2%", left: "52.83%" });
  expect(placeOnMap(-90, -180)).toEqual({ bottom: "0%", left: "0%" });
});
