import { z } from "zod";

const millimetres = z.int().min(0);
const amperes = z.number().positive();
const cable = {
  copper: z.number().positive(),
  insulation: z.literal([70, 90]),
  laying: z.enum(["conduit", "free-air"]),
  air: z.int(),
};

/**
 * What an installer has to keep to, product by product: manuals and pages read it here and nowhere else. Distances in
 * millimetres, currents in amperes (breaking and fault in kiloamperes), copper in square millimetres, torque in newton metres.
 */
export const installation = z.strictObject({
  clearance: z.strictObject({
    above: millimetres,
    below: millimetres,
    side: millimetres,
    front: millimetres,
  }),
  /** A battery to windows, doors and vents, the same beneath them, to what burns, and to what gives off heat. */
  distance: z
    .strictObject({
      openings: millimetres,
      belowOpenings: millimetres,
      burning: millimetres,
      heat: millimetres,
    })
    .optional(),
  circuits: z
    .array(
      z.strictObject({
        id: z.enum(["grid", "back-up", "input", "output", "supply"]),
        breaker: amperes,
        poles: z.literal([2, 4]),
        ...cable,
        rcd: z.strictObject({ type: z.enum(["A", "B"]), current: amperes }).optional(),
      }),
    )
    .optional(),
  /** The fuse of the battery line, with the DC voltage and the current it must be able to break. */
  battery: z
    .strictObject({
      fuse: amperes,
      voltage: z.number().positive(),
      breaking: z.number().positive(),
      length: z.number().positive(),
      cables: z.array(z.strictObject(cable)).min(1),
    })
    .optional(),
  /** What one battery drives into a short circuit. */
  faultCurrent: z.number().positive().optional(),
  /** Lead-acid: cells in series, gas current in mA per Ah (IEC 62485-2), millivolts less per cell and kelvin above 25 °C. */
  leadAcid: z
    .strictObject({
      cells: z.int(),
      vented: z.number(),
      sealed: z.number(),
      compensation: z.number(),
    })
    .optional(),
  earth: z.number().positive().optional(),
  torque: z
    .strictObject({
      battery: z.number().positive().optional(),
      ac: z.number().positive().optional(),
      earth: z.number().positive().optional(),
    })
    .optional(),
});
