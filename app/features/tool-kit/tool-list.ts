import { type Place, placeOf } from "../trail/places.ts";

/** Every tool, in the order in which people need them; its name and address are those of its place on the site. */
export const toolList = ["needs", "strings", "builder", "lights", "approvals"] as const satisfies Place[];

export type ToolName = (typeof toolList)[number];

export const toolPath = (tool: ToolName) => placeOf(tool).path;
