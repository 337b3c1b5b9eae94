import { join } from "node:path";

const home = join(import.meta.dirname, "../..");

/** The finished clips, served under /files/clips/; CLIPS may name another folder, for trials. */
export const CLIPS = process.env.CLIPS ?? join(home, "content/files/clips");

/** Frames and layers that Blender rendered, not kept in the repository. */
export const LAYERS = join(home, ".cache/clips");
