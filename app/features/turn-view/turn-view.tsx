import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { PictureEntry } from "#app/ui/picture/picture-entry.ts";
import { Spinner } from "#app/ui/spinner/spinner.tsx";
import { unbroken } from "#i18n/unbroken.ts";
import { PortList, type PortOf } from "./port-list.tsx";
import { PortMarks } from "./port-marks.tsx";
import styles from "./turn-view.module.css";
import type { Turn } from "./turning.ts";
import { useModel } from "./use-model.ts";

type Props = { file: string; label: string; ports: PortOf[]; still: PictureEntry | null };

const [step, closer] = [0.15, 1.15];
const keys: Record<string, Partial<Turn>> = {
  ArrowLeft: { yaw: -step },
  ArrowRight: { yaw: step },
  ArrowUp: { pitch: -step },
  ArrowDown: { pitch: step },
  "+": { zoom: closer },
  "-": { zoom: 1 / closer },
};

/** Whoever asks for it turns it at once: the arrow keys need no step before. */
const takeFocus = (view: HTMLElement | null) => view?.focus();

/** A body that turns by finger, mouse and keys, with its connections numbered. A picture where it cannot. */
export function TurnView({ file, label, ports, still }: Props) {
  const t = useTranslations("catalogue.product");
  const canvas = useRef<HTMLCanvasElement>(null);
  const { failed, shown } = useModel(canvas, file);
  const [chosen, setChosen] = useState<number>();
  const pressed = (event: KeyboardEvent) => {
    const by = keys[event.key];
    if (!by || !shown) return;
    event.preventDefault();
    shown.turnBy(by);
  };
  const dragged = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons & 1) shown?.turnBy({ yaw: movementX / 120, pitch: movementY / 120 });
  };
  return (
    <div className={styles.view}>
      <div className={styles.stage}>
        {failed && still ? (
          <Picture entry={still} sizes="90vw" fit="contain" ratio="frame" />
        ) : (
          <div
            className={styles.turning}
            role="application"
            aria-label={label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys turn it
            tabIndex={0}
            ref={takeFocus}
            onKeyDown={pressed}
            onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
            onPointerMove={dragged}
            onWheel={({ deltaY }) => shown?.turnBy({ zoom: deltaY > 0 ? 1 / closer : closer })}
          >
            <canvas ref={canvas} className={styles.canvas} />
            {!shown && <Spinner />}
          </div>
        )}
        {shown && <PortMarks shown={shown} ports={ports} chosen={chosen} choose={setChosen} />}
      </div>
      <p className={styles.hint} role="status">
        {failed
          ? t("turnFailed")
          : shown && `${t("turnHint")} ${t("turnOf", { model: unbroken(shown.model.name) })}`}
      </p>
      <PortList ports={ports} chosen={chosen} />
    </div>
  );
}
