import { drawCommissionApp } from "./scenes/commission-app.ts";
import { drawFindSerialNumber } from "./scenes/find-serial-number.ts";
import { drawLoggerLights } from "./scenes/logger-lights.ts";
import { drawSizeASystem } from "./scenes/size-a-system.ts";
import { drawStackStrata } from "./scenes/stack-strata.ts";
import { drawSwitchOver } from "./scenes/switch-over.ts";

export type Clip = {
  seconds: number;
  /** The second that makes the poster. */
  poster: number;
  /** Pictures of the site that are seen in it. */
  pictures: string[];
  draw: (second: number) => string;
};

/** The drawn clips by id. The turntables are not drawn but put together from frames, see assemble.ts. */
export const clips: Record<string, Clip> = {
  "commission-app": {
    seconds: 24,
    poster: 21.4,
    pictures: ["products/hd-r5-1p-front", "products/hd-c10-front", "products/hd-bm3-front"],
    draw: drawCommissionApp,
  },
  "find-serial-number": {
    seconds: 16,
    poster: 5.4,
    pictures: ["products/hd-r5-1p-front", "products/hd-r5-1p-side", "products/hd-bw-front"],
    draw: drawFindSerialNumber,
  },
  "logger-lights": { seconds: 24, poster: 9.9, pictures: [], draw: drawLoggerLights },
  "size-a-system": { seconds: 20, poster: 19, pictures: ["products/hd-c5-front"], draw: drawSizeASystem },
  "stack-strata-15": {
    seconds: 9,
    poster: 4.1,
    pictures: ["stage-0", "stage-1", "stage-2", "stage-3", "stage-4", "lit", "module", "head"].map(
      (name) => `layers/stack/${name}`,
    ),
    draw: drawStackStrata,
  },
  "switch-over": { seconds: 18, poster: 7.6, pictures: [], draw: drawSwitchOver },
};
