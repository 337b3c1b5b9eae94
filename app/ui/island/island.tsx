import { memo, type RefObject, Suspense, use, useEffect, useRef } from "react";
import styles from "./island.module.css";
import type { Sleeper } from "./waking.ts";

type Props<PartProps> = PartProps & { of: Sleeper<PartProps> };

/**
 * A part of a page that the server draws and that needs no code until somebody touches the page. For what stands
 * below the first view. Its clicks are kept until it listens; a field keeps what is typed, but nobody hears of it.
 */
function SleepingIsland<PartProps extends object>(props: Props<PartProps>) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={styles.island} data-asleep="">
      <Suspense fallback={null}>
        <Part {...props} />
        <Listening box={box} />
      </Suspense>
    </div>
  );
}

/** Remembered by its properties: whatever happens above it, a part that sleeps is not drawn anew. */
export const Island = memo(SleepingIsland) as typeof SleepingIsland;

function Part<PartProps extends object>({ of, ...props }: Props<PartProps>) {
  if (!of.Part) use(of.there);
  return of.Part && <of.Part {...(props as unknown as PartProps)} />;
}

function Listening({ box }: { box: RefObject<HTMLElement | null> }) {
  useEffect(() => box.current?.removeAttribute("data-asleep"), [box]);
  return null;
}
