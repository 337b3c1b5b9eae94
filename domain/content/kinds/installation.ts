import { z } from "zod";
import { portIds } from "#db/schema/shapes.ts";
import { slug } from "../fields.ts";

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
  clearance: z
    .strictObject({
      above: millimetres,
      below: millimetres,
      side: millimetres,
      front: millimetres,
    })
    .optional(),
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
  /** How many batteries stand behind one main fuse, which must break what all of them drive into a short circuit. */
  group: z.int().positive().optional(),
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
  /** What the manual lists for the battery input, and how many of them share one input where that is limited. */
  batteries: z
    .strictObject({
      listed: z.array(slug).min(1),
      perInput: z.int().positive().optional(),
    })
    .optional(),
  /** Where cables go in: parts of width from the middle, of height from the foot, of depth from the wall. */
  ports: z
    .array(
      z.strictObject({
        id: z.enum(portIds),
        x: z.number().min(-1).max(1),
        y: z.number().min(0).max(1),
        z: z.number().min(0).max(1),
      }),
    )
    .min(1)
    .optional(),
  /** What is drilled for the bracket: millimetres from the middle and from the foot of the body. */
  holes: z
    .strictObject({
      diameter: z.number().positive(),
      at: z.array(z.strictObject({ x: z.number(), y: z.number() })).min(1),
    })
    .optional(),
  /** The file of the body that can be turned, under content/media/models. */
  model: slug.optional(),
});
