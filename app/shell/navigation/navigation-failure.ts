import { createStore } from "zustand/vanilla";

type Failure = { failed: boolean; address: string | undefined };

/** The last navigation that got no answer, for the notice that offers to try again. */
export const navigationFailure = createStore<Failure>(() => ({ failed: false, address: undefined }));

export function reportNoAnswer(address: string | undefined) {
  navigationFailure.setState({ failed: true, address });
}

export function forgetFailure() {
  navigationFailure.setState({ failed: false, address: undefined });
}
