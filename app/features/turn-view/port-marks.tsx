import { useEffect, useRef } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { PortOf } from "./port-list.tsx";
import type { Vector } from "./read-glb.ts";
import styles from "./turn-view.module.css";
import { isBehind, seenAt } from "./turning.ts";
import type { Shown } from "./use-model.ts";

type Props = {
  shown: Shown;
  ports: PortOf[];
  chosen: number | undefined;
  choose: (place: number) => void;
};

/** A number at each connection that moves with the body; pressed, it says what it is. */
export function PortMarks({ shown, ports, chosen, choose }: Props) {
  const t = useTranslations("catalogue.ports");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const marks = box.current;
    if (!marks) return;
    const { width, height } = marks.getBoundingClientRect();
    ports.forEach((port, place) => {
      const point = pointOf(port, shown);
      const { x, y } = seenAt(point, shown.model, shown.turn, width / height);
      const mark = marks.children[place];
      if (!(mark instanceof HTMLElement)) return;
      mark.style.translate = `${x * width}px ${y * height}px`;
      mark.hidden = isBehind(point, shown.model, shown.turn);
    });
  });
  return (
    <div ref={box} className={styles.marks}>
      {ports.map(({ id }, place) => (
        <button
          key={id}
          type="button"
          className={styles.mark}
          aria-pressed={place === chosen}
          aria-label={`${place + 1}: ${t(`${id}.name`)}`}
          onClick={() => choose(place)}
        >
          {place + 1}
        </button>
      ))}
    </div>
  );
}

/** The record speaks in parts of the body: across from its middle, up from its foot, forward from the wall. */
function pointOf({ x, y, z }: PortOf, { model: { min, max } }: Shown): Vector {
  return [x * (max[0] - min[0]), min[1] + y * (max[1] - min[1]), min[2] + z * (max[2] - min[2])];
}
