import { createStore } from "zustand/vanilla";

/** The address of a page that was asked for, whose code is missing and must not be reloaded for again so soon. */
export const missingChunk = createStore<{ address: string | undefined }>(() => ({ address: undefined }));

export function reportMissingChunk(address: string) {
  missingChunk.setState({ address });
}

export function forgetMissingChunk() {
  missingChunk.setState({ address: undefined });
}
