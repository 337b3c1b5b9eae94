import { createStore } from "zustand/vanilla";

/** True while the code of the page that was asked for is missing and must not be reloaded for. */
export const missingChunk = createStore<{ missing: boolean }>(() => ({ missing: false }));

export function reportMissingChunk() {
  missingChunk.setState({ missing: true });
}

export function forgetMissingChunk() {
  missingChunk.setState({ missing: false });
}
