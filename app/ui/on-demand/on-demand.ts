import { type ComponentType, lazy } from "react";

/**
 * A component whose code is loaded when it is shown for the first time, which a click does. If the code cannot be had, it
 * shows nothing: `React.lazy` alone would put the error page in place of the whole page.
 */
export function onDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: () => null }),
    ),
  );
}
