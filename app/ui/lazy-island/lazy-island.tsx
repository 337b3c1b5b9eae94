import { memo, type RefObject, Suspense, use, useEffect, useRef } from "react";
import { hydrateIsland } from "./hydrate-islands.ts";
import styles from "./lazy-island.module.css";
import type { LazyPart } from "./lazy-part.ts";
import { replayEarlyInput } from "./replay-clicks.ts";

type Props<PartProps> = PartProps & { of: LazyPart<PartProps> };

/** A part of a page whose code comes after the rest: the server renders it, and the browser hydrates it later. */
function Island<PartProps extends object>(props: Props<PartProps>) {
  const box = useRef<HTMLDivElement>(null);
  const { load } = props.of;
  useEffect(() => (box.current ? hydrateIsland(box.current, load) : undefined), [load]);
  return (
    <div ref={box} className={styles.island} data-island="">
      <Suspense fallback={null}>
        <Part {...props} />
        <Hydrated box={box} />
      </Suspense>
    </div>
  );
}

/** Remembered by its properties: whatever happens above it, a part without its code is not rendered anew. */
export const LazyIsland = memo(Island) as typeof Island;

function Part<PartProps extends object>({ of, ...props }: Props<PartProps>) {
  if (!of.Part) use(of.there);
  return of.Part && <of.Part {...(props as unknown as PartProps)} />;
}

function Hydrated({ box }: { box: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    box.current?.setAttribute("data-hydrated", "");
    replayEarlyInput();
  }, [box]);
  return null;
}
