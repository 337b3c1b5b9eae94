import type { RecordOf } from "../records.ts";
import type { Rule } from "./rule.ts";

type Plan = NonNullable<RecordOf<"cases">["data"]["plan"]>;
type Box = { x: number; y: number; width: number; depth: number };

/** Metres from a house to an engine: its exhaust kills, and the manuals ask for as much. */
const least = 6;

/** A plan draws no generator nearer to a house than the manuals allow. */
export const checkGeneratorDistance: Rule = ({ cases }) =>
  cases.flatMap(({ id, data }) =>
    (data.plan ? nearHouses(data.plan) : []).map((message) => ({
      file: `cases/${id}.yaml`,
      path: ["plan"],
      message,
    })),
  );

function nearHouses({ areas, devices }: Plan) {
  const houses = areas.filter(({ kind }) => kind === "building" || kind === "room");
  const generators = devices.filter(({ kind }) => kind === "generator");
  return generators.flatMap((generator) =>
    houses
      .filter((house) => distance(house, generator) < least)
      .map((house) => `draws ${generator.id} less than ${least} m from ${house.id}`),
  );
}

function distance({ x, y, width, depth }: Box, point: { x: number; y: number }) {
  return Math.hypot(
    Math.max(x - point.x, 0, point.x - x - width),
    Math.max(y - point.y, 0, point.y - y - depth),
  );
}
