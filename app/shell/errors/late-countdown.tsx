import { type ComponentType, useEffect, useState } from "react";

/** The way home needs script that no other page does. Without it there is a link. */
export function LateCountdown() {
  const [Countdown, setCountdown] = useState<ComponentType>();
  useEffect(() => {
    import("../later/countdown.tsx").then(
      (loaded) => setCountdown(() => loaded.Countdown),
      () => undefined,
    );
  }, []);
  return Countdown ? <Countdown /> : null;
}
