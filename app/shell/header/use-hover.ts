import { type PointerEvent, type RefObject, useEffect, useState } from "react";

type Place = { clientX: number; clientY: number };
type Reactions = { onArrive(): void; onLeave(): void };

/** Whether the pointer is on an element or on what hangs from it. */
export function useHover(element: RefObject<HTMLElement | null>, { onArrive, onLeave }: Reactions) {
  const [hovered, setHovered] = useState(false);
  const leave = () => {
    setHovered(false);
    onLeave();
  };
  useEffect(() => {
    if (!hovered) return;
    // Under a view transition no event tells that the pointer left.
    const moved = (event: globalThis.PointerEvent) => {
      const inside = event.target instanceof Node && element.current?.contains(event.target);
      if (!inside && !isOver(element.current, event)) leave();
    };
    document.addEventListener("pointermove", moved);
    return () => document.removeEventListener("pointermove", moved);
  });
  return {
    hovered,
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== "mouse") return;
      if (!hovered) onArrive();
      setHovered(true);
    },
    onPointerLeave(event: PointerEvent) {
      // A view transition covers the page: the pointer seems to leave what it is still on.
      if (!isOver(element.current, event)) leave();
    },
  };
}

function isOver(element: HTMLElement | null, { clientX, clientY }: Place) {
  const box = element?.getBoundingClientRect();
  return box && clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom;
}
